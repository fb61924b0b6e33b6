import type { Time } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { table as strings } from '#strings/table.ts';
import type { Session } from '../net/session.ts';
import { announce } from '../ui/announcer.tsx';
import { timeLeft } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import './prompt.css';
import { WhyNot } from './why-not.tsx';

/** Milliseconds left of a limit, and the whole of it. */
interface Timer {
  readonly left: number;
  readonly of: number;
}

/** A refusal as it is shown: its code for tests and styles, its sentence for people. */
export interface ShownRefusal {
  readonly code: string;
  readonly text: string;
  /** Of an `unknown-word`: the word, for which a reason is given, or a pattern with asterisks. */
  readonly word?: string | undefined;
}

interface PromptProps {
  /** What is happening, and what the player can do. */
  readonly text: ComponentChildren;
  /** Announced to screen readers when it changes. Left out if the game announces its prompt itself. */
  readonly spoken?: string;
  readonly refusal?: ShownRefusal | null;
  /** `instead` of the sentence, or `below` it where the question has to stay readable. */
  readonly refusalAt?: 'instead' | 'below';
  /** Behind the sentence of a refusal: a link to the reason, say. */
  readonly refusalMore?: ComponentChildren;
  /** A `QuestionTimer` or `TimerRing`. */
  readonly timer?: ComponentChildren;
  /** In front of the sentence: the face of the player it is about. */
  readonly lead?: ComponentChildren;
  /** At the end of the row. */
  readonly children?: ComponentChildren;
}

/** The sentence over the player's actions, the time left, and why the last attempt was refused. */
export function Prompt({
  text,
  spoken = '',
  refusal = null,
  refusalAt = 'instead',
  refusalMore,
  timer,
  lead,
  children,
}: PromptProps): JSX.Element {
  useEffect(() => announce(spoken, { mine: true }), [spoken]);
  const refused = refusal && <Refusal {...refusal}>{refusalMore}</Refusal>;
  return (
    <>
      <div class="prompt">
        {lead}
        {(refusalAt === 'instead' && refused) || <p>{text}</p>}
        {timer}
        {children}
      </div>
      {refusalAt === 'below' && refused}
    </>
  );
}

/** Why the last attempt was refused; read out at once. */
export const Refusal = ({
  code,
  text,
  word,
  children,
}: ShownRefusal & { readonly children?: ComponentChildren }): JSX.Element => (
  <p class="refusal" role="alert" data-code={code}>
    <Icon name="close" />
    <span>
      {text}
      {code === 'unknown-word' && word && !word.includes('*') && <WhyNot word={word} suggest="plain" />}
      {children}
    </span>
  </p>
);

/** Time left as a closing ring with the seconds in it. Its size never changes, so nothing moves when it ticks. */
export function TimerRing({ left, of }: Timer): JSX.Element {
  const text = timeLeft(left);
  // Two lines where one would not fit: '2 days'. Of seconds the figure is enough.
  const [figure, unit = 's'] = text.split(' ');
  const share = Math.min(1, left / of) * 100;
  return (
    <span class="ring" role="timer" aria-label={strings.timeLeft(text)} style={{ '--p': share.toFixed(1) }}>
      <span aria-hidden="true">
        {figure}
        {unit !== 's' && <small>{unit}</small>}
      </span>
    </span>
  );
}

/** Update interval of a running clock in ms: sand should flow, digits change once a second. */
const TICK_MS = 200;

/** Milliseconds until then; null without a deadline. Stands still while there is no connection. */
export function useTimeLeft(session: Session, until: Time | null): number | null {
  const live = session.link.value === 'open';
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) {
      setLeft(null);
      return;
    }
    const look = (): void => {
      const now = session.now();
      setLeft(now === null ? null : Math.max(0, until - now));
    };
    look();
    if (!live) return;
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [session, until, live]);
  return until === null ? null : left;
}

interface QuestionTimerProps<L extends string> {
  readonly session: Session;
  readonly table: TableInfo;
  readonly until: Time | null;
  /** The limit that runs; null if none does. */
  readonly limit: L | null;
  /** The game's own limits; the table may have changed them. */
  readonly limits: Readonly<Record<L, { readonly ms: number }>>;
}

/** The time left to answer the open question. It ticks by itself, so that a clock redraws nothing else. */
export function QuestionTimer<L extends string>(props: QuestionTimerProps<L>): JSX.Element | null {
  const { session, table, until, limit, limits } = props;
  const left = useTimeLeft(session, until);
  if (left === null || limit === null) return null;
  return <TimerRing left={left} of={table.options.limits[limit] ?? limits[limit].ms} />;
}

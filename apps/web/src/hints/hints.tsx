import type { AnyObservation, Seat } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hints as strings } from '#strings/hints.ts';
import { LessonOffer } from '../pages/learn/offer.tsx';
import { AskJudge } from '../review/messages.ts';
import type { BarItemProps } from '../table/end/ending.ts';
import { explain } from '../table-kit/why-not.tsx';
import { announce } from '../ui/announcer.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { countHint, type Hint, type HintStep, hintOf, STEPS } from './hint.ts';
import './hints.css';
import { Button, IconButton } from '../ui/button.tsx';

/** Hints are for a single player, alone or against bots. */
const isForOne = ({ seats }: TableInfo): boolean => seats.filter((it) => it?.who).length === 1;

/** In the bar: hints to the open question, from vague to plain; and, in a game with words, whether something is one. */
export function Hints({ session, table, undecided }: BarItemProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const judge = useRef<AskJudge | null>(null);
  useEffect(() => () => judge.current?.close(), []);
  // One person's, where one person plays.
  const [observation] = session.observations.value.values();
  if (!observation || observation.viewer === 'audience' || !isForOne(table) || observation.seen.over || table.ended)
    return null;
  const { viewer, seen } = observation;
  const asking = (): AskJudge => {
    judge.current ??= new AskJudge();
    return judge.current;
  };
  return (
    <>
      <IconButton icon="question" label={strings.title} onClick={() => setOpen(true)} />
      <Dialog title={strings.title} open={open} onClose={() => setOpen(false)}>
        <Steps key={seen.question?.id} {...{ table, seen, asking }} seat={viewer} />
        <IsWord {...{ table, undecided, asking }} />
      </Dialog>
      <LessonOffer game={table.options.game} />
    </>
  );
}

interface AskingProps {
  readonly table: TableInfo;
  readonly asking: () => AskJudge;
}

interface StepsProps extends AskingProps {
  readonly seen: AnyObservation;
  readonly seat: Seat;
}

function Steps({ table, seen, seat, asking }: StepsProps): JSX.Element {
  const [hint, setHint] = useState<Hint | 'coming' | 'none' | null>(null);
  const [given, give] = useState(0);
  const { question } = seen;
  if (!question?.asked.includes(seat) || question.mine?.done) return <p>{strings.none}</p>;
  const known = hint !== null && typeof hint === 'object' ? hint : null;
  const show = (found: Hint, step: HintStep): void => {
    give(STEPS.indexOf(step) + 1);
    announce(strings.hint(found, step), { mine: true });
    if (found.about !== 'nothing' && table.commitment) countHint(table.commitment, question.id, step);
  };
  const next = STEPS[given];
  const ask = async (step: HintStep): Promise<void> => {
    if (known) return show(known, step);
    setHint('coming');
    const judgement = await asking().ask('advise', {
      game: table.options.game,
      seen,
      seat,
      move: null,
      names: table.seats.map((it) => it?.name ?? ''),
    });
    const found = judgement && hintOf(judgement);
    setHint(found ?? 'none');
    if (found) show(found, step);
  };
  return (
    <div class="hints">
      {hint === 'coming' && <p class="muted">{strings.thinking}</p>}
      {hint === 'none' && <p>{strings.noJudge}</p>}
      {known && STEPS.slice(0, given).map((step) => <p key={step}>{strings.hint(known, step)}</p>)}
      {next && hint !== 'coming' && hint !== 'none' && known?.about !== 'nothing' && (
        <Button class="primary" text={strings.more[next]} onClick={() => void ask(next)} />
      )}
    </div>
  );
}

interface IsWordProps extends AskingProps {
  readonly undecided: readonly string[];
}

/** Nothing in a game without words. */
function IsWord({ table, undecided, asking }: IsWordProps): JSX.Element | null {
  const { game } = table.options;
  const hasWords = useLoaded<boolean | null>(() => asking().ask('hasWords', game), [game], false);
  const [answer, setAnswer] = useState('');
  const ask = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('word') ?? '')
      .trim()
      .toLowerCase();
    if (word === '') return;
    const { game, config } = table.options;
    // A word on the table that may yet be challenged is for the player to believe or not.
    if (undecided.includes(word)) return setAnswer(strings.undecided(word));
    const valid = await asking().ask('isWord', { game, config: config ?? {}, word });
    setAnswer(strings.answer(word, valid));
    // Only whether it is one was asked for: other words than the one plainly meant would be another hint.
    const why = valid === false ? await explain({ word, suggest: 'plain' }) : null;
    if (why !== null) setAnswer(`${strings.answer(word, valid)} ${why}`);
  };
  if (!hasWords) return null;
  return (
    <form class="is-word" onSubmit={(event) => void ask(event)}>
      <label>
        {strings.isWord}
        <input class="input" name="word" autocomplete="off" autocapitalize="off" spellcheck={false} maxLength={40} />
      </label>
      <button type="submit" class="btn">
        {strings.ask}
      </button>
      <p role="status">{answer}</p>
    </form>
  );
}

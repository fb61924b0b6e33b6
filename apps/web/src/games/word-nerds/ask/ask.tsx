import type { TableInfo } from '@wordhoard/protocol';
import { type Event, LIMITS, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../../net/session.ts';
import { useTimeLeft } from '../../../table-kit/clock.ts';
import type { Names } from '../../../table-kit/names.ts';
import type { Situation } from '../../../table-kit/situation.ts';
import { Ring } from '../../../table-kit/timer-ring.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { wordNerds } from '../strings/play.ts';
import { LIMIT_OF } from './limits.ts';
import { promptOf } from './prompt.ts';
import type { WordNerdsDraft } from './use-desk.ts';
import './ask.css';

/** Steps in which words are offered, and their outcome shown. */
const SPEAKING = ['declare', 'respond', 'join'];
const PassedOver = lazy(async () => (await import('./passed-over.tsx')).PassedOver);

interface WordNerdsPromptProps {
  readonly session: Session;
  readonly table: TableInfo;
  readonly situation: Situation<WordNerds>;
  readonly names: Names;
  readonly refusal: WordNerdsDraft['refusal'];
  readonly events: readonly Event[];
  /** Several people look at it together. */
  readonly together: boolean;
  readonly passing: boolean;
}

/** The situation and the player's options, or a refusal; and the time left. */
export function Ask(props: WordNerdsPromptProps): JSX.Element {
  const { session, table, situation, names, refusal, events, together, passing } = props;
  const { step, until, me } = situation;
  const left = useTimeLeft(session, until);
  const prompt = promptOf(situation, names, { together, passing });
  useEffect(() => announce(prompt, { mine: true }), [prompt]);
  const limit = step && LIMIT_OF[step.type];
  return (
    <section class="ask" aria-label={wordNerds.ask}>
      {me !== null && step && SPEAKING.includes(step.type) && (
        <PassedOver {...{ session, situation, events, names }} seat={me} />
      )}
      <div class="prompt">
        {refusal ? (
          <p class="refusal" role="alert" data-code={refusal.code}>
            <Icon name="close" />
            {refusal.text}
          </p>
        ) : (
          <p>{prompt}</p>
        )}
        {left !== null && limit && <Ring left={left} of={table.options.limits[limit] ?? LIMITS[limit].ms} />}
      </div>
    </section>
  );
}

import type { TableInfo } from '@wordhoard/protocol';
import { type Event, LIMITS, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import type { Session } from '../../../net/session.ts';
import type { Names } from '../../../table-kit/phrases.ts';
import { Prompt, QuestionTimer } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
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
  const limit = step && LIMIT_OF[step.type];
  const prompt = promptOf(situation, names, { together, passing });
  return (
    <section class="ask" aria-label={wordNerds.ask}>
      {me !== null && step && SPEAKING.includes(step.type) && (
        <PassedOver {...{ session, situation, events, names }} seat={me} />
      )}
      <Prompt
        text={prompt}
        spoken={prompt}
        refusal={refusal}
        timer={<QuestionTimer {...{ session, table, until }} limit={limit ?? null} limits={LIMITS} />}
      />
    </section>
  );
}

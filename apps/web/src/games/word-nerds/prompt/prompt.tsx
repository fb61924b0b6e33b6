import { type Event, LIMITS, type WordNerds } from '@wordhoard/word-nerds';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Actions } from '../../../table-kit/actions.tsx';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Prompt, QuestionTimer, type ShownRefusal } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { lazy } from '../../../ui/lazy.tsx';
import type { PlayerProps } from '../hand/draft.ts';
import { wordNerds } from '../strings/play.ts';
import { type AnswerButton, answersTo } from './answers.ts';
import { LIMIT_OF, promptOf } from './prompt-text.ts';
import './prompt.css';

const PassedOver = lazy(async () => (await import('./questions.tsx')).PassedOver);
const AimCard = lazy(async () => (await import('./questions.tsx')).AimCard);
const ConfirmChallenge = lazy(async () => (await import('./questions.tsx')).ConfirmChallenge);

/** Steps in which words are offered, and their outcome shown. */
const WORD_STEPS = ['declare', 'respond', 'join'];

interface QuestionPanelProps extends Pick<GameTableProps<WordNerds>, 'session' | 'table' | 'names'> {
  readonly situation: Situation<WordNerds>;
  readonly refusal: ShownRefusal | null;
  readonly events: readonly Event[];
  /** Several people look at it together. */
  readonly together: boolean;
  readonly passing: boolean;
}

/** The open question, or why the last answer was refused; and the time left. */
export function QuestionPanel(props: QuestionPanelProps): JSX.Element {
  const { session, table, situation, names, refusal, events, together, passing } = props;
  const { step, until, me } = situation;
  const prompt = promptOf(situation, names, { together, passing });
  return (
    <section class="question" aria-label={wordNerds.ask}>
      {me !== null && step && WORD_STEPS.includes(step.type) && (
        <PassedOver {...{ session, situation, events, names }} seat={me} />
      )}
      <Prompt
        text={prompt}
        spoken={prompt}
        refusal={refusal}
        timer={<QuestionTimer {...{ session, table, until }} limit={step && LIMIT_OF[step.type]} limits={LIMITS} />}
      />
    </section>
  );
}

/** Steps whose buttons stay in sight. Where tokens or letters are chosen, the buttons stand under them. */
const STICKY = ['bid-cards', 'declare', 'respond', 'join', 'keep'];

/** Buttons for the answers to the open question; or the card that was taken up, to be aimed. */
export function Answers(player: PlayerProps): JSX.Element | null {
  const { situation, seat, draft, names } = player;
  const { card } = draft;
  const buttons = card === null && situation.mine ? answersTo(player) : [];
  const [confirming, confirm] = useState<AnswerButton | null>(null);
  // The question may have changed meanwhile, or the word may be out of reach.
  const confirmed = buttons.find(({ label }) => label === confirming?.label);
  if (card !== null)
    return (
      <section class="answer sticky" aria-label={wordNerds.answers}>
        <AimCard
          key={card}
          {...{ card, seat, names }}
          view={situation.view}
          onPlay={(target) => draft.play({ type: 'card', card, target })}
          onCancel={() => draft.takeUp(null)}
        />
      </section>
    );
  if (!situation.mine) return null;
  const isSticky = STICKY.includes(situation.step?.type ?? '');
  return (
    <section class={`answer ${isSticky ? 'sticky' : ''}`} aria-label={wordNerds.answers} data-doing>
      <Actions
        actions={buttons.map((it) => ({
          ...it,
          next: it.primary === true || it.label === wordNerds.act.pass,
          onPress: () => (it.challenged === undefined ? draft.answer(it.answer) : confirm(it)),
        }))}
      />
      {confirming && (
        <ConfirmChallenge
          text={confirmed?.challenged ?? null}
          onYes={() => {
            confirm(null);
            if (confirmed) draft.answer(confirmed.answer);
          }}
          onNo={() => confirm(null)}
        />
      )}
    </section>
  );
}

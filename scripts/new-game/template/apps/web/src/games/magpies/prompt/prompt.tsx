import type { Answer, QuestionKind } from '@wordhoard/kernel';
import { LIMITS, type Magpies } from '@wordhoard/magpies';
import type { JSX } from 'preact';
import { type Action, Actions } from '../../../table-kit/actions.tsx';
import { useAnswer } from '../../../table-kit/answer-draft.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Prompt, QuestionTimer } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Hand } from '../hand/hand.tsx';
import { text } from '../strings/play.ts';
import { promptOf } from './prompt-text.ts';
import { inWords } from './refusals.ts';

interface QuestionPanelProps extends GameTableProps<Magpies> {
  readonly situation: Situation<Magpies>;
}

type Reply = Answer<Magpies, QuestionKind<Magpies>>;

/** The buttons that answer a question. A bid has none: the gems themselves are pressed. */
const BUTTONS: Readonly<Record<QuestionKind<Magpies>, (send: (reply: Reply) => void) => readonly Action[]>> = {
  bid: () => [],
  race: (send) => [
    { label: text.race.snatch, primary: true, onPress: () => send({ snatch: true }) },
    { label: text.race.leave, onPress: () => send({ snatch: false }) },
  ],
};

/** The open question, the player's hand, and their actions. */
export function QuestionPanel(props: QuestionPanelProps): JSX.Element {
  const { session, table, observation, me, names, move, free, situation } = props;
  const { view, step, mine, question, until } = situation;
  // Nothing is begun before it is sent here: a bid is one press.
  const answer = useAnswer(question, () => null);
  const { refusal } = answer;
  const prompt = promptOf(situation, names);
  const send = (seat: number, reply: Reply): void => void answer.send(move(seat, reply));
  const actions = (seat: number): readonly Action[] => [
    ...(mine && step ? BUTTONS[step.type]((reply) => send(seat, reply)) : []),
    ...(observation.seen.free.includes('shake')
      ? [
          {
            label: text.hand.shake,
            icon: 'shuffle' as const,
            onPress: () => void answer.send(free(seat, { type: 'shake' })),
          },
        ]
      : []),
  ];
  return (
    <>
      <section class="question" aria-label={text.ask}>
        <Prompt
          text={prompt}
          spoken={prompt}
          refusal={refusal && { code: refusal.code, text: inWords(refusal) }}
          timer={<QuestionTimer {...{ session, table, until }} limit={step?.type ?? null} limits={LIMITS} />}
        />
      </section>
      {step && me !== null && (
        <>
          <Hand gems={view.mine ?? []} disabled={!mine || step.type !== 'bid'} onBid={(gem) => send(me, { gem })} />
          <Actions actions={actions(me)} />
        </>
      )}
    </>
  );
}

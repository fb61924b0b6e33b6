import type { Observation, QuestionKind } from '@wordhoard/kernel';
import { formatStep, type Wordsmith } from '@wordhoard/wordsmith';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** Names of the decisions: the move itself follows. */
const kinds: Readonly<Record<QuestionKind<Wordsmith>, string>> = {
  turn: 'Turn',
};

/** The letters of this round, before they are revealed. */
const held = ({ question }: Observation<Wordsmith>): string[] => {
  const mine = question?.mine?.answer;
  return mine && mine.steps.length > 0 ? [mine.steps.map(formatStep).join(', ')] : [];
};

export const review: GameReview<Wordsmith> = { kinds, held };

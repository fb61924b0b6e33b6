import type { Asking, Seen } from '@wordhoard/kernel';
import { makeStep, type Wordsmith } from '@wordhoard/wordsmith';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What it was about, in a word or two: what was done is said after it. */
const kinds: Readonly<Record<Asking<Wordsmith>, string>> = {
  turn: 'Turn',
};

/** What is written in this round, before all show it. */
const held = ({ question }: Seen<Wordsmith>): string[] => {
  const mine = question?.mine?.answer;
  return mine && mine.steps.length > 0 ? [mine.steps.map(makeStep).join(', ')] : [];
};

export const review: GameReview<Wordsmith> = { kinds, held };

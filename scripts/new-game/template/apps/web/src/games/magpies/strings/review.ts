import type { Asking } from '@wordhoard/kernel';
import type { Magpies } from '@wordhoard/magpies';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** What was decided, in a word or two. */
const kinds: Readonly<Record<Asking<Magpies> | Magpies['free']['type'], string>> = {
  bid: 'Bid',
  race: 'Race',
  shake: 'Shook',
};

export const review: GameReview = { kinds };

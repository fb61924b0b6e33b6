import type { QuestionKind } from '@wordhoard/kernel';
import type { Magpies } from '@wordhoard/magpies';
import type { GameReview } from '../../../pages/review/game-review.ts';

/** Names of the decisions. */
const kinds: Readonly<Record<QuestionKind<Magpies> | Magpies['free']['type'], string>> = {
  bid: 'Bid',
  race: 'Race',
  shake: 'Shook',
};

export const review: GameReview = { kinds };

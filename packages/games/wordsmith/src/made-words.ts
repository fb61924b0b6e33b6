import type { MadeWord } from '@wordhoard/kernel';
import { kindOf } from './grid.ts';
import { ITEM_POINTS } from './scoring.ts';
import type { StepReward } from './turn-so-far.ts';
import type { Event } from './types.ts';

/** [WS-11] [WS-15] A point for each coin, which pays back debt, and each crown, plus the items' points; none for rings. */
const pointsOf = ({ coins, crowns, forged }: StepReward): number =>
  forged.reduce((sum, item) => sum + ITEM_POINTS[kindOf(item)], coins + crowns);

/** [WS-10] The words claimed, each with the points that its claim earned at once. */
export const madeWords = (events: readonly Event[]): readonly MadeWord[] =>
  events.flatMap((event) =>
    event.type === 'turned'
      ? event.earned.flatMap((earned) =>
          earned.claim ? [{ seat: event.seat, word: earned.claim.word, points: pointsOf(earned) }] : [],
        )
      : [],
  );

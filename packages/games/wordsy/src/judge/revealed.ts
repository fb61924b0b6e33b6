import type { Seat } from '@wordhoard/kernel';
import { boxes, boxValue } from '../bonuses.ts';
import { isWord } from '../totals.ts';
import type { Entered, View } from '../types.ts';

/**
 * How far ahead this round puts a seat, once all words are open: its points and box, less what the others have on average.
 * What is taken from one of several opponents is won from them only in part.
 */
export function aheadBy(
  { lead, round }: Pick<View, 'lead' | 'round'>,
  entered: readonly Entered[],
  seat: Seat,
): number {
  const checked = boxes(
    entered.map(({ seat, points, status }) => ({ seat, points, eligible: isWord(status) })),
    lead,
  );
  let ahead = 0;
  for (const { seat: whose, points } of entered) {
    const box = checked.get(whose);
    const brought = points + (box === undefined ? 0 : boxValue(box, round));
    ahead += whose === seat ? brought : -brought / (entered.length - 1);
  }
  return ahead;
}

/** The words of the round with one of them changed. */
export const withEntry = (
  entered: readonly Entered[],
  seat: Seat,
  change: Pick<Entered, 'points' | 'status'>,
): Entered[] => entered.map((entry) => (entry.seat === seat ? { ...entry, ...change } : entry));

/** [WY-14] */
export const STRUCK: Pick<Entered, 'points' | 'status'> = { points: 0, status: 'struck' };

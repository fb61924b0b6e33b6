import type { Seat } from '@wordhoard/kernel';
import { boxes, boxValue } from '../bonuses.ts';
import { isWord, type RoundLine, total } from '../totals.ts';
import type { RevealedWord, View } from '../types.ts';

/** [WY-17] By how much so many points raise a total: nothing, where five better words are on the sheet already. */
function counting(lines: readonly RoundLine[], points: number): number {
  const word: RoundLine = { word: '', status: 'stands', points, box: null, bonus: 0 };
  return total({ lines: [...lines, word], tallies: 0 }) - total({ lines, tallies: 0 });
}

/**
 * A seat's gain in this round, once all words are open: its word's points and its box, less the others' average. Points
 * taken from one of several opponents are a gain over them only in part.
 */
export function aheadBy(
  { lead, round, sheets }: Pick<View, 'lead' | 'round' | 'sheets'>,
  entered: readonly RevealedWord[],
  seat: Seat,
): number {
  const checked = boxes(
    entered.map(({ seat, points, status }) => ({ seat, points, eligible: isWord(status) })),
    lead,
  );
  let ahead = 0;
  for (const { seat: whose, points } of entered) {
    const box = checked.get(whose);
    const brought = counting(sheets[whose]?.lines ?? [], points) + (box === undefined ? 0 : boxValue(box, round));
    ahead += whose === seat ? brought : -brought / (entered.length - 1);
  }
  return ahead;
}

/** The words of the round with one of them changed. */
export const withEntry = (
  entered: readonly RevealedWord[],
  seat: Seat,
  change: Pick<RevealedWord, 'points' | 'status'>,
): RevealedWord[] => entered.map((entry) => (entry.seat === seat ? { ...entry, ...change } : entry));

/** [WY-14] */
export const STRUCK: Pick<RevealedWord, 'points' | 'status'> = { points: 0, status: 'struck' };

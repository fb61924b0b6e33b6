import type { Seat } from '@wordhoard/kernel';
import type { Box } from './bonuses.ts';
import type { ScoreSheet } from './totals.ts';

const checked = ({ lines }: ScoreSheet, box: Box): number => lines.filter((line) => line.box === box).length;

/**
 * [WY-23] The next Main Player, at a table without the timer: the seat with the fewest second boxes, then the fewest
 * first boxes, then the first clockwise after the last Main Player, who comes last.
 */
export function nextMainPlayer(sheets: readonly ScoreSheet[], last: Seat): Seat {
  const after = (seat: Seat): number => (seat - last - 1 + sheets.length) % sheets.length;
  const seats = sheets.map((_, seat) => seat);
  const rank = (seat: Seat): number[] => [
    checked(sheets[seat]!, 'second'),
    checked(sheets[seat]!, 'first'),
    after(seat),
  ];
  return seats.reduce((best, seat) => (precedes(rank(seat), rank(best)) ? seat : best));
}

function precedes(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && a[i]! < b[i]!;
}

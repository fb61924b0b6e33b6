import { entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import type { Box } from './bonuses.ts';
import type { ScoreSheet } from './totals.ts';

const countBoxes = ({ lines }: ScoreSheet, box: Box): number => lines.filter((line) => line.box === box).length;

/**
 * [WY-23] The next Main Player of a table without the timer: the seat with the fewest second boxes. Ties go to the
 * fewest first boxes, then to the first seat clockwise after the last Main Player, who comes last.
 */
export function nextMainPlayer(sheets: readonly ScoreSheet[], last: Seat): Seat {
  const distance = (seat: Seat): number => (seat - last - 1 + sheets.length) % sheets.length;
  const seats = sheets.map((_, seat) => seat);
  const rank = (seat: Seat): number[] => [
    countBoxes(forSeat(sheets, seat), 'second'),
    countBoxes(forSeat(sheets, seat), 'first'),
    distance(seat),
  ];
  return seats.reduce((best, seat) => (isBefore(rank(seat), rank(best)) ? seat : best));
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && entryAt(a, i) < entryAt(b, i);
}

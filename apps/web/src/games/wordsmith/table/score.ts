import { forSeat, type Seat } from '@wordhoard/kernel';
import { totalSoFar, type View } from '@wordhoard/wordsmith';

/** [WS-15] The points shown beside a name: the places for crowns are among them only when the game is over. */
export function scoreShown(view: Pick<View, 'tallies'>, seat: Seat, over: boolean): number {
  const tally = forSeat(view.tallies, seat);
  return over ? tally.total : totalSoFar(tally);
}

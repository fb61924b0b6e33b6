import { type BySeat, forSeat, type Seat } from '@wordhoard/kernel';
import { componentsOf } from './components.ts';
import { seatsFromFirst } from './hands.ts';
import type { Bid, PlayerState, State } from './types.ts';

/** Value of a bid in the order of selection. */
export const bidValue = ({ token, change }: Pick<Bid, 'token' | 'change'>): number => Math.max(0, token + change);

export interface Bidders extends Pick<State, 'config' | 'bids' | 'first'> {
  readonly players: BySeat<Pick<PlayerState, 'score'>>;
}

/**
 * [WN-8] Highest bid first. Ties go to WIN TIES, then the lower score, then the nearest to the First Player's left.
 * [WN-25] Without bidding, clockwise from the First Player.
 */
export function selectionOrder({ config, bids, players, first }: Bidders): Seat[] {
  if (componentsOf(config).bidding === 'none') return seatsFromFirst({ first, players });
  const fromLeft = (seat: Seat): number => (seat - first - 1 + players.length) % players.length;
  const score = (seat: Seat): number => forSeat(players, seat).score;
  return bids
    .toSorted(
      (a, b) =>
        bidValue(b) - bidValue(a) ||
        Number(b.winsTies) - Number(a.winsTies) ||
        score(a.seat) - score(b.seat) ||
        fromLeft(a.seat) - fromLeft(b.seat),
    )
    .map(({ seat }) => seat);
}

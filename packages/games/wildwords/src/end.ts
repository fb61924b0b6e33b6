import { addForSeat, forSeat, reveal, type Seat } from '@wordhoard/kernel';
import { type Components, componentsOf, timesOthersTiles, totalValue } from './components.ts';
import type { EndReason, WildWordsContext } from './types.ts';

/** [WW-19] [WW-20] [WW-21] Scores the tiles left in trays, reveals everything, and ranks the players. */
export function endMatch(m: WildWordsContext, ending: EndReason, by: Seat | null): void {
  const { state, seats } = m;
  const components = componentsOf(state.config);
  const left = state.trays.map((tray) => totalValue(components, tray.secret));
  const added = pointsForTiles(components, ending, by, left);
  for (const seat of seats) addForSeat(state.scores, seat, forSeat(added, seat));
  state.trays = state.trays.map(reveal);
  state.board = state.board.map((cell) => (cell && 'flipped' in cell ? { flipped: reveal(cell.flipped) } : cell));
  const scores = [...state.scores];
  m.tell({ type: 'ended', ending, by, added, totals: scores });
  m.end({ scores, places: rankSeats(scores, ending === 'flag' ? by : null) });
}

/** Points each seat gets for the tiles left. `left`: the value of each tray. */
export function pointsForTiles(
  components: Components,
  ending: EndReason,
  by: Seat | null,
  left: readonly number[],
): number[] {
  if (ending === 'flag') return left.map(() => 0);
  const all = left.reduce((sum, value) => sum + value, 0);
  const times = timesOthersTiles(components, ending, left.length);
  return left.map((own, seat) => {
    const isPaid = ending === 'passed-out' || seat === by;
    return (isPaid ? times * (all - own) : 0) - components.leftTilesCost * own;
  });
}

/** [WW-21] Highest score first, tied players share a place. A loser on time comes last (ours). */
export function rankSeats(scores: readonly number[], loser: Seat | null): Seat[][] {
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  const seats = scores.map((_, seat) => seat).filter((seat) => seat !== loser);
  const places = ranks
    .map((score) => seats.filter((seat) => scores[seat] === score))
    .filter((place) => place.length > 0);
  return loser === null ? places : [...places, [loser]];
}

import { addForSeat, forSeat, reveal, type Seat } from '@wordhoard/kernel';
import { totalValue } from './tiles.ts';
import type { EndReason, WildWordsContext } from './types.ts';

/** [WW-19] [WW-20] [WW-21] Scores the tiles left in trays, reveals everything, and ranks the players. */
export function endMatch(m: WildWordsContext, ending: EndReason, by: Seat | null): void {
  const { state, seats } = m;
  const left = state.trays.map((tray) => totalValue(tray.secret));
  const added = pointsForTiles(ending, by, left);
  for (const seat of seats) addForSeat(state.scores, seat, forSeat(added, seat));
  state.trays = state.trays.map(reveal);
  state.board = state.board.map((cell) => (cell && 'flipped' in cell ? { flipped: reveal(cell.flipped) } : cell));
  const scores = [...state.scores];
  m.tell({ type: 'ended', ending, by, added, totals: scores });
  m.end({ scores, places: rankSeats(scores, ending === 'flag' ? by : null) });
}

/** Points each seat gets for the tiles left. `left`: the value of each tray. */
export function pointsForTiles(ending: EndReason, by: Seat | null, left: readonly number[]): number[] {
  const all = left.reduce((sum, value) => sum + value, 0);
  const hasTwoPlayers = left.length === 2;
  if (ending === 'went-out') return left.map((_, seat) => (seat === by ? (hasTwoPlayers ? 3 : 1) * all : 0));
  if (ending === 'passed-out' && hasTwoPlayers) return left.map((own) => all - own);
  return left.map(() => 0);
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

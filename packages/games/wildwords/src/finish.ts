import { addForSeat, forSeat, reveal, type Seat } from '@wordhoard/kernel';
import { sumOf } from './tiles.ts';
import type { EndReason, WildMoment } from './types.ts';

/** [WW-19] [WW-20] [WW-21] What is left in trays is counted, everything is shown, and the places are given. */
export function finish(m: WildMoment, ending: EndReason, by: Seat | null): void {
  const { state, seats } = m;
  const left = state.trays.map((tray) => sumOf(tray.secret));
  const added = addedFor(ending, by, left);
  for (const seat of seats) addForSeat(state.scores, seat, forSeat(added, seat));
  state.trays = state.trays.map(reveal);
  state.board = state.board.map((cell) => (cell && 'flipped' in cell ? { flipped: reveal(cell.flipped) } : cell));
  const scores = [...state.scores];
  m.tell({ type: 'ended', ending, by, added, totals: scores });
  m.end({ scores, places: placesOf(scores, ending === 'flag' ? by : null) });
}

/** Points each seat adds, from the value of the tiles left in every tray. */
export function addedFor(ending: EndReason, by: Seat | null, left: readonly number[]): number[] {
  const all = left.reduce((sum, value) => sum + value, 0);
  const two = left.length === 2;
  if (ending === 'went-out') return left.map((_, seat) => (seat === by ? (two ? 3 : 1) * all : 0));
  if (ending === 'passed-out' && two) return left.map((own) => all - own);
  return left.map(() => 0);
}

/** [WW-21] Highest first, ties share; a loser on time comes last whatever the score (ours). */
export function placesOf(scores: readonly number[], loser: Seat | null): Seat[][] {
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  const seats = scores.map((_, seat) => seat).filter((seat) => seat !== loser);
  const places = ranks
    .map((score) => seats.filter((seat) => scores[seat] === score))
    .filter((place) => place.length > 0);
  return loser === null ? places : [...places, [loser]];
}

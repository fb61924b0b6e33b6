import type { Seat } from '@wordhoard/kernel';
import type { Steps, WordNerdsContext } from './types.ts';

/** [WN-21] The highest score wins; tied players share a place. */
export function endMatch(m: WordNerdsContext, why: 'score' | 'last-turn' | 'agreed'): void {
  const scores = m.state.players.map(({ score }) => score);
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  m.tell({ type: 'ended', why, scores });
  m.end({ scores, places: ranks.map((score) => m.seats.filter((seat) => scores[seat] === score)) });
}

/** [WN-20] The First Player card passes left, and the next auction begins. */
export const turnOver: Steps['turn-over'] = {
  run(m) {
    const { state } = m;
    m.tell({ type: 'turn-over', turn: state.turn, first: (state.first + 1) % m.seats.length });
    state.first = (state.first + 1) % m.seats.length;
    state.turn += 1;
    m.next({ type: 'auction' });
  },
};

/** [WN-21] The game ends if all players agree to stop. */
export function agreeToStop(m: WordNerdsContext, seat: Seat, agrees: boolean): void {
  const { state } = m;
  state.stopping = agrees ? [...state.stopping, seat].sort((a, b) => a - b) : state.stopping.filter((s) => s !== seat);
  m.tell({ type: 'stopping', seat, agrees });
  if (state.stopping.length === m.seats.length) endMatch(m, 'agreed');
}

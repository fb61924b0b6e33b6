import type { Seat } from '@wordhoard/kernel';
import { wordsmith } from '#strings/wordsmith.ts';
import type { SeatState } from '../../shell/table/seats.tsx';
import type { Moment } from './sight.ts';

/** What stands under a player's name. The score is as if the game ended now. */
export function seatState({ scene, view, waiting }: Moment, seat: Seat): SeatState {
  const score = view.tallies[seat]?.total ?? 0;
  if (scene === 'over') return { text: '', icon: null, score };
  return waiting.includes(seat)
    ? { text: wordsmith.status.writing, icon: 'pencil', score }
    : { text: wordsmith.status.done, icon: 'check', good: true, score };
}

import type { Seat } from '@wordhoard/kernel';
import type { Wordsmith } from '@wordhoard/wordsmith';
import type { SeatState } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordsmith } from '../strings/play.ts';
import { scoreShown } from './score.ts';

/** The line under a player's name. */
export function seatState({ step, view, waiting }: Situation<Wordsmith>, seat: Seat): SeatState {
  const score = scoreShown(view, seat, step === null);
  if (step === null) return { text: '', icon: null, score };
  return waiting.includes(seat)
    ? { text: wordsmith.status.writing, icon: 'pencil', score }
    : { text: wordsmith.status.done, icon: 'check', good: true, score };
}

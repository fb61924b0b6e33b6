import type { Seat } from '@wordhoard/kernel';
import type { WildWords } from '@wordhoard/wildwords';
import type { SeatState } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { wildwords } from '../strings/play.ts';
import type { ClockShown } from './clocks.ts';

/** The line under a player's name; with chess clocks, beside their time. */
export function seatState(
  { step, view, waiting, me }: Situation<WildWords>,
  seat: Seat,
  clock: ClockShown | null,
): SeatState {
  const { status } = wildwords;
  const score = view.scores[seat] ?? 0;
  const awaited = waiting.includes(seat);
  const state = (text: string, icon: SeatState['icon']): SeatState => ({
    text,
    // In a tight space the clock says enough.
    ...(clock === null ? {} : { long: text, clock }),
    icon,
    score,
    good: awaited,
  });
  const idle = status.tiles(view.trays[seat]?.count ?? 0);
  const { pending } = view;
  if (pending?.seat === seat && step?.type === 'challenge') return state(status.pending(pending.points), null);
  switch (step?.type) {
    case 'turn':
      return awaited ? state(seat === me ? status.turnYou : status.turn, 'pencil') : state(idle, null);
    case 'challenge':
      return awaited ? state(status.deciding, 'question') : state(status.accepted, 'check');
    case 'spell':
      if (seat === step.challenger) return state(status.challenger, 'flag');
      return awaited ? state(status.spelling, 'pencil') : state(idle, null);
    case 'vote':
      if (seat === step.challenger) return state(status.challenger, 'flag');
      return awaited ? state(status.deciding, 'question') : state(idle, null);
    case undefined:
      return { text: '', icon: null, score };
  }
}

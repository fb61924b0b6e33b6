import type { Seat } from '@wordhoard/kernel';
import type { Wordsy } from '@wordhoard/wordsy';
import type { SeatState } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordsy } from '../strings/play.ts';

/** The line under a player's name: public, and never a word of what they write [WY-4]. */
export function seatState({ step, view, waiting }: Situation<Wordsy>, seat: Seat): SeatState {
  const { status } = wordsy;
  const awaited = waiting.includes(seat);
  const total = view.sheets[seat]?.total ?? 0;
  const state = (text: string, icon: SeatState['icon'], more: Partial<SeatState> = {}): SeatState => ({
    text,
    icon,
    score: total,
    ...more,
  });
  switch (step?.type) {
    case 'ready':
      return awaited ? state(status.getting, 'hourglass') : state(status.ready, 'check', { good: true });
    case 'write': {
      const lead = view.lead === seat;
      if (awaited && view.noFlip === seat) return state(status.noFlip, 'noFlip', { long: status.noFlipLong });
      if (awaited) return state(lead ? status.main : status.writing, lead ? 'star' : 'pencil');
      if (lead && view.mode === 'race') return state(status.fastest, 'bolt', { long: status.fastestLong, good: true });
      return state(status.done, 'check', { good: true });
    }
    case 'challenge':
      return awaited ? state(status.thinking, 'question') : state(status.done, 'check', { good: true });
    case 'mend':
      return step.seat === seat ? state(status.choosing, 'pencil') : state('', null);
    case undefined:
      return state('', null);
  }
}

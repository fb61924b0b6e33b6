import type { Seat } from '@wordhoard/kernel';
import type { Magpies } from '@wordhoard/magpies';
import type { SeatState } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { text } from '../strings/play.ts';

/** The line under a player's name. It is public, so it says nothing about sealed answers. */
export function seatState({ step, view, waiting }: Situation<Magpies>, seat: Seat): SeatState {
  const score = view.scores[seat] ?? 0;
  const idle = { text: '', icon: null, score };
  switch (step?.type) {
    case 'bid':
      return waiting.includes(seat)
        ? { text: text.status.bids, icon: 'hourglass', score }
        : { text: text.status.done, icon: 'check', good: true, score };
    case 'race':
      return step.seats.includes(seat) ? { text: text.status.races, icon: 'bolt', score } : idle;
    case undefined:
      return idle;
  }
}

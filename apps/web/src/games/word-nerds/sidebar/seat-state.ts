import { forSeat, type Seat } from '@wordhoard/kernel';
import type { WordNerds } from '@wordhoard/word-nerds';
import type { SeatState } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordNerds } from '../strings/play.ts';

/** The line under a player's name: public facts only, nothing of sealed answers. */
export function seatState({ step, view, waiting }: Situation<WordNerds>, seat: Seat): SeatState {
  const { status } = wordNerds;
  const player = forSeat(view.players, seat);
  const awaited = waiting.includes(seat);
  const holds = status.long(player.letters, player.actions, player.spent);
  const state = (text: string, icon: SeatState['icon'], good = false): SeatState => ({
    text,
    long: text === status.letters(player.letters) ? holds : `${text} · ${holds}`,
    icon,
    score: player.score,
    good,
  });
  switch (step?.type) {
    case 'bid':
      return awaited ? state(status.bidding, 'hourglass') : state(status.bid, 'check', true);
    case 'select':
      return awaited ? state(status.picking, 'pencil', true) : state(status.letters(player.letters), null);
    case 'keep':
    case 'purchase':
    case 'drop':
    case 'discard':
      return awaited ? state(status.choosing, 'question', true) : state(status.letters(player.letters), null);
    default:
      return state(status.letters(player.letters), null);
  }
}

import { type BySeat, type ChessClock, forSeat, type Seat } from '@wordhoard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../../net/session.ts';
import type { SeatState } from '../../../table-kit/player-list.tsx';
import { clockText, overtimeText, urgencyOf } from './clock-text.ts';

/** Update interval of running chess clocks in ms: their digits change once a second. */
const LOOK_EVERY = 250;

/** A chess clock's text, '18:42', or '−0:15' in overtime, and how little time that is. */
export type ClockShown = NonNullable<SeatState['clock']>;

/** Every chess clock by its seat; null without clocks. */
export function useClocks(
  session: Session,
  banks: BySeat<ChessClock> | null,
  overtime: BySeat<number>,
): (seat: Seat) => ClockShown | null {
  const [, tick] = useState(0);
  const runs = banks?.some(({ since }) => since !== null) ?? false;
  const live = session.link.value === 'open';
  useEffect(() => {
    if (!runs || !live) return;
    const timer = setInterval(() => tick((n) => n + 1), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [runs, live]);
  return (seat) => {
    const bank = banks?.[seat];
    if (!bank) return null;
    const now = session.now();
    const left = bank.since === null || now === null ? bank.left : bank.left - (now - bank.since);
    const minutes = forSeat(overtime, seat);
    if (minutes > 0) return { text: overtimeText(minutes, left), urgency: 'last' };
    return { text: clockText(left), urgency: urgencyOf(left) };
  };
}

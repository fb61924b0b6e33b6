import { type BySeat, type ChessClock, forSeat, type Seat } from '@wordhoard/kernel';
import { DEFAULT_CLOCK_MS, type WildWords } from '@wordhoard/wildwords';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../../net/session.ts';
import type { SeatState } from '../../../table-kit/player-list.tsx';

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

/** As on the face of a clock: '18:42', '1:05:00'. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** Time beyond the limit: the minutes begun, less the rest of the last one. */
export const overtimeText = (minutes: number, left: number): string =>
  `−${clockText(Math.floor(Math.max(0, minutes * 60_000 - left) / 1000) * 1000)}`;

/** The last minute and the last ten seconds look and sound different, in ms. */
const LOW = 60_000;
const LAST = 10_000;

export const urgencyOf = (left: number): 'none' | 'low' | 'last' =>
  left <= LAST ? 'last' : left <= LOW ? 'low' : 'none';

/** Possible chess clocks, in ms, and the limit they replace. */
export const CLOCK: {
  readonly initial: number;
  readonly among: readonly number[];
  readonly instead: readonly WildWords['limit'][];
} = {
  initial: DEFAULT_CLOCK_MS,
  among: [5, 10, 15, 25, 40, 60].map((minutes) => minutes * 60_000),
  instead: ['turn'],
};

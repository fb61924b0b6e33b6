import type { Bank, Seat, Time } from '@wordhoard/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../shell/session.ts';
import { useTimeLeft } from '../../shell/table/clock.ts';
import { Ring } from '../../shell/table/ring.tsx';
import { clockText } from './clock-text.ts';

/** Ticks by itself, so that a clock never draws the board anew. */
export function TimeRing({
  session,
  until,
  of,
}: {
  readonly session: Session;
  readonly until: Time | null;
  readonly of: number;
}): JSX.Element | null {
  const left = useTimeLeft(session, until);
  return left === null ? null : <Ring left={left} of={of} />;
}

/** How often running chess clocks are looked at, in ms: their figures change once a second. */
const LOOK_EVERY = 250;

/** What every chess clock shows, '18:42'; null without clocks. */
export function useClocks(session: Session, banks: readonly Bank[] | null): (seat: Seat) => string | null {
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
    return clockText(bank.since === null || now === null ? bank.left : bank.left - (now - bank.since));
  };
}

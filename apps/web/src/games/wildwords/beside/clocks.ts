import type { Bank, Seat } from '@wordhoard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../../shell/session.ts';
import { clockText, overtimeText } from './clock-text.ts';

/** How often running chess clocks are looked at, in ms: their figures change once a second. */
const LOOK_EVERY = 250;

/** What every chess clock shows, '18:42', or '−0:15' beyond its time; null without clocks. */
export function useClocks(
  session: Session,
  banks: readonly Bank[] | null,
  overtime: readonly number[],
): (seat: Seat) => string | null {
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
    return overtime[seat]! > 0 ? overtimeText(overtime[seat]!, left) : clockText(left);
  };
}

import type { Time } from '@wordhoard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../net/session.ts';

/** Update interval of a running clock in ms: sand should flow, digits change once a second. */
const LOOK_EVERY = 200;

/** Milliseconds until then; null without a deadline. Stands still while there is no connection. */
export function useTimeLeft(session: Session, until: Time | null): number | null {
  const live = session.link.value === 'open';
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) {
      setLeft(null);
      return;
    }
    const look = (): void => {
      const now = session.now();
      setLeft(now === null ? null : Math.max(0, until - now));
    };
    look();
    if (!live) return;
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [session, until, live]);
  return until === null ? null : left;
}

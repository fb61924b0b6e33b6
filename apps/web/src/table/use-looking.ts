import { useEffect } from 'preact/hooks';
import type { Session } from '../net/session.ts';

/** Tells the table whether a person looks: with the phone in the pocket no one is hurried, and no bot plays on. */
export function useLooking(session: Session): void {
  useEffect(() => {
    const tell = (): void => session.look(!document.hidden);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [session]);
}

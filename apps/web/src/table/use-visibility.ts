import { useEffect } from 'preact/hooks';
import { isPageVisible, onVisibilityChange } from '../device/visibility.ts';
import type { Session } from '../net/session.ts';

/** Tells the table whether the page is visible: while a single player can't see it, no time runs and no bot plays on. */
export function useVisibility(session: Session): void {
  useEffect(() => {
    const report = (): void => session.look(isPageVisible());
    report();
    return onVisibilityChange(report);
  }, [session]);
}

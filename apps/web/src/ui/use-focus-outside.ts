import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A game's page takes the focus to where the player would answer; a reader who steps through a game, or has finished a
 * lesson, keeps theirs. Only a tap or Tab moves it into the place.
 */
export function useFocusOutside(place: RefObject<HTMLElement | null>, wanted = true): void {
  useEffect(() => {
    const stage = place.current;
    if (!stage || !wanted) return;
    let byReader = false;
    const comes = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
      byReader = true;
      // The focus follows at once, or not at all.
      setTimeout(() => {
        byReader = false;
      });
    };
    const entered = ({ target, relatedTarget: from }: FocusEvent): void => {
      const isInside = from instanceof Node && stage.contains(from);
      if (byReader || isInside || !(target instanceof HTMLElement)) return;
      if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
      else target.blur();
    };
    stage.addEventListener('pointerdown', comes, { capture: true });
    addEventListener('keydown', comes, { capture: true });
    stage.addEventListener('focusin', entered);
    return () => {
      stage.removeEventListener('pointerdown', comes, { capture: true });
      removeEventListener('keydown', comes, { capture: true });
      stage.removeEventListener('focusin', entered);
    };
  }, [wanted]);
}

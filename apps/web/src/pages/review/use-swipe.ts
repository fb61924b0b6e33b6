import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** In px: less is a tap, and less than twice as wide as high is scrolling. */
const FAR = 60;

/** A finger that goes to the left asks for what comes next, as in a book. */
export function useSwipe(place: RefObject<HTMLElement | null>, onSwipe: (steps: number) => void): void {
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  useEffect(() => {
    const element = place.current;
    let from: { x: number; y: number } | null = null;
    const start = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent): void => {
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) latest.current(dx < 0 ? 1 : -1);
      from = null;
    };
    element?.addEventListener('touchstart', start, { passive: true });
    element?.addEventListener('touchend', end, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', start);
      element?.removeEventListener('touchend', end);
    };
  }, []);
}

import type { Square } from '@wordhoard/wordsmith';
import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';

/** How far a finger may slip and still have tapped, in px. */
const SLIP = 8;

export interface Draggable {
  readonly onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: TargetedPointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: TargetedPointerEvent<HTMLElement>) => void;
}

/** A tile that is dragged onto a square of the sheet. `onDrop` hears of the square; a tap remains a click. */
export function useDrag(): { of(onDrop: (at: Square) => void): Draggable; wasDragged(): boolean } {
  const from = useRef<{ x: number; y: number; far: boolean } | null>(null);
  const dragged = useRef(false);
  const rest = (tile: HTMLElement): void => {
    from.current = null;
    tile.classList.remove('dragged');
  };
  return {
    of: (onDrop) => ({
      onPointerDown: (event) => {
        dragged.current = false;
        from.current = { x: event.clientX, y: event.clientY, far: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY, currentTarget: tile }) => {
        const start = from.current;
        if (!start) return;
        const [x, y] = [clientX - start.x, clientY - start.y];
        if (Math.hypot(x, y) > SLIP) start.far = true;
        if (!start.far) return;
        tile.classList.add('dragged');
        tile.style.setProperty('--x', `${x}px`);
        tile.style.setProperty('--y', `${y}px`);
      },
      onPointerUp: ({ clientX, clientY, currentTarget: tile }) => {
        dragged.current = from.current?.far === true;
        rest(tile);
        const under = document.elementsFromPoint(clientX, clientY);
        const square = under.map((it) => (it instanceof HTMLElement ? it.dataset['square'] : undefined)).find(Boolean);
        if (dragged.current && square !== undefined) onDrop(Number(square));
      },
      onPointerCancel: ({ currentTarget }) => rest(currentTarget),
    }),
    // The click that ends a drag is not a tap.
    wasDragged: () => dragged.current,
  };
}

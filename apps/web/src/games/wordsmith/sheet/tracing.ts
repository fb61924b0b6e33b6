import type { Square } from '@wordhoard/wordsmith';
import type { TargetedPointerEvent } from 'preact';

interface TraceHandlers {
  /** The pointer has left the first square: a word is being marked. */
  begin(): void;
  /** It is over this square; null beside the sheet. */
  over(at: Square | null): void;
  /** It was let go there, or the gesture was broken off (null). */
  end(at: Square | null): void;
}

function squareAt(x: number, y: number): Square | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('.ws-cells [data-square]');
  return cell ? Number(cell.dataset['square']) : null;
}

/** [WS-9] To be called when a pointer goes down on a letter: a word is marked by drawing from its first to its last. */
export function trace(event: TargetedPointerEvent<HTMLElement>, from: Square, tracing: TraceHandlers): void {
  if (event.button !== 0) return;
  const { pointerId } = event;
  let last: Square | null = from;
  let begun = false;
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const at = squareAt(now.clientX, now.clientY);
    if (at === last) return;
    last = at;
    if (!begun) tracing.begin();
    begun = true;
    tracing.over(at);
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (begun) tracing.end(now.type === 'pointerup' ? squareAt(now.clientX, now.clientY) : null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

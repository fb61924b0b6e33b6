import type { TargetedPointerEvent } from 'preact';
import './drag-and-drop.css';

/** Less than this, in pixels, is a tap with an unsteady hand. */
const SLACK = 6;
/** A finger hides what is under it: the tile flies this far above it. */
const ABOVE_FINGER = 38;

/** A place to drop a tile, and the element that lights up for it. */
export interface DropTarget<Where> {
  readonly where: Where;
  readonly lit: HTMLElement | null;
}

/**
 * To be called when a pointer goes down on a tile. Nothing happens until it moves; then a copy of the tile follows it,
 * and the click that ends the gesture is swallowed. `dropAt` says what lies under a point; let go over nothing, `drop`
 * hears null.
 */
export function dragTile<Where>(
  event: TargetedPointerEvent<HTMLElement>,
  dropAt: (x: number, y: number) => DropTarget<Where> | null,
  drop: (where: Where | null) => void,
): void {
  const source = event.currentTarget;
  const { clientX: startX, clientY: startY } = event;
  const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | null = null;
  const light = (lit: HTMLElement | null): void => {
    over?.classList.remove('under');
    over = lit;
    over?.classList.add('under');
  };

  const move = (now: PointerEvent): void => {
    if (!ghost) {
      if (Math.hypot(now.clientX - startX, now.clientY - startY) < SLACK) return;
      ghost = copyOf(source);
      source.classList.add('away');
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY - lift}px`;
    light(dropAt(now.clientX, now.clientY - lift)?.lit ?? null);
  };
  const end = (now: PointerEvent): void => {
    if (!ghost) return;
    ghost.remove();
    source.classList.remove('away');
    light(null);
    if (now.type !== 'pointerup') return;
    // Only a click on the very element would follow; it must not count as a tap as well.
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    drop(dropAt(now.clientX, now.clientY - lift)?.where ?? null);
  };
  followPointer(event, move, end);
}

/**
 * Follows a pointer that has gone down with its main button, and no other pointer, until it is released or cancelled:
 * `end` gets that event.
 */
export function followPointer(
  { button, pointerId }: TargetedPointerEvent<HTMLElement>,
  move: (now: PointerEvent) => void,
  end: (now: PointerEvent) => void,
): void {
  if (button !== 0) return;
  const following = new AbortController();
  const { signal } = following;
  const follow = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (now.type === 'pointermove') return move(now);
    following.abort();
    end(now);
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', follow, { signal });
  addEventListener('pointercancel', follow, { signal });
}

/** The copy that follows the pointer; in the same page, so that it looks the same, and as big as its tile. */
function copyOf(source: HTMLElement): HTMLElement {
  const ghost = source.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
  ghost.classList.add('ghost');
  ghost.ariaHidden = 'true';
  ghost.inert = true;
  if (source.matches('.tile')) ghost.style.setProperty('--s', getComputedStyle(source).getPropertyValue('--s'));
  (source.closest('main') ?? document.body).append(ghost);
  return ghost;
}

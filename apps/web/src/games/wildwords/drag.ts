import type { TileId } from '@wordhoard/wildwords';
import type { TargetedPointerEvent } from 'preact';
import type { Drop } from './use-laying.ts';

/** Less than this, in pixels, is a tap with an unsteady hand. */
const SLACK = 6;
/** A finger hides what is under it: the tile flies this far above it. */
const ABOVE_FINGER = 38;

/** What lies under a point, as far as a tile can be let go there. */
function dropAt(x: number, y: number): { readonly where: Drop; readonly cell: HTMLElement | null } | null {
  const under = document.elementFromPoint(x, y);
  const cell = under?.closest<HTMLElement>('[data-square]') ?? null;
  if (cell) return { where: { square: Number(cell.dataset['square']) }, cell };
  const tile = under?.closest<HTMLElement>('[data-tile]');
  if (tile) return { where: { before: tile.dataset['tile']! }, cell: null };
  return under?.closest('.rack') ? { where: { before: null }, cell: null } : null;
}

/**
 * To be called when a pointer goes down on a tile. Nothing happens until it moves; then a copy of the tile follows it,
 * and the click that ends the gesture is swallowed.
 */
export function dragTile(
  event: TargetedPointerEvent<HTMLElement>,
  tile: TileId,
  drop: (tile: TileId, where: Drop | null) => void,
): void {
  if (event.button !== 0) return;
  const source = event.currentTarget;
  const { clientX: startX, clientY: startY, pointerId } = event;
  const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | null = null;
  const light = (cell: HTMLElement | null): void => {
    over?.classList.remove('under');
    over = cell;
    over?.classList.add('under');
  };

  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    if (!ghost) {
      if (Math.hypot(now.clientX - startX, now.clientY - startY) < SLACK) return;
      ghost = source.cloneNode(true) as HTMLElement; // a copy of an HTML element is one
      ghost.classList.add('ghost');
      ghost.ariaHidden = 'true';
      ghost.inert = true;
      document.body.append(ghost);
      source.classList.add('away');
    }
    ghost.style.translate = `${now.clientX}px ${now.clientY - lift}px`;
    light(dropAt(now.clientX, now.clientY - lift)?.cell ?? null);
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
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
    drop(tile, dropAt(now.clientX, now.clientY - lift)?.where ?? null);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

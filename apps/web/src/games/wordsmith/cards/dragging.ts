import type { Square } from '@wordhoard/wordsmith';
import type { TargetedPointerEvent } from 'preact';
import { type DropTarget, dragTile } from '../../../table-kit/drag-and-drop.ts';

/** The square of the sheet that lies under a point. */
function dropAt(x: number, y: number): DropTarget<Square> | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('.ws-cells [data-square]');
  return cell ? { where: Number(cell.dataset['square']), lit: cell } : null;
}

/** A letter of a card follows the pointer; `drop` hears the square it was let go over, and nothing if there was none. */
export const liftTo = (event: TargetedPointerEvent<HTMLElement>, drop: (at: Square) => void): void =>
  dragTile(event, dropAt, (at) => {
    if (at !== null) drop(at);
  });

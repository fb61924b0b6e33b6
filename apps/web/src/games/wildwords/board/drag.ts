import type { TileId } from '@wordhoard/wildwords';
import type { TargetedPointerEvent } from 'preact';
import { type DropTarget, dragTile as drag } from '../../../table-kit/drag-and-drop.ts';
import type { Drop } from '../turn/use-laying.ts';

/** The drop target under a point. */
function dropAt(x: number, y: number): DropTarget<Drop> | null {
  const under = document.elementFromPoint(x, y);
  const cell = under?.closest<HTMLElement>('[data-square]') ?? null;
  if (cell) return { where: { square: Number(cell.dataset['square']) }, lit: cell };
  const tile = under?.closest<HTMLElement>('[data-tile]');
  if (tile) return { where: { before: tile.dataset['tile']! }, lit: null };
  return under?.closest('.rack') ? { where: { before: null }, lit: null } : null;
}

/** A tile of the tray or of the board goes where it is let go. */
export const dragTile = (
  event: TargetedPointerEvent<HTMLElement>,
  tile: TileId,
  drop: (tile: TileId, where: Drop | null) => void,
): void => drag(event, dropAt, (where) => drop(tile, where));

import { entryAt } from '@wordhoard/kernel';
import type { LetterId } from '@wordhoard/word-nerds';
import type { TargetedPointerEvent } from 'preact';
import { type DropTarget, dragTile } from '../../../table-kit/drag-and-drop.ts';

/** Before which place of the word a card would go: the left half of a card is before it, the right half after. */
function dropAt(x: number, y: number): DropTarget<number> | null {
  const under = document.elementFromPoint(x, y);
  const word = under?.closest<HTMLElement>('.compose') ?? null;
  if (!word) return null;
  const places = [...word.querySelectorAll<HTMLElement>('[data-place]')];
  const here = places.findIndex((place) => place.contains(under));
  // Beside the cards is after the last.
  if (here < 0) return { where: places.length, lit: word };
  const { left, width } = entryAt(places, here).getBoundingClientRect();
  const at = x < left + width / 2 ? here : here + 1;
  return { where: at, lit: places[at] ?? word };
}

/** Handler of a draggable card when it is grabbed. */
export type Lift = (event: TargetedPointerEvent<HTMLElement>, card: LetterId) => void;

/** `drop` hears the place in the word the card was let go at; null outside of it. */
export const liftTo =
  (drop: (card: LetterId, at: number | null) => void): Lift =>
  (event, card) =>
    dragTile(event, dropAt, (at) => drop(card, at));

import type { CardId } from '@wordhoard/word-worx';
import type { DropTarget } from '../../../table-kit/drag-and-drop.ts';
import type { Drop } from './draft.ts';

/** The drop target under a point. The bench marks its words and cards for this. */
export function dropAt(x: number, y: number): DropTarget<Drop> | null {
  const under = document.elementFromPoint(x, y);
  const card = under?.closest<HTMLElement>('[data-beside]');
  if (card) {
    const { left, width } = card.getBoundingClientRect();
    return { where: { beside: idOf(card, 'beside'), after: x > left + width / 2 }, lit: card };
  }
  const word = under?.closest<HTMLElement>('[data-last]');
  if (word) return { where: { beside: idOf(word, 'last'), after: true }, lit: word };
  const hand = under?.closest<HTMLElement>('.hand');
  if (hand) return { where: 'hand', lit: hand };
  const bench = under?.closest<HTMLElement>('.mine');
  return bench ? { where: 'new', lit: bench.querySelector<HTMLElement>('.slot.fresh') } : null;
}

const idOf = (element: HTMLElement, name: 'beside' | 'last'): CardId => element.dataset[name]!;

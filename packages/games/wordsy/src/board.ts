import { entryAt } from '@wordhoard/kernel';
import { faceOf, obeysRulesOfTwo } from './cards.ts';
import type { Components } from './components.ts';

/** A face-up card. */
export interface BoardCard {
  readonly letter: string;
  /** Points of its column. */
  readonly column: number;
  /** Bonus of a rare card; 0 for a common one. */
  readonly rare: number;
  /** Points it scores: column plus rarity. */
  readonly value: number;
}

/** The eight face-up cards, from left to right. */
export type Board = readonly BoardCard[];

export const boardOf = (components: Components, cards: readonly string[]): Board =>
  cards.map((card, place) => {
    const { letter, rare } = faceOf(components, card);
    const column = entryAt(components.columns, place);
    return { letter, column, rare, value: column + rare };
  });

/** Writes the board column by column: 'QG NS ML GD'. */
export const formatBoard = (board: Board): string =>
  board.map(({ letter }, place) => (place % 2 === 0 && place > 0 ? ` ${letter}` : letter).toUpperCase()).join('');

export type BoardRefusal =
  | { code: 'not-eight-letters'; found: number }
  | { code: 'no-such-card'; letter: string }
  /** [WY-3] */
  | { code: 'more-than-two'; letter: string };

/** Parses a board written like 'QG NS ML GD' into cards. Spaces and case don't matter. */
export function parseBoard(components: Components, text: string): { cards: string[] } | BoardRefusal {
  const letters = Array.from(text.replace(/\s+/g, '').toLowerCase());
  if (letters.length !== components.columns.length) return { code: 'not-eight-letters', found: letters.length };
  const cards: string[] = [];
  for (const letter of letters) {
    const copies = components.cardsByLetter.get(letter);
    if (!copies) return { code: 'no-such-card', letter };
    const card = copies.find((copy) => !cards.includes(copy));
    if (card === undefined || !obeysRulesOfTwo(components, cards, card)) return { code: 'more-than-two', letter };
    cards.push(card);
  }
  return { cards };
}

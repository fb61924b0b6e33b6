import { entryAt } from '@wordhoard/kernel';
import { COLUMNS, type ColumnIndex, DECK, faceOf, obeysRulesOfTwo, type Rare } from './cards.ts';

/** A face-up card. */
export interface BoardCard {
  readonly letter: string;
  readonly column: ColumnIndex;
  readonly rare: Rare;
  /** Points it scores: column plus rarity. */
  readonly value: number;
}

/** The eight face-up cards, from left to right. */
export type Board = readonly BoardCard[];

export const boardOf = (cards: readonly string[]): Board =>
  cards.map((card, place) => {
    const { letter, rare } = faceOf(card);
    const column = entryAt(COLUMNS, place);
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
export function parseBoard(text: string): { cards: string[] } | BoardRefusal {
  const letters = Array.from(text.replace(/\s+/g, '').toLowerCase());
  if (letters.length !== COLUMNS.length) return { code: 'not-eight-letters', found: letters.length };
  const cards: string[] = [];
  for (const letter of letters) {
    const copies = DECK.filter((card) => faceOf(card).letter === letter);
    const card = copies.find((copy) => !cards.includes(copy));
    if (copies.length === 0) return { code: 'no-such-card', letter };
    if (card === undefined || !obeysRulesOfTwo(cards, card)) return { code: 'more-than-two', letter };
    cards.push(card);
  }
  return { cards };
}

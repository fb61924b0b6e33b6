import { entryAt } from '@wordhoard/kernel';
import type { Board } from './board.ts';

/** A card of the board that a word scores. */
export interface ScoredCard {
  /** Its place on the board, from the left. */
  readonly place: number;
  /** Index of the letter in the word that uses the card. */
  readonly at: number;
  readonly points: number;
  /** False for a card that a handicap reduces. */
  readonly full: boolean;
}

export interface WordScore {
  readonly points: number;
  /** In the order of the board. */
  readonly cards: readonly ScoredCard[];
}

/** [WY-22] How many cards of a word score in full, and what each other card scores at most. */
export interface Handicap {
  readonly cards: number;
  readonly points: number;
}

/**
 * [WY-12] Scores a word: each letter of the word takes one card of that letter, the best that is left.
 * [WY-22] With a handicap only the best of these cards score in full.
 */
export function scoreWord(board: Board, word: string, handicap: Handicap | null = null): WordScore {
  const free = board
    .map((_, place) => place)
    .sort((a, b) => entryAt(board, b).value - entryAt(board, a).value || a - b);
  const taken: { place: number; at: number }[] = [];
  for (const [at, letter] of Array.from(word).entries()) {
    const next = free.findIndex((place) => entryAt(board, place).letter === letter);
    if (next >= 0) taken.push({ place: entryAt(free.splice(next, 1), 0), at });
  }
  const best = taken.toSorted(
    (a, b) => entryAt(board, b.place).value - entryAt(board, a.place).value || a.place - b.place,
  );
  const inFull = new Set(best.slice(0, handicap?.cards ?? best.length));
  const cards = taken
    .map((card): ScoredCard => {
      const full = inFull.has(card);
      const { value } = entryAt(board, card.place);
      return { ...card, full, points: full ? value : Math.min(value, handicap?.points ?? value) };
    })
    .sort((a, b) => a.place - b.place);
  return { points: cards.reduce((sum, card) => sum + card.points, 0), cards };
}

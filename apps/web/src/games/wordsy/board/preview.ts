import { type Board, scoreWord } from '@wordhoard/wordsy';

export interface Preview {
  /** Each letter of the word and what it scores; 0 for a letter that is not on the board. */
  readonly letters: readonly { readonly letter: string; readonly points: number }[];
  /** Points of each card of the board, by its place; 0 if unused. */
  readonly cards: readonly number[];
  readonly points: number;
}

/** Which letters score and how much, as the game's own rules say [WY-12] [WY-22]. */
export function preview(board: Board, word: string, handicap: boolean): Preview {
  const { cards, points } = scoreWord(board, word, handicap);
  return {
    letters: Array.from(word, (letter, at) => ({ letter, points: cards.find((card) => card.at === at)?.points ?? 0 })),
    cards: board.map((_, place) => cards.find((card) => card.place === place)?.points ?? 0),
    points,
  };
}

/** Possible points of a letter: the values of its cards on the board, best first. */
export const worthOf = (board: Board, letter: string): readonly number[] =>
  board
    .filter((card) => card.letter === letter)
    .map(({ value }) => value)
    .sort((a, b) => b - a);

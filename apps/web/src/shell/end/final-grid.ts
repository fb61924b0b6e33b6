/** A board as it lay at the end, row by row: a capital letter, '*' for a tile that may be any, '' for nothing. */
export type Letters = readonly (readonly string[])[];

/** The squares of a square board, counted row by row. */
export function rowsOf(squares: readonly (string | null)[]): Letters {
  const size = Math.sqrt(squares.length);
  const letters = squares.map((letter) => letter?.toUpperCase() ?? '');
  return Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size));
}

/** Words one below the other; what was left empty is left out. */
export const wordRows = (words: readonly string[]): Letters =>
  words.filter((word) => word !== '').map((word) => Array.from(word.toUpperCase()));

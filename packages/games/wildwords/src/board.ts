import { ASTERISK, type TileFace } from './tiles.ts';

/** A square is 15 × row + column, both from 0: 0 is 1A, 14 is 1O, 224 is 15O. */
export type Square = number;
export type Direction = 'across' | 'down';
/** Letter and word premiums, TURN-TO-WILD and LOSE-20. */
export type Premium = 'DL' | 'TL' | 'DW' | 'TW' | 'wild' | 'lose';
/** The visible face on every square; null for an empty one. A flipped tile shows an asterisk. */
export type Grid = readonly (TileFace | null)[];

export const SIZE = 15;
export const SQUARES: number = SIZE * SIZE;
/** 8H. */
export const CENTRE: Square = 112;

/** The upper eight rows. */
const UPPER_ROWS = [
  '3W .. .. 2W .. 2L .. 3W .. 2L .. 2W .. .. 3W',
  '.. 3L .. 2L .. ** .. .. .. ** .. 2L .. 3L ..',
  '.. .. 3L .. .. .. .. ** .. .. .. .. 3L .. ..',
  '2W 2L .. 2W .. .. ** -! ** .. .. 2W .. 2L 2W',
  '.. .. .. .. 2W .. .. 2L .. .. 2W .. .. .. ..',
  '2L ** .. .. .. 3L .. .. .. 3L .. .. .. ** 2L',
  '.. .. .. ** .. .. 2L .. 2L .. .. ** .. .. ..',
  '3W .. ** -! 2L .. .. 2W .. .. 2L -! ** .. 3W',
];
const PREMIUM_BY_SIGN: Readonly<Record<string, Premium>> = {
  '2L': 'DL',
  '3L': 'TL',
  '2W': 'DW',
  '3W': 'TW',
  '**': 'wild',
  '-!': 'lose',
};

/** [WW-2] The printed board: a sign for each square. The lower half mirrors the upper one. */
export const PRINTED_ROWS: readonly string[] = [...UPPER_ROWS, ...UPPER_ROWS.slice(0, -1).reverse()];

/** The premium of every square; null for none. */
export type Premiums = readonly (Premium | null)[];

export const parsePremiums = (rows: readonly string[]): Premiums =>
  rows.flatMap((row) => row.split(' ').map((sign) => PREMIUM_BY_SIGN[sign] ?? null));

export const EMPTY_GRID: Grid = Array.from({ length: SQUARES }, () => null);

export const squareAt = (row: number, column: number): Square => SIZE * row + column;
export const rowOf = (square: Square): number => Math.floor(square / SIZE);
export const columnOf = (square: Square): number => square % SIZE;
/** Offset to the next square. */
export const strideOf = (direction: Direction): number => (direction === 'across' ? 1 : SIZE);
export const otherDirection = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

/** The next square in a direction, or the previous one for −1; undefined at the edge. */
export function neighbour(square: Square, direction: Direction, by: 1 | -1): Square | undefined {
  const place = (direction === 'across' ? columnOf(square) : rowOf(square)) + by;
  return place < 0 || place >= SIZE ? undefined : square + by * strideOf(direction);
}

/** [WW-9] The visible face of a tile on a square. */
export const faceOnSquare = (premiums: Premiums, square: Square, face: TileFace): TileFace =>
  premiums[square] === 'wild' ? ASTERISK : face;

/** Parses 15 lines of 15: `.` is empty, `*` an asterisk or a flipped tile. Undefined if the lines are not a board. */
export function parseBoard(lines: readonly string[]): Grid | undefined {
  const text = lines.join('').toUpperCase();
  if (lines.length !== SIZE || lines.some((line) => line.length !== SIZE) || !/^[A-Z.*]*$/.test(text)) return undefined;
  return Array.from(text, (face) => (face === '.' ? null : face));
}

export const formatBoard = (grid: Grid): string[] =>
  Array.from({ length: SIZE }, (_, row) =>
    grid
      .slice(SIZE * row, SIZE * (row + 1))
      .map((face) => face ?? '.')
      .join(''),
  );

import { columnOf, type Premium, rowOf, SIZE, SQUARES, type Square } from '../board.ts';
import { LOSS } from '../scoring.ts';

/**
 * The board as 30 lanes, rows from the top and then columns from the left, each 15 squares and an edge. A *place* is a
 * number in that order; every square has two of them. One edge comes before the first lane, so that the place before
 * and the place after any square can be looked at without asking where one is.
 */
export type Place = number;

const LANE: number = SIZE + 1;
export const LANES: number = 2 * SIZE;
export const PLACES: number = LANE * (LANES + 1);

export const firstOfLane = (lane: number): Place => LANE * (lane + 1);
export const acrossOf = (square: Square): Place => LANE * (rowOf(square) + 1) + columnOf(square);
export const downOf = (square: Square): Place => LANE * (SIZE + columnOf(square) + 1) + rowOf(square);

/** By place: the square, or −1 at an edge; and the same square's place in the lane that crosses here. */
export const SQUARE_AT: Int16Array = new Int16Array(PLACES).fill(-1);
export const CROSSING: Int16Array = new Int16Array(PLACES);
for (let square = 0; square < SQUARES; square++) {
  SQUARE_AT[acrossOf(square)] = square;
  SQUARE_AT[downOf(square)] = square;
  CROSSING[acrossOf(square)] = downOf(square);
  CROSSING[downOf(square)] = acrossOf(square);
}

export const isAcross = (place: Place): boolean => place < firstOfLane(SIZE);

/** Effects of the premium squares, by place. */
export interface Layout {
  readonly letterTimes: Uint8Array;
  readonly wordTimes: Uint8Array;
  readonly loss: Uint8Array;
  readonly wild: Uint8Array;
}

export function layoutOf(premiums: readonly (Premium | null)[]): Layout {
  const byPlace = (of: (premium: Premium | null) => number): Uint8Array =>
    Uint8Array.from(SQUARE_AT, (square) => of(premiums[square] ?? null));
  return {
    letterTimes: byPlace((premium) => (premium === 'DL' ? 2 : premium === 'TL' ? 3 : 1)),
    wordTimes: byPlace((premium) => (premium === 'DW' ? 2 : premium === 'TW' ? 3 : 1)),
    loss: byPlace((premium) => (premium === 'lose' ? LOSS : 0)),
    wild: byPlace((premium) => (premium === 'wild' ? 1 : 0)),
  };
}

import { columnOf, type Premium, rowOf, SIZE, SQUARES, type Square } from '../board.ts';
import type { Components } from '../components.ts';

/**
 * The board as 30 lanes, rows from the top and then columns from the left, each of 15 squares and an edge. A *place* is
 * an index in that order; every square has two of them. Another edge comes before the first lane, so that the places
 * before and after any square always exist.
 */
export type Place = number;

const LANE_LENGTH: number = SIZE + 1;
export const LANE_COUNT: number = 2 * SIZE;
export const PLACE_COUNT: number = LANE_LENGTH * (LANE_COUNT + 1);

export const firstOfLane = (lane: number): Place => LANE_LENGTH * (lane + 1);
export const acrossOf = (square: Square): Place => LANE_LENGTH * (rowOf(square) + 1) + columnOf(square);
export const downOf = (square: Square): Place => LANE_LENGTH * (SIZE + columnOf(square) + 1) + rowOf(square);

/** For each place its square, or −1 at an edge; and the same square's place in the crossing lane. */
export const SQUARE_AT: Int16Array = new Int16Array(PLACE_COUNT).fill(-1);
export const CROSSING: Int16Array = new Int16Array(PLACE_COUNT);
for (let square = 0; square < SQUARES; square++) {
  SQUARE_AT[acrossOf(square)] = square;
  SQUARE_AT[downOf(square)] = square;
  CROSSING[acrossOf(square)] = downOf(square);
  CROSSING[downOf(square)] = acrossOf(square);
}

export const isAcross = (place: Place): boolean => place < firstOfLane(SIZE);

/** Effects of the premium squares, by place. */
export interface Layout {
  readonly letterMultiplier: Uint8Array;
  readonly wordMultiplier: Uint8Array;
  readonly loss: Uint16Array;
  readonly wild: Uint8Array;
}

export function layoutOf({ premiums, losePoints }: Pick<Components, 'premiums' | 'losePoints'>): Layout {
  const byPlace = (of: (premium: Premium | null) => number): Uint8Array =>
    Uint8Array.from(SQUARE_AT, (square) => of(premiums[square] ?? null));
  return {
    letterMultiplier: byPlace((premium) => (premium === 'DL' ? 2 : premium === 'TL' ? 3 : 1)),
    wordMultiplier: byPlace((premium) => (premium === 'DW' ? 2 : premium === 'TW' ? 3 : 1)),
    loss: Uint16Array.from(SQUARE_AT, (square) => (premiums[square] === 'lose' ? losePoints : 0)),
    wild: byPlace((premium) => (premium === 'wild' ? 1 : 0)),
  };
}

import type { Seat, Shape } from '@wordhoard/kernel';
import type { TableInfo } from '@wordhoard/protocol';
import type { ComponentChildren, ComponentType } from 'preact';
import type { SeatObservation } from '../../net/session.ts';
import type { LatestEvent } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import type { EndResult } from './end-result.ts';

/** A game that is over, as its own parts of the end screen are given it. It may have been ended early, at any moment. */
export interface AtEnd<S extends Shape = Shape> {
  readonly table: TableInfo;
  readonly observation: SeatObservation<S>;
  readonly names: Names;
  /** Null for spectators, and for several people at one device. */
  readonly me: Seat | null;
  readonly result: EndResult;
}

/** Everything a game adds to the end screen, fetched when a game ends. */
export interface GameEnd<S extends Shape = Shape> {
  /** The final board. It fills the place it is given, which is as high as the screen where there is room. */
  readonly Board: ComponentType<AtEnd<S>>;
  /** Lists that belong to the board: beside it where there is room, otherwise below it. */
  readonly Details?: ComponentType<AtEnd<S>>;
  /** Under a name in the ranking. */
  about?(at: AtEnd<S>, seat: Seat): ComponentChildren;
  /** A few facts, the most interesting first: how it ended, the best word. */
  facts?(at: AtEnd<S>): readonly LatestEvent[];
  /** A hook: the sentence at the top, where it is another than who won by how much; otherwise null. */
  useHeadline?(at: AtEnd<S>): { readonly text: string; readonly won: boolean } | null;
  /** The board for the picture of the result, as this seat would show it. */
  grid?(at: AtEnd<S>): Letters;
}

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

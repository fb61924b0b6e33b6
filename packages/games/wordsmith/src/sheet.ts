import { ITEMS, type ItemName, kindOf, SQUARES, type Square, type SquareKind } from './grid.ts';

/** [WS-3] The sizes of the two grids are ours. */
export const COIN_GRID = 24;
export const CROWN_GRID = 20;

/** A word claimed, read from one square to the other. */
export interface ClaimedWord {
  readonly from: Square;
  readonly to: Square;
  readonly word: string;
  readonly round: number;
}

/** A player's sheet of paper. Immutable: a change makes a new one. */
export interface Sheet {
  /** A small letter, or null on a vacant square. */
  readonly letters: readonly (string | null)[];
  readonly circled: readonly boolean[];
  readonly words: readonly ClaimedWord[];
  /** In the order they were forged. */
  readonly forged: readonly ItemName[];
  /** [WS-7] Coins crossed off, and bars filled below them; bars may be ahead. */
  readonly spent: number;
  readonly gained: number;
  readonly crowns: number;
  /** [WS-14] What each of the two goals has brought: 0, 5 or 8. */
  readonly goals: readonly number[];
}

export const EMPTY_SHEET: Sheet = {
  letters: Array.from({ length: SQUARES }, () => null),
  circled: Array.from({ length: SQUARES }, () => false),
  words: [],
  forged: [],
  spent: 0,
  gained: 0,
  crowns: 0,
  goals: [0, 0],
};

/** [WS-13] Items whose every square is circled. */
export const forgedBy = (circled: readonly boolean[]): ItemName[] =>
  ITEMS.filter(({ squares }) => squares.every((square) => circled[square])).map(({ name }) => name);

export const countOf = (forged: readonly ItemName[], kind: SquareKind): number =>
  forged.filter((name) => kindOf(name) === kind).length;

/** [WS-7] Coins that are crossed off and not made good. */
export const debtOf = ({ spent, gained }: Pick<Sheet, 'spent' | 'gained'>): number => Math.max(0, spent - gained);

import type { Components } from './components.ts';
import { type ItemMap, type ItemName, kindOf, SQUARES, type Square, type SquareKind } from './grid.ts';

/** A claimed word, read from one square to the other. */
export interface ClaimedWord {
  readonly from: Square;
  readonly to: Square;
  readonly word: string;
  readonly round: number;
}

/** A player's sheet. Immutable. */
export interface Sheet {
  /** A lower-case letter, or null for a vacant square. */
  readonly letters: readonly (string | null)[];
  readonly circled: readonly boolean[];
  readonly words: readonly ClaimedWord[];
  /** In the order of forging. */
  readonly forged: readonly ItemName[];
  /** [WS-7] Coins crossed off, and bars filled below them. There may be more bars than crosses. */
  readonly spent: number;
  readonly gained: number;
  readonly crowns: number;
  /** [WS-14] Points of each of the two goals: 0 until it is reached. */
  readonly goals: readonly number[];
}

/** Before the first round. */
export const emptySheet = ({ startingCoins }: Pick<Components, 'startingCoins'>): Sheet => ({
  letters: Array.from({ length: SQUARES }, () => null),
  circled: Array.from({ length: SQUARES }, () => false),
  words: [],
  forged: [],
  spent: 0,
  gained: startingCoins,
  crowns: 0,
  goals: [0, 0],
});

/** [WS-13] The items whose squares are all circled. */
export const forgedItems = ({ items }: ItemMap, circled: readonly boolean[]): ItemName[] =>
  items.filter(({ squares }) => squares.every((square) => circled[square])).map(({ name }) => name);

export const countForged = (forged: readonly ItemName[], kind: SquareKind): number =>
  forged.filter((name) => kindOf(name) === kind).length;

/** [WS-7] Coins spent and not paid back. */
export const debtOf = ({ spent, gained }: Pick<Sheet, 'spent' | 'gained'>): number => Math.max(0, spent - gained);

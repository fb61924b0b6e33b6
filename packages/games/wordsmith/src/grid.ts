/** A square of the sheet, 0–63 in reading order. */
export type Square = number;

export const SIZE = 8;
export const SQUARES: number = SIZE * SIZE;

export const KINDS = ['coin', 'ring', 'goblet', 'sword', 'axe'] as const;
export type SquareKind = (typeof KINDS)[number];

/** 'R5': the kind's letter and a number. */
export type ItemName = string;

export interface Item {
  readonly name: ItemName;
  readonly kind: SquareKind;
  readonly squares: readonly Square[];
}

const KIND_BY_LETTER: Readonly<Record<string, SquareKind>> = {
  C: 'coin',
  R: 'ring',
  G: 'goblet',
  S: 'sword',
  A: 'axe',
};

/** [WS-2] Coins and rings have one square. */
export const isSmall = (kind: SquareKind): boolean => kind === 'coin' || kind === 'ring';

export const kindOf = (name: ItemName): SquareKind => KIND_BY_LETTER[name[0]!]!;

/** [WS-2] The items that are drawn on the sheets of a table. */
export interface ItemMap {
  /** By kind, then by number. */
  readonly items: readonly Item[];
  /** For each square, the index of its item. */
  readonly itemNumbers: readonly number[];
}

/** @param rows of item names: 'R1 S2 S2 S2 S2 R2 C1 G3' */
export function makeItemMap(rows: readonly string[]): ItemMap {
  const names = rows.join(' ').trim().split(/\s+/);
  const items = [...new Set(names)]
    .map(
      (name): Item => ({
        name,
        kind: kindOf(name),
        squares: names.flatMap((at, square) => (at === name ? [square] : [])),
      }),
    )
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || numberOf(a) - numberOf(b));
  return { items, itemNumbers: names.map((name) => items.findIndex((item) => item.name === name)) };
}

const numberOf = ({ name }: Item): number => Number(name.slice(1));

export const itemAt = ({ items, itemNumbers }: ItemMap, square: Square): Item => items[itemNumbers[square]!]!;

export const rowOf = (square: Square): number => Math.floor(square / SIZE);
export const columnOf = (square: Square): number => square % SIZE;

/** The squares from one to the other in reading direction; undefined unless they share a row or a column. */
export function runBetween(from: Square, to: Square): Square[] | undefined {
  const sameRow = rowOf(from) === rowOf(to);
  if (!sameRow && columnOf(from) !== columnOf(to)) return undefined;
  const by = Math.sign(to - from) * (sameRow ? 1 : SIZE);
  const length = Math.abs(to - from) / (sameRow ? 1 : SIZE) + 1;
  return Array.from({ length }, (_, i) => from + i * by);
}

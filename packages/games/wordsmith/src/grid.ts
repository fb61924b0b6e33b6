/** A square of the sheet, 0–63 in reading order. */
export type Square = number;

export const SIZE = 8;
export const SQUARES: number = SIZE * SIZE;

/** [WS-2] The sheet: squares of the same name form one item. Our sources lack the printed one, so this one is ours. */
const ITEM_MAP = `
  R1 S2 S2 S2 S2 R2 C1 G3
  A1 A1 G1 R3 C2 A2 A2 G3
  A1 A1 G1 G4 S4 A2 A2 G3
  A1 C3 G1 G4 S4 S3 A2 R4
  R5 G2 R6 G4 S4 S3 A4 A4
  G5 G2 A3 A3 S4 S3 A4 A4
  G5 G2 A3 A3 C4 S3 R7 A4
  G5 C5 A3 S1 S1 S1 S1 C6`;

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

/** The item each square belongs to. */
export const ITEM_AT: readonly ItemName[] = ITEM_MAP.trim().split(/\s+/);

/** By kind, then by number. */
export const ITEMS: readonly Item[] = [...new Set(ITEM_AT)]
  .map((name) => ({
    name,
    kind: KIND_BY_LETTER[name[0]!]!,
    squares: ITEM_AT.flatMap((at, square) => (at === name ? [square] : [])),
  }))
  .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.name < b.name ? -1 : 1));

const itemByName = new Map(ITEMS.map((item) => [item.name, item]));
export const itemAt = (square: Square): Item => itemByName.get(ITEM_AT[square]!)!;
export const kindOf = (name: ItemName): SquareKind => itemByName.get(name)!.kind;

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

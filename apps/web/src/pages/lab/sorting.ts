import type { Thing } from '@wordhoard/lab';

/** By what a table of things can be sorted. */
export const COLUMNS = ['name', 'games', 'times', 'wins', 'points'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  readonly by: Column;
  readonly down: boolean;
}

/** Numbers begin with the largest, names with A; the same column again turns it round. */
export const sortedBy = (now: Sorting, by: Column): Sorting => ({
  by,
  down: now.by === by ? !now.down : by !== 'name',
});

/** What nobody had for himself has no wins, and comes last either way. */
const meanOf = (thing: Thing, by: Exclude<Column, 'name'>): number | null =>
  by === 'times' ? thing.times : (thing[by]?.mean ?? null);

export function sorted(things: readonly Thing[], { by, down }: Sorting): Thing[] {
  // Lengths and bids are numbers with a name.
  const byName = (a: Thing, b: Thing): number => a.name.localeCompare(b.name, 'en', { numeric: true });
  const turn = down ? -1 : 1;
  return things.toSorted((a, b) => {
    if (by === 'name') return turn * byName(a, b);
    const [x, y] = [meanOf(a, by), meanOf(b, by)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
    return turn * (x - y) || byName(a, b);
  });
}

import type { ItemStatistics } from '@wordhoard/lab';

/** By what a table of things can be sorted. */
export const COLUMNS = ['name', 'games', 'times', 'wins', 'points'] as const;
export type SortColumn = (typeof COLUMNS)[number];

export interface SortOrder {
  readonly by: SortColumn;
  readonly down: boolean;
}

/** Numbers begin with the largest, names with A; the same column again turns it round. */
export const sortedBy = (now: SortOrder, by: SortColumn): SortOrder => ({
  by,
  down: now.by === by ? !now.down : by !== 'name',
});

/** Items that belong to no seat have no wins, and come last either way. */
const meanOf = (thing: ItemStatistics, by: Exclude<SortColumn, 'name'>): number | null =>
  by === 'times' ? thing.times : (thing[by]?.mean ?? null);

export function sorted(things: readonly ItemStatistics[], { by, down }: SortOrder): ItemStatistics[] {
  // Lengths and bids are numbers with a name.
  const byName = (a: ItemStatistics, b: ItemStatistics): number =>
    a.name.localeCompare(b.name, 'en', { numeric: true });
  const turn = down ? -1 : 1;
  return things.toSorted((a, b) => {
    if (by === 'name') return turn * byName(a, b);
    const [x, y] = [meanOf(a, by), meanOf(b, by)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
    return turn * (x - y) || byName(a, b);
  });
}

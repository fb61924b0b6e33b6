/** The most edits by which something else may have been meant. */
const MAX_EDITS = 2;

/** The name closest to the typed one, if it is close; the first of equals. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const close = names
    .map((name) => ({ name, edits: editsBetween(typed, name) }))
    .filter(({ name, edits }) => edits <= Math.min(MAX_EDITS, Math.floor(name.length / 2)));
  return close.toSorted((a, b) => a.edits - b.edits)[0]?.name;
}

/** The number of letters to add, remove, change or swap with the next one to make one text of the other. */
export function editsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      // Every row has an entry for each length of b, so no index is out of range.
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

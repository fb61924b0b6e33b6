/** A table somebody sits at on this device, to find the way back to it. */
export interface MyTable {
  readonly code: string;
  readonly game: string;
}

const KEY = 'wordhoard.tables';
/** So many are remembered, the latest first. */
const KEPT = 6;

const isTable = (it: unknown): it is MyTable =>
  typeof it === 'object' && it !== null && 'code' in it && 'game' in it && typeof it.code === 'string';

export function myTables(): readonly MyTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTable) : [];
  } catch {
    return [];
  }
}

/** Puts it first, or takes it off the list when there is nothing to go back to. */
export function rememberTable(table: MyTable, goesOn: boolean): void {
  const others = myTables().filter(({ code }) => code !== table.code);
  try {
    localStorage.setItem(KEY, JSON.stringify((goesOn ? [table, ...others] : others).slice(0, KEPT)));
  } catch {
    // No storage: then only by the link.
  }
}

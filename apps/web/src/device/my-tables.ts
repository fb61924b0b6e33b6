import { readJson, writeJson } from './storage.ts';

/** A table with a seat of this device, to find the way back to it. */
export interface MyTable {
  readonly code: string;
  readonly game: string;
}

/** Tables under way, and finished ones: a player there may want a rematch. */
const KEYS = { goesOn: 'wordhoard.tables', over: 'wordhoard.tables.over' } as const;

const isTable = (it: unknown): it is MyTable =>
  typeof it === 'object' && it !== null && 'code' in it && 'game' in it && typeof it.code === 'string';

function listed(key: string): readonly MyTable[] {
  const kept = readJson(key);
  return Array.isArray(kept) ? kept.filter(isTable) : [];
}

/** All of them, the latest first. */
export const myTables = (): readonly MyTable[] => listed(KEYS.goesOn);
export const myFinishedTables = (): readonly MyTable[] => listed(KEYS.over);

/** Puts it first on one list and takes it off the other; off both when there is nothing to go back to. */
export function rememberTable(table: MyTable, as: 'goes-on' | 'over' | 'forgotten'): void {
  write(KEYS.goesOn, table, as === 'goes-on');
  write(KEYS.over, table, as === 'over');
}

function write(key: string, table: MyTable, isThere: boolean): void {
  const before = listed(key);
  const others = before.filter(({ code }) => code !== table.code);
  if (!isThere && others.length === before.length) return;
  writeJson(key, isThere ? [table, ...others] : others);
}

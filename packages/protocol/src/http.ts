import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import { type Level, level, playerName, type TableListing, type TableOptions, tableOptions } from './table.ts';

/** GET /api/me, and the answer to POST /api/me { name }. `name` is null before one was given. */
export interface Me {
  readonly who: string;
  readonly name: string | null;
}
export const nameRequest: Schema<{ name: string }> = v.strictObject({ name: playerName });

/** POST /api/tables. The maker sits in the first place under `name`; bots take the next places. */
export interface NewTable {
  readonly options: TableOptions;
  readonly name: string;
  readonly bots: readonly Level[];
  /** Names of further people at the same device. */
  readonly others: readonly string[];
  /** Start at once if every place is taken. */
  readonly start: boolean;
}
export const newTable: Schema<NewTable> = v.strictObject({
  options: tableOptions,
  name: playerName,
  bots: v.pipe(v.array(level), v.maxLength(5)),
  others: v.pipe(v.array(playerName), v.maxLength(5)),
  start: v.boolean(),
});
export interface TableMade {
  readonly code: string;
}

/** GET /api/tables: public tables with a free place. */
export interface Listings {
  readonly tables: readonly TableListing[];
}

/** GET /api/definitions/:word */
export interface Meaning {
  readonly word: string;
  readonly valid: boolean;
  /** Null for a word that has no definition here. */
  readonly definition: string | null;
}

import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { AnyRefusal } from './messages.ts';
import { type Level, level, playerName, type TableListing, type TableOptions, tableOptions } from './table.ts';

/** Where the socket is. The cookie that GET /api/me gives says who you are. */
export const SOCKET_PATH = '/ws';

/** The body of every 4xx and 5xx answer under /api. */
export interface Refused {
  readonly refusal: AnyRefusal;
}

/** GET /api/lexicon: where the words are. The address changes with the content, so it may be kept for ever. */
export interface LexiconAddress {
  readonly id: string;
  readonly url: string;
}

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

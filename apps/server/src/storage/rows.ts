import { createHash } from 'node:crypto';
import { read } from '@wordhoard/kernel';
import { type Picture, picture, TABLE_STATUSES } from '@wordhoard/protocol';
import type { LogEntry, TableState } from '@wordhoard/table';
import { isObject, parseJson } from '../json.ts';
import type { FoundTable, LineRow } from './storage.ts';

/** Columns of a table besides its text, for look-ups. */
export interface TableColumns {
  readonly status: string;
  readonly listed: boolean;
  readonly correspondence: boolean;
  readonly host: string;
  readonly lobby: string;
  /** A long configuration, stored once for all tables that have it; null if it is short. */
  readonly config: LongText | null;
}
export interface LongText {
  readonly hash: string;
  readonly value: string;
}

/** Shorter configurations stay in the table's text. */
const LONG = 4096;

export function columnsOf(table: TableState): TableColumns {
  const value = JSON.stringify(table.options.config);
  const config = value.length < LONG ? null : { hash: hashOf(value), value };
  return {
    status: table.status,
    listed: table.options.visibility === 'public',
    correspondence: typeof table.options.pace === 'object',
    host: table.host,
    lobby: JSON.stringify(config ? withHash(table, config) : table),
    config,
  };
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64url')}`;

/** The table with the hash in place of its configuration, including the copy made when play began. */
function withHash(table: TableState, { hash, value }: LongText): object {
  const { options, beginning } = table;
  const isSame = beginning !== null && JSON.stringify(beginning.table.config) === value;
  return {
    ...table,
    options: { ...options, config: hash },
    beginning: isSame ? { ...beginning, table: { ...beginning.table, config: hash } } : beginning,
  };
}

/** Puts a separately stored configuration back in its places. */
function putConfig(table: Record<string, unknown>, config: unknown): void {
  const { options, beginning } = table;
  const settled = isObject(beginning) ? beginning['table'] : null;
  for (const it of [options, settled]) if (isObject(it) && typeof it['config'] === 'string') it['config'] = config;
}

/** Permanent key of a command: its guest and the id they gave it. Guest ids contain no colon. */
export const commandKey = (who: string, id: string): string => `${commandsOf(who)}${id}`;
/** Prefix of the keys of one guest's commands only. */
export const commandsOf = (who: string): string => `${who}:`;

/** True if its time runs whether or not anyone is there. */
export const runsByItself = ({ status, correspondence }: TableColumns): boolean =>
  status === 'playing' && correspondence;

/** The text of a table, and of its configuration if that is stored separately. */
export interface StateRow {
  readonly lobby: string;
  readonly config: string | null;
}

/** Parses a table; undefined if its text is damaged. */
export function readState({ lobby, config }: StateRow): TableState | undefined {
  const value = parseJson(lobby);
  if (!isObject(value)) return undefined;
  if (config !== null) putConfig(value, parseJson(config));
  const { code, host, options, places, status } = value;
  if (typeof code !== 'string' || typeof host !== 'string' || !Array.isArray(places) || !isObject(options))
    return undefined;
  if (typeof options['game'] !== 'string' || !isObject(options['limits'])) return undefined;
  // Its configuration is stored separately, and missing.
  if (typeof options['config'] === 'string') return undefined;
  // Only this file writes these values, so a value with the outline of a TableState is one.
  return TABLE_STATUSES.some((it) => it === status) ? (value as unknown as TableState) : undefined;
}

/** Columns of `FoundTable`. */
export interface FoundTableRow extends StateRow, Omit<FoundTable, 'state'> {}

export const readFoundTable = ({ code, status, host, entries, touched, ...row }: FoundTableRow): FoundTable => ({
  code,
  status,
  host,
  state: readState(row),
  entries,
  touched,
});

/** Parses the log entries of one table, in order. Fails at the first damaged one. */
export const readLines = (code: string, rows: readonly LineRow[]): LogEntry[] =>
  rows.map(({ seq, command, entry }) => {
    const found = parseJson(entry);
    if (!isObject(found) || typeof found['at'] !== 'number') throw new Error(`line ${seq} of table ${code} is damaged`);
    // The rules validate it again, like every move.
    return { seq, command, entry: found as unknown as LogEntry['entry'] };
  });

/** Null if it is damaged. */
export const readPicture = (text: string | null): Picture | null =>
  text === null ? null : (read(picture, parseJson(text)) ?? null);

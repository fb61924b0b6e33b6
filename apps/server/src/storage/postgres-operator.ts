import type { QueryConfig, QueryResult } from 'pg';
import { type FoundTableRow, readFoundTable } from './rows.ts';
import type { FoundGuest, OperatorQueries } from './storage.ts';
import { BAN_COLUMNS, type Ban, inWholeMs, type StoredBans } from './stored-bans.ts';

const FOUND_TABLES = `SELECT code, status, host, lobby, texts.value AS config,
  coalesce((SELECT max(seq) FROM lines WHERE lines.code = tables.code), 0) AS entries, touched
  FROM tables JOIN clocks USING (code) LEFT JOIN texts ON hash = tables.config`;

const SQL = {
  findTables: `${FOUND_TABLES} WHERE $1::text IS NULL OR status = $1 ORDER BY touched DESC, code LIMIT $2`,
  findTable: `${FOUND_TABLES} WHERE code = $1`,
  findGuests: `SELECT who, name, seen FROM guests WHERE strpos(lower(name), lower($1)) > 0
    ORDER BY seen DESC, who LIMIT $2`,
  putBan: `INSERT INTO bans (${BAN_COLUMNS}) VALUES ($1, $2, $3, $4) ON CONFLICT (subject) DO UPDATE
    SET note = excluded.note, since = excluded.since, until = excluded.until`,
  deleteBan: 'DELETE FROM bans WHERE subject = $1',
  currentBans: `SELECT ${BAN_COLUMNS} FROM bans WHERE until >= $1 ORDER BY since DESC, subject`,
  pruneBans: 'DELETE FROM bans WHERE until < $1',
} as const;

/** The operator's part of a PostgreSQL store. Its queries are rare, so no connection plans them in advance. */
export function postgresOperator(ask: (query: QueryConfig) => Promise<QueryResult>): {
  readonly operator: OperatorQueries;
  readonly bans: StoredBans;
} {
  const count = async (name: keyof typeof SQL, ...values: unknown[]): Promise<number> =>
    (await ask({ text: SQL[name], values })).rowCount ?? 0;
  const rows = async <R>(name: keyof typeof SQL, ...values: unknown[]): Promise<R[]> =>
    // Only this folder writes these columns.
    (await ask({ text: SQL[name], values })).rows as R[];
  return {
    operator: {
      tables: async (status, limit) => (await rows<FoundTableRow>('findTables', status, limit)).map(readFoundTable),
      table: async (code) => (await rows<FoundTableRow>('findTable', code)).map(readFoundTable)[0],
      guests: (name, limit) => rows<FoundGuest>('findGuests', name, limit),
    },
    bans: {
      async put(ban) {
        const { subject, note, since, until } = inWholeMs(ban);
        await count('putBan', subject, note, since, until);
      },
      delete: async (subject) => (await count('deleteBan', subject)) > 0,
      current: (now) => rows<Ban>('currentBans', Math.floor(now)),
      prune: (now) => count('pruneBans', Math.floor(now)),
    },
  };
}

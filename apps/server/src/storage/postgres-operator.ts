import type { QueryConfig, QueryResult } from 'pg';
import { type FoundTableRow, readFoundTable } from './rows.ts';
import type { FoundGuest, OperatorQueries } from './storage.ts';

const FOUND_TABLES = `SELECT code, status, host, lobby, texts.value AS config,
  coalesce((SELECT max(seq) FROM lines WHERE lines.code = tables.code), 0) AS entries, touched
  FROM tables JOIN clocks USING (code) LEFT JOIN texts ON hash = tables.config`;

const SQL = {
  findTables: `${FOUND_TABLES} WHERE $1::text IS NULL OR status = $1 ORDER BY touched DESC, code LIMIT $2`,
  findTable: `${FOUND_TABLES} WHERE code = $1`,
  findGuests: `SELECT who, name, seen FROM guests WHERE strpos(lower(name), lower($1)) > 0
    ORDER BY seen DESC, who LIMIT $2`,
} as const;

/** The operator's queries on PostgreSQL. They are rare, so no connection plans them in advance. */
export function postgresOperator(ask: (query: QueryConfig) => Promise<QueryResult>): OperatorQueries {
  const rows = async <R>(name: keyof typeof SQL, ...values: unknown[]): Promise<R[]> =>
    // Only this folder writes these columns.
    (await ask({ text: SQL[name], values })).rows as R[];
  return {
    tables: async (status, limit) => (await rows<FoundTableRow>('findTables', status, limit)).map(readFoundTable),
    table: async (code) => (await rows<FoundTableRow>('findTable', code)).map(readFoundTable)[0],
    guests: (name, limit) => rows<FoundGuest>('findGuests', name, limit),
  };
}

import pg from 'pg';
import { isPostgres, openStorage } from './open.ts';
import { migratePostgres, POSTGRES_VERSION } from './postgres-schema.ts';
import { readRows } from './sqlite-rows.ts';
import { openFile, SQLITE_VERSION } from './sqlite-schema.ts';
import type { Row, Storage } from './storage.ts';

const HEADER = { format: 'wordhoard-export', version: 1 } as const;
const TYPES: readonly unknown[] = ['kept', 'guest', 'note', 'answer', 'table', 'line'] satisfies Row['type'][];

/** Everything in a store, a line of JSON for each row: a heading first, and last how many there were. */
export async function* exportStore(where: string): AsyncGenerator<string> {
  // A file is read beside the server that has it open; a database is anybody's.
  const storage: Storage | null = isPostgres(where) ? await openStorage(where) : null;
  let count = 0;
  try {
    yield JSON.stringify(HEADER);
    for await (const row of storage?.rows() ?? readRows(where)) {
      count += 1;
      yield JSON.stringify(row);
    }
    yield JSON.stringify({ type: 'end', rows: count });
  } finally {
    await storage?.close();
  }
}

/** Writes all of an export into a store with no tables and no guests, or nothing. Gives how many rows. */
export async function importStore(where: string, lines: AsyncIterable<string>): Promise<number> {
  const storage = await openStorage(where);
  let count = 0;
  async function* rows(): AsyncGenerator<Row> {
    let ended = false;
    let number = 0;
    for await (const line of lines) {
      number += 1;
      const row: unknown = JSON.parse(line);
      if (number === 1) {
        if (line !== JSON.stringify(HEADER)) throw new Error('this is not an export of Wordhoard');
        continue;
      }
      const { type, ...rest } = row as { type?: unknown; rows?: unknown };
      if (ended) throw new Error(`line ${number} comes after the end`);
      if (type === 'end') {
        if (rest.rows !== count) throw new Error(`${rest.rows} rows were exported, and ${count} are here`);
        ended = true;
      } else if (TYPES.includes(type)) {
        count += 1;
        // Of a type we write; what is wrong in it the store refuses, which knows what its columns hold.
        yield row as Row;
      } else throw new Error(`line ${number} is no row of an export`);
    }
    if (!ended) throw new Error('the export is not complete');
  }
  try {
    await storage.restore(rows());
  } finally {
    await storage.close();
  }
  return count;
}

/** Which version of the schema this program works with, there. */
export const schemaVersion = (where: string): number => (isPostgres(where) ? POSTGRES_VERSION : SQLITE_VERSION);

/** Brings a store that no server has open to this version of its schema, forwards or back. */
export async function migrateStore(where: string, version: number): Promise<void> {
  if (!isPostgres(where)) return openFile(where, version).close();
  const client = new pg.Client(where);
  await client.connect();
  try {
    await migratePostgres(client, version);
  } finally {
    await client.end();
  }
}

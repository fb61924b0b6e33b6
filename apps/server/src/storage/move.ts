import pg, { type ClientBase } from 'pg';
import { linesOf, rowsIn } from './export-format.ts';
import { isPostgres } from './open.ts';
import { configFor } from './postgres.ts';
import { readPostgresRows, restorePostgres } from './postgres-rows.ts';
import { migratePostgres, POSTGRES_VERSION } from './postgres-schema.ts';
import { needFile, readRows, restoreRows } from './sqlite-rows.ts';
import { openFile, SQLITE_VERSION } from './sqlite-schema.ts';
import type { StoredRow } from './storage.ts';

export { linesIn } from './export-format.ts';

/** Reads a consistent snapshot of a store: values, guests, their notes and answers, each table and its log. */
export async function* readStore(where: string): AsyncGenerator<StoredRow> {
  if (!isPostgres(where)) return yield* readRows(where);
  const client = await connect(where);
  try {
    yield* readPostgresRows(client);
  } finally {
    await client.end();
  }
}

/** Writes all rows, or none, into a store without tables and guests. */
export const restoreStore = (where: string, rows: AsyncIterable<StoredRow>): Promise<void> =>
  isPostgres(where) ? withClient(where, (client) => restorePostgres(client, rows)) : restoreRows(where, rows);

/** Reads a store as the lines of an export. */
export const exportStore = (where: string): AsyncGenerator<string> => linesOf(readStore(where));

/** Writes a whole export, or nothing, into a store without tables and guests. Returns the number of rows. */
export async function importStore(where: string, lines: AsyncIterable<string>): Promise<number> {
  const rows = rowsIn(lines);
  let count = 0;
  let readingFault: unknown;
  async function next(): Promise<IteratorResult<StoredRow>> {
    try {
      return await rows.next();
    } catch (error) {
      readingFault = error;
      throw error;
    }
  }
  async function* counted(first: IteratorResult<StoredRow>): AsyncGenerator<StoredRow> {
    for (let found = first; !found.done; found = await next()) {
      count += 1;
      yield found.value;
    }
  }
  try {
    // Parsed before the store is opened, so that a file of another kind fails here.
    await restoreStore(where, counted(await next()));
  } catch (error) {
    if (error === readingFault || count === 0) throw error;
    // The first line is the heading, and a store may read several rows at a time.
    throw new Error(`line ${count + 1} of the file, or one just before it, cannot be stored: ${messageOf(error)}`);
  } finally {
    await rows.return(undefined);
  }
  return count;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The version of the schema that this program uses for such a store. */
export const schemaVersion = (where: string): number => (isPostgres(where) ? POSTGRES_VERSION : SQLITE_VERSION);

/** Migrates a store that no server has open to this version of its schema, forwards or back. */
export async function migrateStore(where: string, version: number): Promise<void> {
  if (isPostgres(where)) return withClient(where, (client) => migratePostgres(client, version));
  needFile(where);
  openFile(where, version).close();
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(configFor(url));
  // A lost connection rejects its query; without a listener the event would end the process, too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function withClient(url: string, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = await connect(url);
  try {
    await work(client);
  } finally {
    // Closing rolls back an unfinished transaction.
    await client.end();
  }
}

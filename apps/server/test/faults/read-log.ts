import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { isPostgres } from '../../src/storage/open.ts';

export interface StoredEntry {
  readonly code: string;
  readonly seq: number;
  readonly command: string;
}

const SQL = 'SELECT code, seq, command FROM lines ORDER BY code, seq';

/** Contents of the store, read without the server. */
export async function readLog(db: string): Promise<StoredEntry[]> {
  if (isPostgres(db)) {
    const client = new pg.Client(db);
    await client.connect();
    const { rows } = await client.query<StoredEntry>(SQL);
    await client.end();
    return rows;
  }
  const file = new DatabaseSync(db, { readOnly: true });
  // The columns are those of the statement above.
  const rows = file.prepare(SQL).all() as unknown as StoredEntry[];
  file.close();
  return rows;
}

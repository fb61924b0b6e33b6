import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { isPostgres } from '../../src/storage/open.ts';

export interface Stored {
  readonly code: string;
  readonly seq: number;
  readonly command: string;
}

const SQL = 'SELECT code, seq, command FROM lines ORDER BY code, seq';

/** Contents of the store, read without the server. */
export async function logOf(db: string): Promise<Stored[]> {
  if (isPostgres(db)) {
    const client = new pg.Client(db);
    await client.connect();
    const { rows } = await client.query<Stored>(SQL);
    await client.end();
    return rows;
  }
  const file = new DatabaseSync(db, { readOnly: true });
  // The columns are those of the statement above.
  const rows = file.prepare(SQL).all() as unknown as Stored[];
  file.close();
  return rows;
}

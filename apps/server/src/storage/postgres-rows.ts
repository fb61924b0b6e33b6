import type { ClientBase, Pool } from 'pg';
import { NOTE_COLUMNS, type Note } from './notes.ts';
import type { LineRow, Row, StoredAnswer, TableRow } from './storage.ts';

/** Rows read at once. */
const PAGE = 500;

const TABLES = `SELECT code, status, listed, correspondence, host, revision, lobby, at, since, next_at AS next, touched
  FROM tables JOIN clocks USING (code)`;

/** Everything, as it was at one moment. */
export async function* readPostgresRows(pool: Pool): AsyncGenerator<Row> {
  const client = await pool.connect();
  /** Page by page in the order of a key; what the columns hold is what this folder wrote into them. */
  async function* all<R extends object>(sql: string, key: keyof R & string, first: unknown): AsyncGenerator<R> {
    for (let after = first; ; ) {
      const text = `SELECT * FROM (${sql}) AS found WHERE ${key} > $1 ORDER BY ${key} LIMIT ${PAGE}`;
      const { rows } = await client.query<R>(text, [after]);
      yield* rows;
      if (rows.length < PAGE) return;
      after = rows.at(-1)![key];
    }
  }
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for await (const row of all<{ name: string; value: string }>('SELECT name, value FROM kept', 'name', ''))
      yield { type: 'kept', ...row };
    const guests = 'SELECT who, name, picture, seen FROM guests';
    for await (const row of all<{ who: string; name: string; picture: string | null; seen: number }>(guests, 'who', ''))
      yield { type: 'guest', ...row };
    const notes = `SELECT kind || ' ' || id AS key, ${NOTE_COLUMNS} FROM notes`;
    for await (const { key: _, ...note } of all<Note & { key: string }>(notes, 'key', ''))
      yield { type: 'note', ...note };
    // Page by page needs one key: whoever reads it again does not see it.
    const answers = `SELECT day, who, game, score, told, at, day || ' ' || who || ' ' || game AS key FROM answers`;
    for await (const { key: _, ...row } of all<StoredAnswer & { key: string }>(answers, 'key', ''))
      yield { type: 'answer', ...row };
    for await (const table of all<TableRow>(TABLES, 'code', '')) {
      yield { type: 'table', ...table };
      const lines = `SELECT seq, command, entry FROM lines WHERE code = ${client.escapeLiteral(table.code)}`;
      for await (const line of all<LineRow>(lines, 'seq', 0)) yield { type: 'line', code: table.code, ...line };
    }
  } finally {
    // With the transaction it was in.
    client.release(true);
  }
}

/** All of it or nothing, into a store with no tables and no guests. */
export async function restorePostgres(client: ClientBase, rows: AsyncIterable<Row>): Promise<void> {
  await client.query('BEGIN');
  const { rows: found } = await client.query('SELECT 1 FROM tables UNION ALL SELECT 1 FROM guests LIMIT 1');
  if (found.length > 0) throw new Error('this database is not empty');
  await client.query('DELETE FROM kept');
  let lines: (Row & { type: 'line' })[] = [];
  for await (const row of rows) {
    if (row.type === 'line') lines.push(row);
    if (row.type !== 'line' || lines.length >= PAGE) {
      await putLines(client, lines);
      lines = [];
    }
    if (row.type !== 'line') await put(client, row);
  }
  await putLines(client, lines);
  await client.query('COMMIT');
}

async function putLines(client: ClientBase, lines: readonly (Row & { type: 'line' })[]): Promise<void> {
  if (lines.length === 0) return;
  const column = (key: 'code' | keyof LineRow): unknown[] => lines.map((line) => line[key]);
  await client.query(
    `INSERT INTO lines (code, seq, command, entry)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])`,
    [column('code'), column('seq'), column('command'), column('entry')],
  );
}

async function put(client: ClientBase, row: Exclude<Row, { type: 'line' }>): Promise<void> {
  switch (row.type) {
    case 'kept':
      await client.query('INSERT INTO kept (name, value) VALUES ($1, $2)', [row.name, row.value]);
      return;
    case 'guest':
      await client.query('INSERT INTO guests (who, name, picture, seen) VALUES ($1, $2, $3, $4)', [
        row.who,
        row.name,
        row.picture,
        row.seen,
      ]);
      return;
    case 'note': {
      const { kind, id, who, value, until } = row;
      await client.query(`INSERT INTO notes (${NOTE_COLUMNS}) VALUES ($1, $2, $3, $4, $5)`, [
        kind,
        id,
        who,
        value,
        until,
      ]);
      return;
    }
    case 'answer':
      await client.query('INSERT INTO answers (day, who, game, score, told, at) VALUES ($1, $2, $3, $4, $5, $6)', [
        row.day,
        row.who,
        row.game,
        row.score,
        row.told,
        row.at,
      ]);
      return;
    case 'table': {
      const { code, status, listed, correspondence, host, revision, lobby, at, since, next, touched } = row;
      await client.query(
        `INSERT INTO tables (code, status, listed, correspondence, host, revision, lobby)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [code, status, listed, correspondence, host, revision, lobby],
      );
      const clock = 'INSERT INTO clocks (code, at, since, next_at, touched) VALUES ($1, $2, $3, $4, $5)';
      await client.query(clock, [code, at, since, next, touched]);
    }
  }
}

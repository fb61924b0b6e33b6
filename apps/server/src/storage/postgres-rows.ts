import type { ClientBase } from 'pg';
import { NOTE_COLUMNS, type Note } from './notes.ts';
import { checkVersion, migrateWithin, needNoServer } from './postgres-schema.ts';
import type { LongText } from './rows.ts';
import type { LineRow, StoredAnswer, StoredRow, TableRow } from './storage.ts';
import { BAN_COLUMNS, type Ban } from './stored-bans.ts';

/** Rows read or written at once. */
const PAGE = 100;

const TABLES = `SELECT code, status, listed, correspondence, host, revision, lobby, config, at, since, next_at AS next, touched
  FROM tables JOIN clocks USING (code) ORDER BY code`;

/** Reads a consistent snapshot, over a connection that is of no use afterwards. */
export async function* readPostgresRows(client: ClientBase): AsyncGenerator<StoredRow> {
  let cursors = 0;
  /** Reads a page at a time, to limit memory. Only this folder writes these columns. */
  async function* all<R extends object>(sql: string): AsyncGenerator<R> {
    const cursor = `rows_${++cursors}`;
    await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`);
    for (;;) {
      const { rows } = await client.query<R>(`FETCH ${PAGE} FROM ${cursor}`);
      yield* rows;
      if (rows.length < PAGE) break;
    }
    await client.query(`CLOSE ${cursor}`);
  }
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await waitForReader(client);
  await checkVersion(client);
  for await (const row of all<{ name: string; value: string }>('SELECT name, value FROM kept ORDER BY name'))
    yield { type: 'kept', ...row };
  const guests = 'SELECT who, name, picture, seen FROM guests ORDER BY who';
  for await (const row of all<{ who: string; name: string; picture: string | null; seen: number }>(guests))
    yield { type: 'guest', ...row };
  for await (const note of all<Note>(`SELECT ${NOTE_COLUMNS} FROM notes ORDER BY kind, id`))
    yield { type: 'note', ...note };
  const answers = 'SELECT day, who, game, score, told, at, counted FROM answers ORDER BY day, who, game';
  for await (const row of all<StoredAnswer>(answers)) yield { type: 'answer', ...row };
  for await (const ban of all<Ban>(`SELECT ${BAN_COLUMNS} FROM bans ORDER BY subject`)) yield { type: 'ban', ...ban };
  for await (const row of all<LongText>('SELECT hash, value FROM texts ORDER BY hash')) yield { type: 'text', ...row };
  for await (const table of all<TableRow>(TABLES)) {
    yield { type: 'table', ...table };
    const lines = `SELECT seq, command, entry FROM lines WHERE code = ${client.escapeLiteral(table.code)} ORDER BY seq`;
    for await (const line of all<LineRow>(lines)) yield { type: 'line', code: table.code, ...line };
  }
}

/** Removes the time limit of a transaction: reading or writing the file may take long between two rows. */
async function waitForReader(client: ClientBase): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
}

/**
 * Writes all rows or none into a database without tables and guests. A failure leaves it as it was, even without a
 * schema.
 */
export async function restorePostgres(client: ClientBase, rows: AsyncIterable<StoredRow>): Promise<void> {
  await client.query('BEGIN');
  await waitForReader(client);
  await migrateWithin(client);
  // A running server has cached values, and would continue with them.
  await needNoServer(client);
  const { rows: found } = await client.query('SELECT 1 FROM tables UNION ALL SELECT 1 FROM guests LIMIT 1');
  if (found.length > 0)
    throw new Error('this database is not empty: it has tables or guests; import into a database of its own');
  await client.query('DELETE FROM kept');
  let lines: (StoredRow & { type: 'line' })[] = [];
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

async function putLines(client: ClientBase, lines: readonly (StoredRow & { type: 'line' })[]): Promise<void> {
  if (lines.length === 0) return;
  const column = (key: 'code' | keyof LineRow): unknown[] => lines.map((line) => line[key]);
  await client.query(
    `INSERT INTO lines (code, seq, command, entry)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[])`,
    [column('code'), column('seq'), column('command'), column('entry')],
  );
}

async function put(client: ClientBase, row: Exclude<StoredRow, { type: 'line' }>): Promise<void> {
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
      const { kind, id, who, value, until, due } = row;
      await client.query(`INSERT INTO notes (${NOTE_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)`, [
        kind,
        id,
        who,
        value,
        until,
        due ?? null,
      ]);
      return;
    }
    case 'answer': {
      const { day, who, game, score, told, at, counted = true } = row;
      await client.query(
        'INSERT INTO answers (day, who, game, score, told, at, counted) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [day, who, game, score, told, at, counted],
      );
      return;
    }
    case 'ban': {
      const { subject, note, since, until } = row;
      const ban = `INSERT INTO bans (${BAN_COLUMNS}) VALUES ($1, $2, $3, $4)`;
      await client.query(ban, [subject, note, since, until]);
      return;
    }
    case 'text':
      await client.query('INSERT INTO texts (hash, value) VALUES ($1, $2)', [row.hash, row.value]);
      return;
    case 'table': {
      const {
        code,
        status,
        listed,
        correspondence,
        host,
        revision,
        lobby,
        config = null,
        at,
        since,
        next,
        touched,
      } = row;
      await client.query(
        `INSERT INTO tables (code, status, listed, correspondence, host, revision, lobby, config)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [code, status, listed, correspondence, host, revision, lobby, config],
      );
      const clock = 'INSERT INTO clocks (code, at, since, next_at, touched) VALUES ($1, $2, $3, $4, $5)';
      await client.query(clock, [code, at, since, next, touched]);
    }
  }
}

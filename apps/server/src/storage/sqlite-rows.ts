import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { NOTE_COLUMNS, type Note } from './notes.ts';
import type { LongText } from './rows.ts';
import { lockBeside, migrationOf, openConnection, ownOnly } from './sqlite-schema.ts';
import type { AnswerRow } from './sqlite-statements.ts';
import type { LineRow, StoredRow, TableRow } from './storage.ts';
import { BAN_COLUMNS, type Ban } from './stored-bans.ts';

/** Everything, in an order in which it can be restored. */
const ALL = {
  kept: 'SELECT name, value FROM kept ORDER BY name',
  guest: 'SELECT who, name, picture, seen FROM guests ORDER BY who',
  note: `SELECT ${NOTE_COLUMNS} FROM notes ORDER BY kind, id`,
  text: 'SELECT hash, value FROM texts ORDER BY hash',
  ban: `SELECT ${BAN_COLUMNS} FROM bans ORDER BY subject`,
  answer: 'SELECT day, who, game, score, told, at, counted FROM answers ORDER BY day, who, game',
  table: `SELECT code, status, listed, correspondence, host, revision, lobby, config, at, since, next_at AS next, touched
    FROM tables JOIN clocks USING (code) ORDER BY code`,
  line: 'SELECT seq, command, entry FROM lines WHERE code = ? ORDER BY seq',
} as const;

/** Fails with a message if there is no file: SQLite would create it, or only say that it can't open it. */
export function needFile(path: string): void {
  if (!existsSync(path)) throw new Error(`there is no file ${path}; name the database with --db`);
}

/** Reads a consistent snapshot over a separate connection, without a lock, while a server may write. */
export async function* readRows(path: string): AsyncGenerator<StoredRow> {
  needFile(path);
  const db = new DatabaseSync(path, { readOnly: true });
  // Only this folder writes these columns.
  const all = <R>(sql: string, ...values: string[]): Iterable<R> => db.prepare(sql).iterate(...values) as Iterable<R>;
  try {
    db.exec('BEGIN');
    // A file of another version has other columns. For reading, a file isn't migrated.
    if (migrationOf(db, path) !== '')
      throw new Error(`${path} is from an older version of Wordhoard; run \`wordhoard migrate\` first`);
    for (const row of all<{ name: string; value: string }>(ALL.kept)) yield { type: 'kept', ...row };
    for (const row of all<{ who: string; name: string; picture: string | null; seen: number }>(ALL.guest))
      yield { type: 'guest', ...row };
    for (const row of all<Note>(ALL.note)) yield { type: 'note', ...row };
    for (const row of all<AnswerRow>(ALL.answer)) yield { type: 'answer', ...row, counted: row.counted === 1 };
    for (const row of all<Ban>(ALL.ban)) yield { type: 'ban', ...row };
    for (const row of all<LongText>(ALL.text)) yield { type: 'text', ...row };
    for (const row of all<Omit<TableRow, 'listed' | 'correspondence'> & Record<'listed' | 'correspondence', number>>(
      ALL.table,
    )) {
      yield { type: 'table', ...row, listed: row.listed === 1, correspondence: row.correspondence === 1 };
      for (const line of all<LineRow>(ALL.line, row.code)) yield { type: 'line', code: row.code, ...line };
    }
  } finally {
    db.close();
  }
}

const EMPTY = 'SELECT NOT EXISTS (SELECT 1 FROM tables) AND NOT EXISTS (SELECT 1 FROM guests) AS empty';

/**
 * Writes all rows or none into a file without tables and guests that no server has open; creates the file if there is
 * none. A failure leaves the file as it was, or removes a new one.
 */
export async function restoreRows(path: string, rows: AsyncIterable<StoredRow>): Promise<void> {
  const lock = lockBeside(path);
  const isNew = !existsSync(path);
  try {
    ownOnly(path);
    const db = openConnection(path);
    try {
      await putRows(db, path, rows);
    } finally {
      // Closing undoes an unfinished transaction.
      db.close();
    }
  } catch (error) {
    // Removed under the lock, while no other process can use them.
    if (isNew) for (const end of ['', '-wal', '-shm', '.lock']) rmSync(`${path}${end}`, { force: true });
    throw error;
  } finally {
    lock?.close();
  }
}

async function putRows(db: DatabaseSync, path: string, rows: AsyncIterable<StoredRow>): Promise<void> {
  db.exec('BEGIN IMMEDIATE');
  db.exec(migrationOf(db, path));
  if (!db.prepare(EMPTY).get()?.['empty'])
    throw new Error(`${path} is not empty: it has tables or guests; import into a new file`);
  const put = {
    kept: db.prepare('INSERT INTO kept (name, value) VALUES (?, ?)'),
    guest: db.prepare('INSERT INTO guests (who, name, picture, seen) VALUES (?, ?, ?, ?)'),
    note: db.prepare(`INSERT INTO notes (${NOTE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`),
    answer: db.prepare('INSERT INTO answers (day, who, game, score, told, at, counted) VALUES (?, ?, ?, ?, ?, ?, ?)'),
    ban: db.prepare(`INSERT INTO bans (${BAN_COLUMNS}) VALUES (?, ?, ?, ?)`),
    text: db.prepare('INSERT INTO texts (hash, value) VALUES (?, ?)'),
    table: db.prepare(`INSERT INTO tables (code, status, listed, correspondence, host, revision, lobby, config)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    clock: db.prepare('INSERT INTO clocks (code, at, since, next_at, touched) VALUES (?, ?, ?, ?, ?)'),
    line: db.prepare('INSERT INTO lines (code, seq, command, entry) VALUES (?, ?, ?, ?)'),
  };
  db.exec('DELETE FROM kept');
  for await (const row of rows) {
    if (row.type === 'kept') put.kept.run(row.name, row.value);
    else if (row.type === 'guest') put.guest.run(row.who, row.name, row.picture, row.seen);
    else if (row.type === 'note') put.note.run(row.kind, row.id, row.who, row.value, row.until, row.due ?? null);
    else if (row.type === 'answer') {
      const { day, who, game, score, told, at, counted = true } = row;
      put.answer.run(day, who, game, score, told, at, counted ? 1 : 0);
    } else if (row.type === 'ban') put.ban.run(row.subject, row.note, row.since, row.until);
    else if (row.type === 'text') put.text.run(row.hash, row.value);
    else if (row.type === 'line') put.line.run(row.code, row.seq, row.command, row.entry);
    else {
      const { code, status, host, revision, lobby, config = null, at, since, next, touched } = row;
      put.table.run(code, status, row.listed ? 1 : 0, row.correspondence ? 1 : 0, host, revision, lobby, config);
      put.clock.run(code, at, since, next, touched);
    }
  }
  db.exec('COMMIT');
}

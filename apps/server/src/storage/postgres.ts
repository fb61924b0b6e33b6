import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { entryAt } from '@wordhoard/kernel';
import type { LogEntry, TableState } from '@wordhoard/table';
import pg, { type ClientBase, type PoolConfig } from 'pg';
import { type Logger, NO_LOG } from '../logger.ts';
import type { Note } from './notes.ts';
import { isUnavailable, Outage } from './outage.ts';
import { CHANNEL, Listener, type Notice, writeNotice } from './postgres-listener.ts';
import { postgresNotes } from './postgres-notes.ts';
import { postgresOperator } from './postgres-operator.ts';
import { migratePostgres, POSTGRES_VERSION, serversOf } from './postgres-schema.ts';
import {
  columnsOf,
  commandsOf,
  type LongText,
  readLines,
  readPicture,
  readState,
  runsByItself,
  type StateRow,
} from './rows.ts';
import {
  type Checkpoint,
  ENTRIES_PER_READ,
  LEASE_MS,
  type LineRow,
  type ScoreCount,
  type ServerStorage,
  type StoredAnswer,
} from './storage.ts';
import { calibrate, type LastSign, onStoreTime, readSign, SIGN } from './store-time.ts';
import { WriteBatcher } from './write-batcher.ts';

/**
 * Stores a long configuration once, for a table that was just written. An existing one is rewritten unchanged, which
 * waits for a deletion that is under way.
 */
const putText = (from: string, hash: string, value: string): string => `text AS (
      INSERT INTO texts (hash, value) SELECT ${hash}::text, ${value}::text FROM ${from} WHERE ${hash}::text IS NOT NULL
      ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash
    )`;

/** Worded like the index, so that it is used. */
export const TABLES_OF = `SELECT code FROM tables WHERE people_in_lobby(lobby) @> ARRAY[$1::text]
  UNION SELECT code FROM tables WHERE host = $1 ORDER BY code`;

/** The database's own clock. */
const DATABASE_MS = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const SQL = {
  createTable: `WITH made AS (
      INSERT INTO tables (code, status, listed, correspondence, host, revision, lobby, config)
      VALUES ($1, $2, $3, $4, $5, 1, $6, $9) ON CONFLICT DO NOTHING RETURNING code
    ), ${putText('made', '$9', '$10')} INSERT INTO clocks (code, at, touched, next_at) SELECT code, 0, $7, $8 FROM made`,
  saveTable: `WITH saved AS (
      UPDATE tables SET status = $2, listed = $3, correspondence = $4, host = $5, lobby = $6, config = $12,
        revision = revision + 1
      WHERE code = $1 AND revision = $7 RETURNING code, revision
    ), touched AS (
      UPDATE clocks SET touched = greatest(touched, $8),
        next_at = CASE WHEN $9 THEN coalesce(next_at, $10) END, since = CASE WHEN $9 THEN since END
      WHERE code IN (SELECT code FROM saved)
    ), ${putText('saved', '$12', '$13')} SELECT pg_notify('${CHANNEL}', json_build_object('from', $11::text, 'code', code, 'revision', revision)::text)
      FROM saved`,
  // Entries written together share the number of the first: if that is taken, none is written.
  append: `WITH wanted AS (
      SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[])
        AS w (code, first, seq, command, entry, notice)
    ), put AS (
      INSERT INTO lines (code, seq, command, entry)
      SELECT code, seq, command, entry FROM wanted WHERE seq = first ON CONFLICT DO NOTHING RETURNING code, seq
    ), rest AS (
      INSERT INTO lines (code, seq, command, entry)
      SELECT w.code, w.seq, w.command, w.entry FROM wanted AS w JOIN put ON put.code = w.code AND put.seq = w.first
      WHERE w.seq > w.first
    ) SELECT code, seq, pg_notify('${CHANNEL}', notice) FROM put JOIN wanted USING (code, seq)`,
  linesAfter: 'SELECT seq, command, entry FROM lines WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3',
  mark: `UPDATE clocks SET since = CASE WHEN m.at >= clocks.at THEN m.since ELSE clocks.since END,
      at = greatest(clocks.at, m.at), touched = greatest(clocks.touched, m.touched), next_at = m.next
    FROM (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
      AS m (code, at, since, next, touched) ORDER BY code) AS m
    WHERE clocks.code = m.code`,
  loadTable: `SELECT lobby, texts.value AS config, revision, at, since, next_at AS next, touched
    FROM tables JOIN clocks USING (code) LEFT JOIN texts ON hash = tables.config WHERE code = $1`,
  tableState: 'SELECT lobby, texts.value AS config FROM tables LEFT JOIN texts ON hash = tables.config WHERE code = $1',
  publicTables: `SELECT lobby, texts.value AS config
    FROM tables JOIN clocks USING (code) LEFT JOIN texts ON hash = tables.config WHERE status = $1 AND listed
    AND touched >= $2 ORDER BY touched DESC LIMIT $3`,
  takeDue: `UPDATE clocks SET next_at = $2 WHERE code IN (
      SELECT code FROM clocks WHERE next_at <= $1 ORDER BY next_at LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING code`,
  hosted: "SELECT count(*) AS count FROM tables WHERE host = $1 AND status IN ('waiting', 'playing')",
  storedBytes: `SELECT coalesce(sum(octet_length(lobby)), 0) + coalesce((SELECT sum(octet_length(value)) FROM texts
      WHERE hash IN (SELECT config FROM tables WHERE host = $1)), 0) AS bytes FROM tables WHERE host = $1`,
  deleteTables: 'DELETE FROM tables WHERE status = $1 AND code IN (SELECT code FROM clocks WHERE touched < $2)',
  tablesOf: TABLES_OF,
  forgetCommands: 'UPDATE lines SET command = NULL WHERE code = $1 AND starts_with(command, $2)',
  deleteTable: 'DELETE FROM tables WHERE code = $1',
  saveGuest: `INSERT INTO guests (who, name, picture, seen) VALUES ($1, $2, $3, $4) ON CONFLICT (who) DO UPDATE
    SET name = excluded.name, picture = coalesce(excluded.picture, guests.picture),
      seen = greatest(guests.seen, excluded.seen)`,
  guest: 'SELECT name, picture, seen FROM guests WHERE who = $1',
  deleteGuest: 'WITH answered AS (DELETE FROM answers WHERE who = $1) DELETE FROM guests WHERE who = $1',
  deleteGuests: 'WITH answered AS (DELETE FROM answers WHERE at < $1) DELETE FROM guests WHERE seen < $1',
  saveAnswer: `INSERT INTO answers (day, who, game, score, told, at, counted) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING`,
  answersOf: `SELECT day, who, game, score, told, at, counted FROM answers WHERE day = $1 AND who = $2
    ORDER BY game`,
  scoresOn: `SELECT game, score, count(*) AS people FROM answers WHERE day = $1 AND counted GROUP BY game, score
    UNION ALL SELECT NULL, total, count(*) FROM (
      SELECT sum(score)::int AS total FROM answers WHERE day = $1 AND counted GROUP BY who HAVING count(*) = $2
    ) AS totals GROUP BY total ORDER BY game NULLS FIRST, score`,
  keep: 'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  kept: 'SELECT value FROM kept WHERE name = $1',
  keptUnder: 'SELECT value FROM kept WHERE starts_with(name, $1) ORDER BY name',
  putKept: 'INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  alive: `WITH found AS (
      SELECT coalesce((SELECT value::bigint FROM kept WHERE name = '${SIGN.offset}'), 0) AS clock_offset
    ), sign AS (
      INSERT INTO kept (name, value)
      SELECT '${SIGN.at}', ($1::bigint - clock_offset)::text FROM found UNION ALL SELECT '${SIGN.database}', ${DATABASE_MS}::text
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
    ) SELECT clock_offset FROM found`,
  lastSign: `SELECT name, value, ${DATABASE_MS} AS database_now FROM kept
    WHERE name IN ('${SIGN.at}', '${SIGN.offset}', '${SIGN.database}')`,
  schemaVersion: 'SELECT version FROM wordhoard_schema',
  tell: `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS text`,
} as const;
type Query = keyof typeof SQL;

/** Queries that write something whenever they succeed. */
const ALWAYS_WRITE: ReadonlySet<Query> = new Set<Query>(['append', 'saveTable', 'createTable', 'alive']);

/** Log entries to write together, from this number on. */
interface Append {
  readonly code: string;
  readonly seq: number;
  readonly lines: readonly LogEntry[];
}

const textValues = (config: LongText | null): (string | null)[] => [config?.hash ?? null, config?.value ?? null];

const INT8 = 20;

/** Settings of every connection. A query that isn't answered fails, and the table tries again. */
export const configFor = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: 'wordhoard',
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  max: 10,
  types: {
    // Milliseconds since 1970 are far from 2^53.
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      // The overloads of `pg` take either format, but not both at once.
      id === INT8 ? Number : pg.types.getTypeParser(id, format as 'text'),
  },
});

/** Time limit of a query, because a person waits for it. `query_timeout` in the address takes precedence. */
const ANSWER_MS = 5000;
/** Longer than the database itself gives a statement. */
const LONG_ANSWER_MS = 12_000;
/** Queries that may delete many rows. */
const LONG_QUERIES: ReadonlySet<Query> = new Set<Query>(['deleteTables', 'deleteGuests']);
/** Milliseconds to wait for a database that hangs, when closing. */
const GOODBYE_MS = 1000;

/** A store that any number of processes share. */
export async function openPostgres(url: string, log: Logger = NO_LOG): Promise<ServerStorage> {
  const self = randomUUID().slice(0, 8);
  const sockets = new Set<Socket>();
  const stream = (): Socket => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const config: PoolConfig = { ...configFor(url), stream, query_timeout: ANSWER_MS };
  await migrateFirst(url);
  const pool = new pg.Pool(config);
  // An idle connection was lost; the next query opens another.
  pool.on('error', () => undefined);
  const listener = new Listener(config, self);
  const outage = new Outage(log);

  async function withClient<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  // Named, so that each connection plans a statement once. Only this file writes these columns.
  const query = async <R extends object>(name: Query, ...values: unknown[]): Promise<{ rows: R[]; count: number }> => {
    const limit = LONG_QUERIES.has(name) ? { query_timeout: LONG_ANSWER_MS } : {};
    const { rows, rowCount } = await outage.watch(
      () => pool.query<R>({ name, text: SQL[name], values, ...limit }),
      ALWAYS_WRITE.has(name),
    );
    return { rows, count: rowCount ?? 0 };
  };
  const states = (rows: readonly StateRow[]): TableState[] => rows.flatMap((row) => readState(row) ?? []);

  const appends = new WriteBatcher<Append, boolean>(async (batch) => {
    // Sorted, so that two processes that insert the same entries don't deadlock.
    const keyOf = ({ code, seq }: { code: string; seq: number }): string => `${code} ${seq}`;
    const firsts = [...new Map(batch.toReversed().map((it) => [keyOf(it), it])).values()];
    firsts.sort((a, b) => (a.code === b.code ? a.seq - b.seq : a.code < b.code ? -1 : 1));
    const all = firsts.flatMap(({ code, seq: first, lines }) =>
      lines.map((line, i) => ({ ...line, code, first, notice: i === 0 ? writeNotice(self, code, lines) : null })),
    );
    const { rows } = await query<{ code: string; seq: number }>(
      'append',
      all.map(({ code }) => code),
      all.map(({ first }) => first),
      all.map(({ seq }) => seq),
      all.map(({ command }) => command),
      all.map(({ entry }) => JSON.stringify(entry)),
      all.map(({ notice }) => notice),
    );
    const written = new Set(rows.map(keyOf));
    const first = new Set(firsts);
    return batch.map((it) => first.has(it) && written.has(keyOf(it)));
  }, isUnavailable);
  const words = new WriteBatcher<Notice, null>(async (batch) => {
    await query(
      'tell',
      batch.map((notice) => JSON.stringify(notice)),
    );
    return batch.map(() => null);
  }, isUnavailable);

  return onStoreTime({
    health: {
      kind: 'PostgreSQL',
      neededSchema: POSTGRES_VERSION,
      foundSchema: async () => (await query<{ version: number }>('schemaVersion')).rows[0]?.version ?? 0,
      isAvailable: () => outage.isOver,
      waiting: () => appends.size + pool.waitingCount,
    },
    self,
    async createTable(table, now) {
      const columns = columnsOf(table);
      const { status, listed, correspondence, host, lobby, config } = columns;
      const next = runsByItself(columns) ? now + LEASE_MS : null;
      const values = [table.code, status, listed, correspondence, host, lobby, now, next];
      return (await query('createTable', ...values, ...textValues(config))).count > 0;
    },
    async saveTable(table, revision, now) {
      const columns = columnsOf(table);
      const { status, listed, correspondence, host, lobby, config } = columns;
      const values = [table.code, status, listed, correspondence, host, lobby, revision - 1, now];
      const rest = [runsByItself(columns), now + LEASE_MS, self, ...textValues(config)];
      const { count } = await query('saveTable', ...values, ...rest);
      return count > 0;
    },
    async loadTable(code) {
      const [row] = (await query<Checkpoint & StateRow & { revision: number }>('loadTable', code)).rows;
      if (!row) return undefined;
      const { revision, at, since, next, touched } = row;
      const state = readState(row);
      if (!state) throw new Error(`table ${code} is damaged`);
      return { state, revision, checkpoint: { at, since, next, touched } };
    },
    tableState: async (code) => states((await query<StateRow>('tableState', code)).rows)[0],
    append: (code, lines) => appends.write({ code, seq: entryAt(lines, 0).seq, lines }),
    entriesAfter: async (code, seq) =>
      readLines(code, (await query<LineRow>('linesAfter', code, seq, ENTRIES_PER_READ)).rows),
    async saveCheckpoints(marks) {
      const all = [...marks];
      const column = (key: keyof Checkpoint): (number | null)[] => all.map(([, mark]) => mark[key]);
      await query(
        'mark',
        all.map(([code]) => code),
        column('at'),
        column('since'),
        column('next'),
        column('touched'),
      );
    },
    publicTables: async (status, since, limit) =>
      states((await query<StateRow>('publicTables', status, since, limit)).rows),
    takeDue: async (now, again, limit) =>
      (await query<{ code: string }>('takeDue', now, again, limit)).rows.map(({ code }) => code),
    countHosted: async (who) => entryAt((await query<{ count: number }>('hosted', who)).rows, 0).count,
    // A sum is numeric, which `pg` returns as text.
    storedBytes: async (who) => Number(entryAt((await query<{ bytes: string }>('storedBytes', who)).rows, 0).bytes),
    deleteTables: async (status, since) => (await query('deleteTables', status, since)).count,
    tablesOf: async (who) => (await query<{ code: string }>('tablesOf', who)).rows.map(({ code }) => code),
    async forgetCommands(code, who) {
      await query('forgetCommands', code, commandsOf(who));
    },
    async deleteTable(code) {
      await query('deleteTable', code);
    },
    async saveGuest(who, { name, picture }, now) {
      await query('saveGuest', who, name, picture ? JSON.stringify(picture) : null, now);
    },
    async guest(who) {
      const [row] = (await query<{ name: string; picture: string | null; seen: number }>('guest', who)).rows;
      return row && { ...row, picture: readPicture(row.picture) };
    },
    async deleteGuest(who) {
      await query('deleteGuest', who);
    },
    deleteGuests: async (since) => (await query('deleteGuests', since)).count,
    async getOrSetValue(name, made) {
      await query('keep', name, made);
      return entryAt((await query<{ value: string }>('kept', name)).rows, 0).value;
    },
    notes: postgresNotes((it) => outage.watch(() => pool.query<Note>(it), false)),
    ...postgresOperator((it) => outage.watch(() => pool.query(it), false)),
    async setValue(name, value) {
      await query('putKept', name, value);
    },
    getValue: async (name) => (await query<{ value: string }>('kept', name)).rows[0]?.value,
    findValues: async (start) => (await query<{ value: string }>('keptUnder', start)).rows.map(({ value }) => value),
    saveAnswer: async ({ day, who, game, score, told: text, at, counted }) =>
      (await query('saveAnswer', day, who, game, score, text, at, counted)).count > 0,
    answersOf: async (day, who) => (await query<StoredAnswer>('answersOf', day, who)).rows,
    scoresOn: async (day, tasks) => (await query<ScoreCount>('scoresOn', day, tasks)).rows,
    async startClock(now, isClockRight) {
      if (!listener.isOpen) await listener.open();
      return withClient(async (client) => {
        await client.query('BEGIN');
        // If several start at once, the first calibrates and the others find its heartbeat.
        await client.query(SQL.keep, [SIGN.offset, '0']);
        await client.query(`${SQL.kept} FOR UPDATE`, [SIGN.offset]);
        const othersRun = (await serversOf(client)).length > 1;
        const found = calibrate(await lastSign(client, othersRun), now, isClockRight);
        await client.query(SQL.putKept, [SIGN.offset, String(found.shared)]);
        await client.query(SQL.alive, [now - (found.offset - found.shared)]);
        await client.query('COMMIT');
        return found;
      });
    },
    saveHeartbeat: async (now) => entryAt((await query<{ clock_offset: number }>('alive', now)).rows, 0).clock_offset,
    async listen(hearer) {
      listener.setListener(hearer);
      if (!listener.isOpen) await listener.open();
    },
    sendToPeers(code, word) {
      // May be lost; a process that misses it asks again.
      words.write({ from: self, code, word }).catch(() => undefined);
    },
    async close() {
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, GOODBYE_MS);
      await listener.close();
      await pool.end();
      if (sockets.size === 0) clearTimeout(late);
    },
  });
}

async function lastSign(client: ClientBase, othersRun: boolean): Promise<LastSign> {
  const { rows } = await client.query<{ name: string; value: string; database_now: number }>(SQL.lastSign);
  const row = (name: string): (typeof rows)[number] | undefined => rows.find((it) => it.name === name);
  const database = row(SIGN.database);
  // If no other server runs, only the machine's clock can tell for how long none has.
  const ago = othersRun && database ? database.database_now - Number(database.value) : null;
  return readSign(row(SIGN.at)?.value, row(SIGN.offset)?.value, ago);
}

/** Migrates over a separate connection without a time limit, because a migration may be long. */
async function migrateFirst(url: string): Promise<void> {
  const client = new pg.Client(configFor(url));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await migratePostgres(client);
  } finally {
    await client.end();
  }
}

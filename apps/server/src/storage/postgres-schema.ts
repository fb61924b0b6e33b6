import type { ClientBase } from 'pg';
import { type Migration, stepsBetween } from './migrations.ts';
import { POSTGRES_DUE_NOTES, POSTGRES_NOTES } from './notes.ts';
import { SIGN } from './store-time.ts';
import { POSTGRES_BANS } from './stored-bans.ts';
import { POSTGRES_TEXTS } from './texts.ts';

/** Offset to subtract from clocks to get store time. */
const OFFSET = `coalesce((SELECT value::bigint FROM kept WHERE name = '${SIGN.offset}'), 0)`;

/** Texts, not jsonb: a record must stay the same byte for byte, and jsonb would sort its keys. */
const MIGRATIONS: readonly Migration[] = [
  {
    up: `
      CREATE TABLE tables (
        code TEXT PRIMARY KEY, status TEXT NOT NULL, listed BOOLEAN NOT NULL, correspondence BOOLEAN NOT NULL,
        revision INTEGER NOT NULL, lobby TEXT NOT NULL
      );
      -- Apart from the rest because it is written every second: small rows, room to change them in place.
      CREATE TABLE clocks (
        code TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, at BIGINT NOT NULL, touched BIGINT NOT NULL
      ) WITH (fillfactor = 50);
      CREATE TABLE lines (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, command TEXT, entry TEXT NOT NULL,
        PRIMARY KEY (code, seq)
      );
      CREATE TABLE guests (who TEXT PRIMARY KEY, name TEXT NOT NULL, picture TEXT);
      CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);`,
    down: 'DROP TABLE lines, clocks, tables, guests, kept;',
  },
  {
    up: `
      ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
      UPDATE tables SET host = coalesce(lobby::json ->> 'host', '') WHERE lobby IS JSON OBJECT;
      CREATE INDEX tables_of_host ON tables (host, status);
      CREATE INDEX tables_listed ON tables (status, listed);
      ALTER TABLE clocks ADD COLUMN since BIGINT, ADD COLUMN next_at BIGINT;
      -- Whoever opens next takes them all up, and finds out when each is due.
      UPDATE clocks SET next_at = 0 WHERE code IN (SELECT code FROM tables WHERE status = 'playing' AND correspondence);
      CREATE INDEX clocks_due ON clocks (next_at) WHERE next_at IS NOT NULL;
      CREATE INDEX clocks_touched ON clocks (touched);
      ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
      UPDATE guests SET seen = extract(epoch FROM now()) * 1000;
      CREATE INDEX guests_seen ON guests (seen);`,
    down: `
      DROP INDEX guests_seen, clocks_touched, clocks_due, tables_listed, tables_of_host;
      ALTER TABLE guests DROP COLUMN seen;
      ALTER TABLE clocks DROP COLUMN next_at, DROP COLUMN since;
      ALTER TABLE tables DROP COLUMN host;
      DELETE FROM kept WHERE name = 'alive';`,
  },
  POSTGRES_NOTES,
  {
    up: `
      CREATE TABLE answers (
        day TEXT NOT NULL, who TEXT NOT NULL, game TEXT NOT NULL, score INTEGER NOT NULL, told TEXT NOT NULL,
        at BIGINT NOT NULL, PRIMARY KEY (day, who, game)
      );
      CREATE INDEX answers_of_guest ON answers (who);`,
    down: `DROP TABLE answers; DELETE FROM kept WHERE name LIKE 'hoard %';`,
  },
  {
    up: `
      -- Who has a place at a table, is its host or was sent away; nobody where the text is damaged, which must be found
      -- out by a statement of its own: one statement is simplified as a whole before any of it is asked.
      CREATE FUNCTION people_in_lobby(lobby TEXT) RETURNS TEXT[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
        DECLARE it JSON;
        BEGIN
          IF NOT lobby IS JSON OBJECT THEN RETURN '{}'; END IF;
          it := lobby;
          RETURN (
            SELECT coalesce(array_agg(DISTINCT who #>> '{}'), '{}') FROM (
              SELECT it -> 'host' AS who
              UNION ALL SELECT CASE WHEN json_typeof(place) = 'object' THEN place -> 'who' END FROM json_array_elements(
                CASE WHEN json_typeof(it -> 'places') = 'array' THEN it -> 'places' ELSE '[]' END) AS place
              UNION ALL SELECT kicked FROM json_array_elements(
                CASE WHEN json_typeof(it -> 'kicked') = 'array' THEN it -> 'kicked' ELSE '[]' END) AS kicked
            ) AS people WHERE json_typeof(who) = 'string'
          );
        END
      $$;
      CREATE INDEX tables_of_people ON tables USING gin (people_in_lobby(lobby));`,
    down: 'DROP INDEX tables_of_people; DROP FUNCTION people_in_lobby;',
  },
  POSTGRES_TEXTS,
  {
    // From here on all times are store time (`store-time.ts`), which begins as the time of the machine's clock.
    up: 'CREATE INDEX answers_at ON answers (at);',
    down: `
      DROP INDEX answers_at;
      UPDATE clocks SET touched = touched + ${OFFSET}, since = since + ${OFFSET}, next_at = next_at + ${OFFSET};
      UPDATE guests SET seen = seen + ${OFFSET};
      UPDATE answers SET at = at + ${OFFSET};
      UPDATE kept SET value = (value::bigint + ${OFFSET})::text WHERE name = '${SIGN.at}';
      DELETE FROM kept WHERE name IN ('${SIGN.offset}', '${SIGN.database}');`,
  },
  POSTGRES_DUE_NOTES,
  POSTGRES_BANS,
];

export const POSTGRES_VERSION: number = MIGRATIONS.length;

/** Arbitrary lock numbers that nothing else in this database uses: for migrations, and for every running server. */
const LOCK = 5_742_001;
const SERVER_LOCK = 5_742_002;

/** The first version with `IS JSON`. */
const OLDEST_POSTGRES = 16;

/**
 * Migrates the schema to this version, forwards or back. If several processes start at once, one migrates and the
 * others wait.
 */
export async function migratePostgres(client: ClientBase, to: number = POSTGRES_VERSION): Promise<void> {
  await client.query('BEGIN');
  try {
    await migrateWithin(client, to);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Migrates within the caller's transaction, and removes its time limit. */
export async function migrateWithin(client: ClientBase, to: number = POSTGRES_VERSION): Promise<void> {
  // No time limit: the migration may be long, and so may that of another process.
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await needVersion(client);
  await client.query('CREATE TABLE IF NOT EXISTS wordhoard_schema (version INTEGER NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM wordhoard_schema');
  const version = rows[0]?.version ?? 0;
  const steps = stepsBetween(MIGRATIONS, version, to);
  if (!steps) throw new Error(otherVersion(version));
  if (steps.length > 0) await needNoServer(client);
  for (const { sql } of steps) await client.query(sql);
  if (rows.length === 0) await client.query('INSERT INTO wordhoard_schema VALUES ($1)', [to]);
  else await client.query('UPDATE wordhoard_schema SET version = $1', [to]);
}

/** Fails for a database of another version, or without our tables. For reading, a database isn't migrated. */
export async function checkVersion(client: ClientBase): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('wordhoard_schema') IS NOT NULL AS found`,
  );
  if (!tables[0]?.found) throw new Error('this is not a Wordhoard database: it has none of its tables');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM wordhoard_schema');
  const version = rows[0]?.version ?? 0;
  if (version > POSTGRES_VERSION) throw new Error(otherVersion(version));
  if (version < POSTGRES_VERSION)
    throw new Error('this database is from an older version of Wordhoard; run `wordhoard migrate` first');
}

const otherVersion = (version: number): string =>
  `this database has schema version ${version}, which this version of Wordhoard does not know; use a newer one`;

/** Fails with a message if PostgreSQL is too old, instead of a syntax error. */
export async function needVersion(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const found = rows[0]?.server_version ?? '';
  if (!(Number.parseInt(found, 10) >= OLDEST_POSTGRES))
    throw new Error(`Wordhoard needs PostgreSQL ${OLDEST_POSTGRES} or newer, and this is ${found}`);
}

/**
 * Makes sure that no server runs while the schema changes or data is imported; none starts before the transaction ends.
 */
export async function needNoServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [SERVER_LOCK]);
  if (rows[0]?.free) return;
  const pids = (await serversOf(client)).join(', ');
  throw new Error(`a server is using this database; stop all servers first (sessions in pg_stat_activity: ${pids})`);
}

/** Takes a shared lock for the whole session, so that no migration runs meanwhile. */
export async function holdServerLock(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [SERVER_LOCK]);
  await checkVersion(client);
}

/** The sessions of all servers that use this database. */
export async function serversOf(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY pid`,
    [SERVER_LOCK],
  );
  return rows.map(({ pid }) => pid);
}

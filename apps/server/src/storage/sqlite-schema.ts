import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BUSY, nameFileIn, resultCodeOf } from './disk-fault.ts';
import { type Migration, stepsBetween } from './migrations.ts';
import { SQLITE_DUE_NOTES, SQLITE_NOTES } from './notes.ts';
import { SIGN } from './store-time.ts';
import { SQLITE_BANS } from './stored-bans.ts';
import { SQLITE_TEXTS } from './texts.ts';

/** Identifies our files, also for the command `file`: "WORD". */
const APPLICATION_ID = 0x574f5244;

/** Offset to subtract from clocks to get store time. */
const OFFSET = `coalesce((SELECT CAST(value AS INTEGER) FROM kept WHERE name = '${SIGN.offset}'), 0)`;

const MIGRATIONS: readonly Migration[] = [
  {
    up: `
      -- With a rowid, so that codes have an index without the long lobbies: every line appended looks its table up.
      CREATE TABLE tables (
        code TEXT NOT NULL PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, correspondence INTEGER NOT NULL,
        revision INTEGER NOT NULL, lobby TEXT NOT NULL
      ) STRICT;
      -- Apart from the rest because it is written every second.
      CREATE TABLE clocks (
        code TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, at INTEGER NOT NULL, touched INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE lines (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seq INTEGER NOT NULL, command TEXT, entry TEXT NOT NULL,
        PRIMARY KEY (code, seq)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE guests (who TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
    down: 'DROP TABLE lines; DROP TABLE clocks; DROP TABLE tables; DROP TABLE guests; DROP TABLE kept;',
  },
  { up: 'ALTER TABLE guests ADD COLUMN picture TEXT;', down: 'ALTER TABLE guests DROP COLUMN picture;' },
  {
    up: `
      ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
      UPDATE tables SET host = coalesce(lobby ->> 'host', '') WHERE json_valid(lobby);
      CREATE INDEX tables_of_host ON tables (host, status);
      CREATE INDEX tables_listed ON tables (status, listed);
      ALTER TABLE clocks ADD COLUMN since INTEGER;
      ALTER TABLE clocks ADD COLUMN next_at INTEGER;
      -- Whoever opens next takes them all up, and finds out when each is due.
      UPDATE clocks SET next_at = 0 WHERE code IN
        (SELECT code FROM tables WHERE status = 'playing' AND correspondence = 1);
      CREATE INDEX clocks_due ON clocks (next_at) WHERE next_at IS NOT NULL;
      CREATE INDEX clocks_touched ON clocks (touched);
      ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
      UPDATE guests SET seen = unixepoch() * 1000;
      CREATE INDEX guests_seen ON guests (seen);
      PRAGMA application_id = ${APPLICATION_ID};`,
    down: `
      DROP INDEX guests_seen; DROP INDEX clocks_touched; DROP INDEX clocks_due;
      DROP INDEX tables_listed; DROP INDEX tables_of_host;
      ALTER TABLE guests DROP COLUMN seen;
      ALTER TABLE clocks DROP COLUMN next_at;
      ALTER TABLE clocks DROP COLUMN since;
      ALTER TABLE tables DROP COLUMN host;
      DELETE FROM kept WHERE name = 'alive';
      PRAGMA application_id = 0;`,
  },
  SQLITE_NOTES,
  {
    up: `
      CREATE TABLE answers (
        day TEXT NOT NULL, who TEXT NOT NULL, game TEXT NOT NULL, score INTEGER NOT NULL, told TEXT NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (day, who, game)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX answers_of_guest ON answers (who);`,
    down: "DROP TABLE answers; DELETE FROM kept WHERE name LIKE 'hoard %';",
  },
  {
    up: `
      -- Where somebody has a place, is the host or was sent away. It follows from the lobbies, whoever writes them: one
      -- that is damaged has nobody.
      CREATE TABLE people (
        who TEXT NOT NULL, code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, PRIMARY KEY (who, code)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX people_at ON people (code);
      CREATE VIEW people_in_lobbies AS
        WITH sound AS (SELECT code, CASE WHEN json_valid(lobby) THEN lobby ELSE '{}' END AS lobby FROM tables)
        SELECT code, lobby ->> '$.host' AS who FROM sound WHERE json_type(lobby, '$.host') = 'text'
        UNION ALL SELECT code, place.value ->> '$.who' FROM sound, json_each(lobby, '$.places') AS place
          WHERE place.type = 'object' AND json_type(place.value, '$.who') = 'text'
        UNION ALL SELECT code, kicked.value FROM sound, json_each(lobby, '$.kicked') AS kicked
          WHERE kicked.type = 'text';
      INSERT OR IGNORE INTO people (who, code) SELECT who, code FROM people_in_lobbies;
      CREATE TRIGGER people_come AFTER INSERT ON tables BEGIN
        INSERT OR IGNORE INTO people (who, code) SELECT who, code FROM people_in_lobbies WHERE code = new.code;
      END;
      CREATE TRIGGER people_change AFTER UPDATE OF lobby ON tables BEGIN
        DELETE FROM people WHERE code = new.code;
        INSERT OR IGNORE INTO people (who, code) SELECT who, code FROM people_in_lobbies WHERE code = new.code;
      END;`,
    down: `
      DROP TRIGGER people_change; DROP TRIGGER people_come; DROP VIEW people_in_lobbies; DROP TABLE people;`,
  },
  SQLITE_TEXTS,
  {
    // From here on all times are store time (`store-time.ts`), which begins as the time of the machine's clock.
    up: 'CREATE INDEX answers_at ON answers (at);',
    down: `
      DROP INDEX answers_at;
      UPDATE clocks SET touched = touched + ${OFFSET}, since = since + ${OFFSET}, next_at = next_at + ${OFFSET};
      UPDATE guests SET seen = seen + ${OFFSET};
      UPDATE answers SET at = at + ${OFFSET};
      UPDATE kept SET value = CAST(CAST(value AS INTEGER) + ${OFFSET} AS TEXT) WHERE name = '${SIGN.at}';
      DELETE FROM kept WHERE name IN ('${SIGN.offset}', '${SIGN.database}');`,
  },
  SQLITE_DUE_NOTES,
  SQLITE_BANS,
];

export const SQLITE_VERSION: number = MIGRATIONS.length;

const numberOf = (db: DatabaseSync, pragma: string): number =>
  Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);

/** The statements that bring a file to this version of the schema, forwards or back; none if it has that version. */
export function migrationOf(db: DatabaseSync, path: string, to: number = SQLITE_VERSION): string {
  const version = numberOf(db, 'user_version');
  const application = numberOf(db, 'application_id');
  const foreign = version === 0 && db.prepare('SELECT 1 FROM sqlite_schema').get() !== undefined;
  if (foreign || (application !== 0 && application !== APPLICATION_ID))
    throw new Error(`${path} is not a Wordhoard database`);
  const steps = stepsBetween(MIGRATIONS, version, to);
  if (!steps)
    throw new Error(
      `${path} has schema version ${version}, which this version of Wordhoard does not know; use a newer one`,
    );
  return steps.length === 0 ? '' : `${steps.map(({ sql }) => sql).join('\n')} PRAGMA user_version = ${to};`;
}

/** Runs a migration, completely or not at all. */
function migrate(db: DatabaseSync, path: string, to: number): void {
  const migration = migrationOf(db, path, to);
  if (migration !== '') db.exec(`BEGIN IMMEDIATE; ${migration} COMMIT`);
}

export interface OpenFile {
  readonly db: DatabaseSync;
  close(): void;
}

/**
 * Opens a file for one server. The lock is on a second file next to it, so that the file can be backed up meanwhile; it
 * ends with the process.
 */
export function openFile(path: string, version: number = SQLITE_VERSION): OpenFile {
  const lock = lockBeside(path);
  try {
    if (lock) ownOnly(path);
    const db = openConnection(path);
    migrate(db, path, version);
    return {
      db,
      close() {
        db.close();
        lock?.close();
      },
    };
  } catch (error) {
    lock?.close();
    throw nameFileIn(error, path);
  }
}

/** SQLite's error code for a file that is no database. */
const NOT_A_DATABASE = 26;
function isDatabase(db: DatabaseSync): boolean {
  try {
    db.prepare('PRAGMA user_version').get();
    return true;
  } catch (error) {
    if (resultCodeOf(error) === NOT_A_DATABASE) return false;
    throw error;
  }
}

/** Opens a connection. FULL: a commit is on the disk before it is acknowledged. Writes wait for a back-up. */
export function openConnection(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  // The first statement that reads the file: SQLite's own message doesn't name it.
  if (!isDatabase(db)) throw new Error(`${path} is not a Wordhoard database`);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
  return db;
}

/** Locks a file that need not exist yet, until the lock is closed; fails if another process has it. */
export function lockBeside(path: string): DatabaseSync | null {
  if (path === ':memory:') return null;
  ownOnly(`${path}.lock`);
  const lock = new DatabaseSync(`${path}.lock`);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (resultCodeOf(error) === BUSY) throw new Error(`${path} is in use by another server; stop it first`);
    throw nameFileIn(error, `${path}.lock`);
  }
}

/** Makes the file private: it holds the cookie key, and every hand. */
export function ownOnly(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

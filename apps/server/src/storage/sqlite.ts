import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Lobby } from '../tables/lobby.ts';
import type { Line, Storage, StoredTable } from './storage.ts';

const SCHEMA_VERSION = 1;
const SCHEMA = `
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
  CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

const SQL = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  createTable: `INSERT INTO tables (code, status, listed, correspondence, revision, lobby) VALUES (?, ?, ?, ?, 1, ?)
    ON CONFLICT DO NOTHING`,
  createClock: 'INSERT INTO clocks (code, at, touched) VALUES (?, 0, ?)',
  saveTable: `UPDATE tables SET status = ?, listed = ?, correspondence = ?, lobby = ?, revision = revision + 1
    WHERE code = ? AND revision = ?`,
  touch: 'UPDATE clocks SET touched = ? WHERE code = ?',
  mark: 'UPDATE clocks SET at = max(at, ?), touched = ? WHERE code = ?',
  loadTable: 'SELECT lobby, revision, at FROM tables JOIN clocks USING (code) WHERE code = ?',
  append: 'INSERT INTO lines (code, seq, command, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  linesAfter: 'SELECT seq, command, entry FROM lines WHERE code = ? AND seq > ? ORDER BY seq',
  publicTables: `SELECT lobby FROM tables JOIN clocks USING (code) WHERE status = 'waiting' AND listed = 1
    ORDER BY touched DESC LIMIT ?`,
  correspondenceTables: "SELECT code FROM tables WHERE status = 'playing' AND correspondence = 1",
  deleteTables: 'DELETE FROM tables WHERE status = ? AND code IN (SELECT code FROM clocks WHERE touched < ?)',
  saveGuest: 'INSERT INTO guests (who, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name',
  guestName: 'SELECT name FROM guests WHERE who = ?',
  keep: 'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  kept: 'SELECT value FROM kept WHERE name = ?',
} as const;
type Query = keyof typeof SQL;

interface Waiting {
  write(): boolean;
  /** It is one statement, and so by itself a transaction. */
  readonly whole: boolean;
  done(written: boolean): void;
  failed(error: unknown): void;
}

export function openSqlite(path: string): Storage {
  const db = new DatabaseSync(path);
  // FULL: a commit is on the disk before it is answered for. A second process that holds the lock is waited for.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000');
  const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version === 0) db.exec(`BEGIN; ${SCHEMA} COMMIT`);
  else if (version !== SCHEMA_VERSION) throw new Error(`${path} was made by another version of Wordhoard (${version})`);
  // Its keys are those of SQL, which fromEntries forgets.
  const prepared = Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)])) as Record<
    Query,
    StatementSync
  >;
  const run = (query: Query, ...values: (string | number | null)[]): boolean =>
    Number(prepared[query].run(...values).changes) > 0;
  // What the columns hold is what this file wrote into them.
  const rows = <Row>(query: Query, ...values: (string | number)[]): Row[] => prepared[query].all(...values) as Row[];

  /**
   * Everything asked for in one turn of the event loop is one transaction: the disk is waited for once, however many
   * tables have moved.
   */
  let queue: Waiting[] = [];
  function flush(): void {
    const batch = queue;
    queue = [];
    if (batch.length === 0) return;
    // One that cannot be written must not take the others with it.
    if (write(batch) !== null)
      for (const one of batch) {
        const fault = write([one]);
        if (fault !== null) one.failed(fault.error);
      }
  }
  /** All or nothing; gives what went wrong. */
  function write(batch: readonly Waiting[]): { error: unknown } | null {
    const written: boolean[] = [];
    const bracketed = batch.length > 1 || !batch[0]!.whole;
    try {
      if (bracketed) prepared.begin.run();
      for (const one of batch) written.push(one.write());
      if (bracketed) prepared.commit.run();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      return { error };
    }
    for (const [i, one] of batch.entries()) one.done(written[i]!);
    return null;
  }
  function commit(write: () => boolean, whole = false): Promise<boolean> {
    return new Promise((done, failed) => {
      if (!db.isOpen) return failed(new Error('the storage is closed'));
      if (queue.push({ write, whole, done, failed }) === 1) setImmediate(flush);
    });
  }

  const columns = (lobby: Lobby): [string, number, number, string] => [
    lobby.status,
    lobby.options.visibility === 'public' ? 1 : 0,
    typeof lobby.options.pace === 'object' ? 1 : 0,
    JSON.stringify(lobby),
  ];
  const lobbyOf = (row: { lobby: string }): Lobby => JSON.parse(row.lobby);
  const lines = (code: string, after: number): Line[] =>
    rows<{ seq: number; command: string | null; entry: string }>('linesAfter', code, after).map(
      ({ seq, command, entry }) => ({ seq, command, entry: JSON.parse(entry) }),
    );

  return {
    createTable: (lobby, now) =>
      commit(
        () => run('createTable', lobby.code, ...columns(lobby)) && run('createClock', lobby.code, Math.floor(now)),
      ),
    saveTable: (lobby, revision, now) =>
      commit(
        () =>
          run('saveTable', ...columns(lobby), lobby.code, revision - 1) && run('touch', Math.floor(now), lobby.code),
      ),
    async loadTable(code): Promise<StoredTable | undefined> {
      const [row] = rows<{ lobby: string; revision: number; at: number }>('loadTable', code);
      return row && { lobby: lobbyOf(row), revision: row.revision, clock: row.at, lines: lines(code, 0) };
    },
    append: (code, { seq, command, entry }) =>
      commit(() => run('append', code, seq, command, JSON.stringify(entry)), true),
    linesAfter: async (code, seq) => lines(code, seq),
    async mark(clocks, now) {
      await commit(() => {
        for (const [code, at] of clocks) run('mark', at, Math.floor(now), code);
        return true;
      });
    },
    publicTables: async (limit) => rows<{ lobby: string }>('publicTables', limit).map(lobbyOf),
    correspondenceTables: async () => rows<{ code: string }>('correspondenceTables').map((row) => row.code),
    async deleteTables(status, since) {
      let deleted = 0;
      await commit(() => {
        deleted = Number(prepared.deleteTables.run(status, Math.floor(since)).changes);
        return true;
      });
      return deleted;
    },
    async saveGuest(who, name) {
      await commit(() => run('saveGuest', who, name));
    },
    guestName: async (who) => rows<{ name: string }>('guestName', who)[0]?.name,
    async keep(name, made) {
      await commit(() => run('keep', name, made));
      return rows<{ value: string }>('kept', name)[0]!.value;
    },
    async close() {
      flush();
      db.close();
    },
  };
}

import type { TableState } from '@wordhoard/table';
import { type Logger, NO_LOG } from '../logger.ts';
import { isDiskFault } from './disk-fault.ts';
import { Outage, StoreUnavailable } from './outage.ts';
import {
  columnsOf,
  commandsOf,
  readFoundTable,
  readLines,
  readPicture,
  readState,
  runsByItself,
  type StateRow,
  type TableColumns,
} from './rows.ts';
import { SQLITE_VERSION } from './sqlite-schema.ts';
import type { TableValues } from './sqlite-statements.ts';
import { closeThread, openThread } from './sqlite-thread.ts';
import type { Operations, Read, Write } from './sqlite-worker.ts';
import { LEASE_MS, type ServerStorage } from './storage.ts';
import { onStoreTime } from './store-time.ts';
import { inWholeMs } from './stored-bans.ts';
import { WriteBatcher } from './write-batcher.ts';

type StatementResult<K extends keyof Operations> = ReturnType<Operations[K]>;

/**
 * Opens a SQLite file. One thread writes and one reads, so a slow disk blocks neither the event loop nor readers.
 * Writes that arrive during a commit go into the next one together, whatever tables they are for.
 *
 * @param slowDisk for tests: while its first number is 1, no commit completes
 */
export async function openSqlite(
  path: string,
  slowDisk: Int32Array | null = null,
  log: Logger = NO_LOG,
): Promise<ServerStorage> {
  const writer = await openThread({ path, role: 'writer', slowDisk });
  // A database in memory is visible to its own connection only.
  const reader = path === ':memory:' ? writer : await openThread({ path, role: 'reader', slowDisk });
  const outage = new Outage(log, isDiskFault, {
    gone: 'the database file cannot be written; moves cannot be saved until it can',
    back: 'the database file can be written again',
  });
  const writes = new WriteBatcher<Write, unknown>(
    (batch) => outage.watch(() => writer.call('write', batch), batch.some(alwaysWrites)),
    (error) => error instanceof StoreUnavailable,
  );
  let closed: Promise<void> | null = null;

  async function write<K extends Write['name']>(
    name: K,
    ...args: (Write & { name: K })['args']
  ): Promise<StatementResult<K>> {
    if (closed) throw new Error('the database is closed');
    // The arguments and the result belong to the operation of that name.
    return (await writes.write({ name, args } as Write)) as StatementResult<K>;
  }
  async function read<K extends Read['name']>(
    name: K,
    ...args: (Read & { name: K })['args']
  ): Promise<StatementResult<K>> {
    // The arguments and the result belong to the operation of that name.
    return (await reader.call('read', { name, args } as Read)) as StatementResult<K>;
  }
  async function close(): Promise<void> {
    await writes.whenIdle();
    if (reader !== writer) await closeThread(reader);
    await closeThread(writer);
  }

  const states = (found: readonly StateRow[]): TableState[] => found.flatMap((row) => readState(row) ?? []);

  return onStoreTime({
    health: {
      kind: 'SQLite',
      neededSchema: SQLITE_VERSION,
      foundSchema: () => read('schemaVersion'),
      isAvailable: () => outage.isOver,
      waiting: () => writes.size,
    },
    self: null,
    createTable(table, now) {
      const columns = columnsOf(table);
      const next = runsByItself(columns) ? now + LEASE_MS : null;
      return write('createTable', valuesOf(table.code, columns), now, next);
    },
    saveTable(table, revision, now) {
      const columns = columnsOf(table);
      const next = runsByItself(columns) ? now + LEASE_MS : null;
      return write('saveTable', valuesOf(table.code, columns), revision, now, next);
    },
    async loadTable(code) {
      const [row] = await read('loadTable', code);
      if (!row) return undefined;
      const { revision, at, since, next, touched } = row;
      const state = readState(row);
      if (!state) throw new Error(`table ${code} is damaged`);
      return { state, revision, checkpoint: { at, since, next, touched } };
    },
    tableState: async (code) => states(await read('tableState', code))[0],
    append: (code, lines) =>
      write(
        'append',
        code,
        lines.map(({ seq, command, entry }) => ({ seq, command, entry: JSON.stringify(entry) })),
      ),
    entriesAfter: async (code, seq) => readLines(code, await read('linesAfter', code, seq)),
    saveCheckpoints: (marks) =>
      write(
        'mark',
        [...marks].map(([code, mark]) => ({ code, ...mark })),
      ),
    publicTables: async (status, since, limit) => states(await read('publicTables', status, since, limit)),
    takeDue: (now, again, limit) => write('takeDue', now, again, limit),
    countHosted: (who) => read('hosted', who),
    storedBytes: (who) => read('storedBytes', who),
    deleteTables: (status, since) => write('deleteTables', status, since),
    tablesOf: (who) => read('tablesOf', who),
    async deleteTable(code) {
      await write('deleteTable', code);
    },
    async forgetCommands(code, who) {
      await write('forgetCommands', code, commandsOf(who));
    },
    async saveGuest(who, { name, picture }, seen) {
      await write('saveGuest', who, { name, picture: picture ? JSON.stringify(picture) : null, seen });
    },
    async guest(who) {
      const [row] = await read('guest', who);
      return row && { ...row, picture: readPicture(row.picture) };
    },
    async deleteGuest(who) {
      await write('deleteGuest', who);
    },
    deleteGuests: (since) => write('deleteGuests', since),
    notes: {
      put({ until, due, ...note }, most) {
        const whole = { ...note, until: Math.floor(until), due: due && Math.floor(due) };
        return write('putNote', whole, most ?? null);
      },
      take: async (kind, id) => (await write('takeNote', kind, id))[0],
      ofGuest: (kind, who) => read('notesOf', kind, who),
      find: (kind, ids) => read('findNotes', kind, ids),
      takeDue: (kind, now, again) => write('takeDueNotes', kind, Math.floor(now), Math.floor(again)),
      async deleteOfGuest(kind, who) {
        await write('dropNotesOf', kind, who);
      },
      prune: (now) => write('pruneNotes', now),
    },
    bans: {
      async put(ban) {
        await write('putBan', inWholeMs(ban));
      },
      delete: (subject) => write('deleteBan', subject),
      current: (now) => read('currentBans', Math.floor(now)),
      prune: (now) => write('pruneBans', Math.floor(now)),
    },
    operator: {
      tables: async (status, limit) => (await read('findTables', status, limit)).map(readFoundTable),
      table: async (code) => (await read('findTable', code)).map(readFoundTable)[0],
      guests: (name, limit) => read('findGuests', name, limit),
    },
    getOrSetValue: (name, made) => write('keep', name, made),
    async setValue(name, value) {
      await write('setValue', name, value);
    },
    getValue: async (name) => (await read('kept', name))[0]?.value,
    findValues: async (start) => (await read('keptUnder', start)).map(({ value }) => value),
    saveAnswer: (answer) => write('saveAnswer', answer),
    answersOf: async (day, who) =>
      (await read('answersOf', day, who)).map((row) => ({ ...row, counted: row.counted === 1 })),
    scoresOn: (day, tasks) => read('scoresOn', day, tasks),
    startClock: (now, isClockRight) => write('opened', now, isClockRight),
    saveHeartbeat: (now) => write('alive', now),
    // No other server uses the file.
    listen: async () => undefined,
    sendToPeers: () => undefined,

    close() {
      closed ??= close();
      return closed;
    },
  });
}

const ALWAYS_WRITE: ReadonlySet<Write['name']> = new Set(['append', 'saveTable', 'createTable', 'alive'] as const);
const alwaysWrites = ({ name }: Write): boolean => ALWAYS_WRITE.has(name);

const valuesOf = (code: string, { listed, correspondence, ...columns }: TableColumns): TableValues => ({
  ...columns,
  code,
  listed: listed ? 1 : 0,
  correspondence: correspondence ? 1 : 0,
});

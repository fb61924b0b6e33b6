import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { operatorContract } from '../../test/operator-contract.ts';
import { storageContract } from '../../test/storage-contract.ts';
import { openSqlite } from './sqlite.ts';
import { openFile } from './sqlite-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (): string => join(folder, `${++files}.db`);

function exec(path: string, sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
}

describe('SQLite', () => {
  const make = async () => {
    const path = newFile();
    return { where: path, open: () => openSqlite(path), damage: async (sql: string) => exec(path, sql) };
  };
  operatorContract(make);
  storageContract(make, async (path) => {
    const db = new DatabaseSync(path);
    const rows = db.prepare('SELECT lobby FROM tables').all();
    db.close();
    return rows.map(({ lobby }) => String(lobby));
  });

  test('acknowledged writes are on the disk: write-ahead log, synchronous full', async () => {
    const path = newFile();
    const storage = await openSqlite(path);
    await storage.saveGuest('ann', { name: 'Ann' }, 0);
    // Another connection sees it, so it is committed and not only in our memory.
    const other = new DatabaseSync(path, { readOnly: true });
    expect(other.prepare('SELECT name FROM guests').all()).toEqual([{ name: 'Ann' }]);
    expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    other.close();
    await storage.close();
  });

  test('a file belongs to one server while it runs, and other users can’t read it', async () => {
    const path = newFile();
    const storage = await openSqlite(path);
    await expect(openSqlite(path)).rejects.toThrow(`${path} is in use by another server`);
    await storage.saveGuest('ann', { name: 'Ann' }, 0);
    for (const file of [path, `${path}-wal`, `${path}.lock`]) expect(statSync(file).mode & 0o777).toBe(0o600);
    await storage.close();
    const again = await openSqlite(path);
    expect(await again.guest('ann')).toMatchObject({ name: 'Ann' });
    await again.close();
  });

  test('refuses a file of another kind with a message, and leaves it unchanged', async () => {
    const foreign = (sql: string): string => {
      const path = newFile();
      exec(path, sql);
      return path;
    };
    const refusedBy = (sql: string) => expect(openSqlite(foreign(sql))).rejects;
    await refusedBy('PRAGMA user_version = 99').toThrow('has schema version 99');
    await refusedBy('CREATE TABLE sums (total)').toThrow('is not a Wordhoard database');
    // Refused, it is not locked either.
    const path = foreign('PRAGMA application_id = 77');
    for (let i = 0; i < 2; i++) await expect(openSqlite(path)).rejects.toThrow('is not a Wordhoard database');
  });

  test('migrates forwards and back through every version without losing data', async () => {
    const path = newFile();
    openFile(path, 1).close();
    const state = `{"code":"FOX-0001","host":"ann","options":{"game":"any","limits":{}},"places":[],"status":"playing"}`;
    exec(
      path,
      `INSERT INTO tables VALUES ('FOX-0001', 'playing', 0, 1, 3, '${state}'), ('FOX-0002', 'over', 0, 0, 1, '{"co');
      INSERT INTO clocks VALUES ('FOX-0001', 500, 600), ('FOX-0002', 0, 7);
      INSERT INTO lines VALUES ('FOX-0001', 1, 'ann:x', '{"at":5}');
      INSERT INTO guests VALUES ('ann', 'Ann'); INSERT INTO kept VALUES ('cookie secret', 'quiet')`,
    );
    const dump = (): unknown[] => {
      const db = new DatabaseSync(path, { readOnly: true });
      const tables = ['tables', 'clocks', 'lines', 'guests', 'kept'].map((it) =>
        db.prepare(`SELECT * FROM ${it}`).all(),
      );
      const schema = db.prepare(`SELECT name, sql FROM sqlite_schema ORDER BY name`).all();
      const version = db.prepare('PRAGMA user_version').get();
      db.close();
      return [version, schema, tables];
    };
    const first = dump();
    openFile(path, 2).close();
    const second = dump();
    openFile(path, 3).close();
    const third = dump();
    const storage = await openSqlite(path);
    expect(await storage.loadTable('FOX-0001')).toMatchObject({
      revision: 3,
      checkpoint: { at: 500, since: null, next: 0 },
    });
    expect(await storage.countHosted('ann')).toBe(1);
    expect(await storage.tablesOf('ann')).toEqual(['FOX-0001']);
    expect(await storage.guest('ann')).toMatchObject({ name: 'Ann', picture: null });
    expect(await storage.takeDue(1, 2, 10)).toEqual(['FOX-0001']);
    await storage.startClock(1);
    await storage.close();
    openFile(path, 3).close();
    // The clocks have been set since, and a sign of life given: the schema is as it was.
    expect(dump().slice(0, 2)).toEqual(third.slice(0, 2));
    openFile(path, 2).close();
    expect(dump()).toEqual(second);
    openFile(path, 1).close();
    expect(dump()).toEqual(first);
  });

  test('acknowledges a commit only when it is on the disk', () => {
    const { db, close } = openFile(newFile());
    const FULL = 2;
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    close();
  });

  test('acknowledges nothing after it was closed', async () => {
    const storage = await openSqlite(newFile());
    const last = storage.saveGuest('ann', { name: 'Ann' }, 0);
    await storage.close();
    await expect(last).resolves.toBeUndefined();
    await expect(storage.saveGuest('bob', { name: 'Bob' }, 0)).rejects.toThrow('closed');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { storageContract } from '../../test/storage-contract.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (): string => join(folder, `${++files}.db`);

describe('SQLite', () => {
  storageContract(async () => {
    const path = newFile();
    return { open: async () => openSqlite(path) };
  });

  test('what is answered for is on the disk: write-ahead log, synchronous full', async () => {
    const path = newFile();
    const storage = openSqlite(path);
    await storage.saveGuest('ann', 'Ann');
    // Another connection sees it, so it is committed and not only in our memory.
    const other = new DatabaseSync(path, { readOnly: true });
    expect(other.prepare('SELECT name FROM guests').all()).toEqual([{ name: 'Ann' }]);
    expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    other.close();
    await storage.close();
  });

  test('two processes over one file: the unique key decides', async () => {
    const path = newFile();
    const [mine, yours] = [openSqlite(path), openSqlite(path)];
    await mine.keep('who was first', 'me');
    expect(await yours.keep('who was first', 'you')).toBe('me');
    await mine.close();
    await yours.close();
  });

  test('a file of another version is refused in words', () => {
    const path = newFile();
    const db = new DatabaseSync(path);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => openSqlite(path)).toThrow('made by another version of Wordhoard (99)');
  });

  test('nothing is promised after it was closed', async () => {
    const storage = openSqlite(newFile());
    const last = storage.saveGuest('ann', 'Ann');
    await storage.close();
    await expect(last).resolves.toBeUndefined();
    await expect(storage.saveGuest('bob', 'Bob')).rejects.toThrow('closed');
  });
});

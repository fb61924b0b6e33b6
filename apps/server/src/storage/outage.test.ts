import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isDiskFault, markDiskFault } from './disk-fault.ts';
import { Outage, StoreUnavailable } from './outage.ts';

/** An error of a full disk, as SQLite throws it. */
function diskFull(): unknown {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE filler (text TEXT); PRAGMA max_page_count = 4');
  try {
    db.prepare('INSERT INTO filler VALUES (?)').run('x'.repeat(100_000));
  } catch (error) {
    return error;
  } finally {
    db.close();
  }
  return expect.fail('the disk was not full');
}

function open() {
  const lines: string[] = [];
  const log = {
    info: () => expect.fail('an outage is no news to ignore'),
    warn: (_: object, message: string) => void lines.push(`warn ${message}`),
    error: (_: object, message: string) => void lines.push(`error ${message}`),
  };
  const outage = new Outage(log, isDiskFault, { gone: 'gone', back: 'back' });
  return { lines, outage };
}

test('an error of the disk is told from a bug, also after it came from another thread', () => {
  const marked = markDiskFault(diskFull());
  expect(marked).toMatchObject({ message: expect.stringContaining('database or disk is full') });
  expect(isDiskFault(structuredClone(marked))).toBe(true);
  const bug = new TypeError('no such column');
  expect(markDiskFault(bug)).toBe(bug);
  expect(isDiskFault(bug)).toBe(false);
});

test('an error of the statement is a bug, not an outage', () => {
  const db = new DatabaseSync(':memory:');
  let thrown: unknown;
  try {
    db.exec('SELECT nothing FROM nowhere');
  } catch (error) {
    thrown = error;
  }
  db.close();
  expect(isDiskFault(markDiskFault(thrown))).toBe(false);
});

test('an outage is logged once, and its end once something was written: a full disk can still be read', async () => {
  const { lines, outage } = open();
  const full = markDiskFault(diskFull());
  const fail = (): Promise<void> => outage.watch(() => Promise.reject(full), true);
  await expect(fail()).rejects.toThrow(StoreUnavailable);
  await expect(fail()).rejects.toThrow('gone');
  expect(outage.isOver).toBe(false);
  await outage.watch(async () => 'read', false);
  expect([outage.isOver, lines]).toEqual([false, ['error gone']]);
  await outage.watch(async () => 'written', true);
  expect([outage.isOver, lines]).toEqual([true, ['error gone', 'warn back']]);
});

test('other errors are passed on', async () => {
  const { lines, outage } = open();
  const bug = new Error('a bug');
  await expect(outage.watch(() => Promise.reject(bug), true)).rejects.toBe(bug);
  expect([outage.isOver, lines]).toEqual([true, []]);
});

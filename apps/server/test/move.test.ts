import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DeviceList, LinkCode, Me } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { exportStore, importStore, migrateStore, schemaVersion } from '../src/storage/move.ts';
import { isPostgres } from '../src/storage/open.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Guest } from './client.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, folder, lay, openServer, playOut } from './server.ts';

const postgres = usePostgres();

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

test('a server moves from SQLite to PostgreSQL and back during a match, and guests don’t notice', async () => {
  const [file, other, url] = [join(folder(), 'a.db'), join(folder(), 'b.db'), await postgres.fresh()];
  const first = await openServer({ db: file });
  const { code, ann, bob } = await annAndBob(first);
  expect(await lay(ann, 0, true, 'laid-before')).toBeNull();
  // While it runs, as a back-up would be taken.
  const live = await Array.fromAsync(exportStore(file));
  await first.close();
  const lines = await Array.fromAsync(exportStore(file));
  expect(live.filter((line) => line.includes('"line"'))).toEqual(lines.filter((line) => line.includes('"line"')));

  expect(await importStore(url, each(lines))).toBe(lines.length - 2);
  expect(await Array.fromAsync(exportStore(url))).toEqual(lines);
  const second = await openServer({ db: url, clock: first.clock });
  const anna = await ann.guest.switchTo(second.address).enter(code);
  expect(await anna.command({ type: 'move', seat: 0, move: {} }, 'laid-before')).toBeNull();
  await second.close();

  await importStore(other, exportStore(url));
  const third = await openServer({ db: other, clock: first.clock });
  const [again, robert] = [
    await ann.guest.switchTo(third.address).enter(code),
    await bob.guest.switchTo(third.address).enter(code),
  ];
  await Promise.all([again.until('update'), robert.until('update')]);
  await lay(robert, 1);
  await again.until('update', (it) => it.events.length > 0);
  await playOut([
    [again, 0],
    [robert, 1],
  ]);
});

test('refuses to import an incomplete or foreign file, or into a store that is in use', async () => {
  const [file, target] = [join(folder(), 'a.db'), join(folder(), 'b.db')];
  const server = await openServer({ db: file });
  await (await Guest.at(server.address)).table();
  const lines = await Array.fromAsync(exportStore(file));
  const into = (changed: readonly string[]): Promise<number> => importStore(target, each(changed));
  await expect(into(lines.slice(0, -1))).rejects.toThrow('not complete');
  await expect(into([...lines.slice(0, 2), ...lines.slice(3)])).rejects.toThrow(/it should have \d+ rows, but has \d+/);
  await expect(into(lines.slice(1))).rejects.toThrow('not a Wordhoard export');
  await expect(into(lines.with(1, '{"type":"secret"}'))).rejects.toThrow('line 2 is of no type');
  await expect(into(lines.with(1, '{"type":"kept","name":"x"}'))).rejects.toThrow();
  await expect(importStore(file, each(lines))).rejects.toThrow('in use by another server');
  expect(await into(lines)).toBe(lines.length - 2);
  await expect(into(lines)).rejects.toThrow('is not empty');
});

/** All rows of all tables of a file, by the names of the tables. */
function dump(path: string): Record<string, unknown[]> {
  const db = new DatabaseSync(path, { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const rows = tables.map(({ name }) => [name, db.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all()]);
  db.close();
  return Object.fromEntries(rows);
}

test('carries every table and column to the other kind of store and back', async () => {
  const [file, other, url] = [join(folder(), 'a.db'), join(folder(), 'b.db'), await postgres.fresh()];
  const server = await openServer({ db: file });
  const { code, ann } = await annAndBob(server);
  await lay(ann, 0);
  await server.close();
  const storage = await openSqlite(file);
  await storage.saveGuest('ann', { name: 'Ann', picture: { mark: 'leaf', colour: 2 } }, 1);
  await storage.notes.put({ kind: 'device', id: 'd1', who: 'ann', value: '{}', until: 7, due: 9 });
  const answer = { day: '2026-11-17', game: 'wordsy', who: 'ann', score: 9, told: '{}', at: 50, counted: false };
  await storage.saveAnswer(answer);
  await storage.bans.put({ subject: '203.0.113.0/24', note: 'flooded', since: 5, until: 8 });
  const { state } = (await storage.loadTable(code))!;
  const config = { words: Array.from({ length: 5000 }, (_, i) => `word${i}`) };
  await storage.createTable({ ...state, code: 'FOX-OWL-0001', options: { ...state.options, config } }, 5);
  await storage.close();
  const before = dump(file);
  // An empty table proves nothing: add a row above for every new table.
  expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([]);
  await importStore(url, exportStore(file));
  await importStore(other, exportStore(url));
  expect(dump(other)).toEqual(before);
});

test('refuses to import into an empty database that a server uses', async () => {
  const url = await postgres.fresh();
  const server = await openServer({ db: url });
  const end = { type: 'end', rows: 0 };
  const lines = [{ format: 'wordhoard-export', version: 1 }, end].map((line) => JSON.stringify(line));
  await expect(importStore(url, each(lines))).rejects.toThrow('a server is using this database');
  await server.close();
  expect(await importStore(url, each(lines))).toBe(0);
});

test('imports an export of version 0.2 into both stores', async () => {
  const options = {
    game: 'high-card',
    config: { rounds: 3 },
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'link',
  };
  const places = { host: 'ann', places: [null, null], status: 'waiting', beginning: null, result: null, rematch: null };
  const lobby = { code: 'FOX-OWL-3707', ...places, options: { ...options, watching: true, seats: 2 } };
  const table = { code: 'FOX-OWL-3707', status: 'waiting', listed: false, correspondence: false, host: 'ann' };
  const clock = { at: 0, since: null, next: null, touched: 40 };
  const lines = [
    { format: 'wordhoard-export', version: 1 },
    { type: 'kept', name: 'cookie secret', value: 'a quiet secret of old' },
    { type: 'guest', who: 'ann', name: 'Ann', picture: null, seen: 5 },
    { type: 'note', kind: 'device', id: 'd1', who: 'ann', value: '{}', until: 7 },
    { type: 'answer', day: '2026-11-17', who: 'ann', game: 'wordsy', score: 9, told: '{}', at: 50 },
    { type: 'table', ...table, revision: 1, lobby: JSON.stringify(lobby), ...clock },
    { type: 'line', code: 'FOX-OWL-3707', seq: 1, command: null, entry: '{"at":1}' },
    { type: 'end', rows: 6 },
  ].map((line) => JSON.stringify(line));
  for (const where of [join(folder(), 'old.db'), await postgres.fresh()]) {
    expect(await importStore(where, each(lines))).toBe(6);
    const storage = isPostgres(where) ? await openPostgres(where) : await openSqlite(where);
    expect((await storage.loadTable('FOX-OWL-3707'))?.state).toEqual(lobby);
    expect(await storage.answersOf('2026-11-17', 'ann')).toMatchObject([{ score: 9 }]);
    await storage.close();
  }
});

test('migrates a store back and forwards again without loss', async () => {
  const [file, url] = [join(folder(), 'a.db'), await postgres.fresh()];
  const server = await openServer({ db: file });
  const { code, ann } = await annAndBob(server);
  await lay(ann, 0);
  await server.close();
  await importStore(url, exportStore(file));
  for (const store of [file, url]) {
    await migrateStore(store, schemaVersion(store) - 1);
    const again = await openServer({ db: store });
    const anna = await ann.guest.switchTo(again.address).enter(code);
    expect((await anna.until('update')).seen.question?.mine).toMatchObject({ done: true });
    await again.close();
  }
});

test('revocations survive a migration to the first schema and forwards again', async () => {
  const answerOf = async (guest: Guest): Promise<Me> => (await (await guest.fetch('/api/me')).json()) as Me;
  for (const store of [join(folder(), 'a.db'), await postgres.fresh()]) {
    const server = await openServer({ db: store });
    const [ann, bob, cid] = await Promise.all([1, 2, 3].map(() => Guest.at(server.address)));
    const { code } = (await (await ann!.post('/api/me/code', {})).json()) as LinkCode;
    const linked = await bob!.post('/api/link', { code, kind: 'phone' });
    const phone = bob!.as(linked.headers.getSetCookie()[0]!.split(';')[0]!, ann!.who);
    expect((await phone.fetch('/api/me/devices/first', { method: 'DELETE' })).status).toBe(200);
    expect((await cid!.fetch('/api/me', { method: 'DELETE' })).status).toBe(200);
    await server.close();
    await migrateStore(store, 1);
    const again = await openServer({ db: store });
    const who = await Promise.all([ann!, cid!, phone, bob!].map((guest) => answerOf(guest.switchTo(again.address))));
    expect(who.map((it) => it.who === ann!.who)).toEqual([false, false, true, false]);
    expect(who[1]!.who).not.toBe(cid!.who);
    expect(who[3]!.who).toBe(bob!.who);
    // The other device's name is known, so that it can be signed off.
    const { devices } = (await (await phone.switchTo(again.address).fetch('/api/me/devices')).json()) as DeviceList;
    expect(devices).toMatchObject([{ kind: 'phone', here: true }]);
    await again.close();
  }
});

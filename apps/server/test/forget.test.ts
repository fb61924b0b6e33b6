import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MyTables } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { exportStore } from '../src/storage/move.ts';
import { Guest } from './client.ts';
import { annAndBob, folder, lay, openServer, playOut } from './server.ts';

const DAY = 86_400_000;

const mine = async (guest: Guest, ...codes: string[]): Promise<MyTables['tables']> =>
  ((await (await guest.fetch(`/api/me/tables?codes=${codes.join()}`)).json()) as MyTables).tables;
const record = async (guest: Guest, code: string): Promise<number> =>
  (await guest.fetch(`/api/tables/${code}/record`)).status;

test('lists turns only for the guest’s own tables', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const cid = await Guest.at(server.address);
  const other = await cid.table();
  expect(await mine(ann.guest, code, other, 'FOX-0000')).toMatchObject([
    { code, game: 'high-card', status: 'playing', seats: [{ name: 'Ann', mine: true }, { mine: false }] },
  ]);
  expect((await mine(ann.guest, code))[0]?.turn?.mine).toBe(true);
  await lay(ann, 0);
  expect((await mine(ann.guest, code))[0]?.turn?.mine).toBe(false);
  expect((await mine(bob.guest, code))[0]?.turn?.mine).toBe(true);
  expect(await mine(cid, code)).toEqual([]);
});

test('stores a finished table for a year', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  await Promise.all([ann.close(), bob.close()]);
  const text = async (): Promise<string> => (await ann.guest.fetch(`/api/tables/${code}/record`)).text();
  const before = await text();
  const waiting = await bob.guest.table();
  server.clock.advance(300 * DAY);
  // Maintenance has run once the waiting table is gone.
  while ((await mine(bob.guest, waiting)).length > 0) server.clock.advance(61_000);
  expect(await text()).toBe(before);
  expect(await mine(ann.guest, code)).toMatchObject([{ status: 'over', result: { places: expect.any(Array) } }]);
});

test('deletes a guest: their own tables are gone, and others keep their games without the name', async () => {
  const db = join(folder(), 'forget.db');
  const server = await openServer({ db });
  const { code, ann, bob } = await annAndBob(server);
  await ann.guest.post('/api/me', { name: 'Ann' });
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const alone = await ann.guest.table();
  const waiting = await bob.guest.table();
  const there = await ann.guest.enter(waiting);
  await there.command({ type: 'sit', seat: 1, name: 'Ann' });

  const answer = await ann.guest.fetch('/api/me', { method: 'DELETE' });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
  // Even if the old cookie is sent once more.
  expect(await (await ann.guest.fetch('/api/me')).json()).toMatchObject({ name: null, picture: null });
  expect(await mine(ann.guest, code, alone, waiting)).toEqual([]);
  expect([await record(ann.guest, alone), await record(bob.guest, code)]).toEqual([404, 200]);
  const othersRecord = await (await bob.guest.fetch(`/api/tables/${code}/record`)).json();
  expect(othersRecord).toMatchObject({ seats: [{ name: 'Former player' }, { name: 'Bob' }] });
  const [over, open] = await mine(bob.guest, code, waiting);
  expect(JSON.stringify([over, open, othersRecord])).not.toContain(ann.guest.who);
  expect(over).toMatchObject({ status: 'over', seats: [{ name: 'Former player' }, { name: 'Bob', mine: true }] });
  expect(open?.seats[1]).toEqual({ name: '', bot: null, mine: false });
  // The name and id appear nowhere in the store; the others' ids do.
  const all = (await Array.fromAsync(exportStore(db))).join('\n');
  expect([all.includes(ann.guest.who), all.includes(`${bob.guest.who}:`)]).toEqual([false, true]);
});

test('a bot plays for good for a guest who was deleted during a match', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  await ann.guest.fetch('/api/me', { method: 'DELETE' });
  const { table } = await bob.until('table', (it) => it.table.seats[0]?.presence === 'resigned');
  expect(table).toMatchObject({
    code,
    host: bob.guest.who,
    seats: [{ name: 'Former player', level: 3 }, { name: 'Bob' }],
  });
});

test('deletes a guest even if tables are damaged', async () => {
  const db = join(folder(), 'forget.db');
  const before = await openServer({ db });
  const { code, ann, bob } = await annAndBob(before);
  await ann.guest.post('/api/me', { name: 'Ann' });
  await lay(ann, 0);
  const [mineAlone, unreadable, sound] = [await ann.guest.table(), await ann.guest.table(), await ann.guest.table()];
  await before.close();
  const file = new DatabaseSync(db);
  file.exec(`UPDATE lines SET entry = '{"co' WHERE code = '${code}';
    UPDATE tables SET lobby = replace(lobby, '"limits"', '"borders"') WHERE code = '${mineAlone}';
    UPDATE tables SET lobby = '{"who":"${ann.guest.who}"' WHERE code = '${unreadable}'`);
  file.close();
  const server = await openServer({ db });
  const anna = ann.guest.switchTo(server.address);
  expect((await anna.fetch('/api/me', { method: 'DELETE' })).status).toBe(200);
  const all = (await Array.fromAsync(exportStore(db))).join('\n');
  const found = [ann.guest.who, 'Ann', mineAlone, unreadable, sound].filter((text) => all.includes(text));
  expect(found).toEqual([]);
  // Bob’s seat is still there; the match can't be shown.
  expect(await mine(bob.guest.switchTo(server.address), code)).toMatchObject([
    { code, seats: [{ name: 'Former player' }, { name: 'Bob', mine: true }], turn: null },
  ]);
});

import { join } from 'node:path';
import type { ServerMessage } from '@wordhoard/protocol';
import { LAY_MS } from '@wordhoard/table/testing';
import { expect, test } from 'vitest';
import { Guest } from './client.ts';
import { annAndBob, folder, lay, openServer } from './server.ts';

const DAY = 86_400_000;

const presence =
  (place: number, is: string) =>
  (it: ServerMessage & { type: 'table' }): boolean =>
    it.table.seats[place]?.presence === is;

test('without clocks no bot stands in by itself, but after two minutes the others may ask for one', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server, { options: { pace: 'relaxed' } });
  expect(await ann.command({ type: 'stand-in', seat: 1 })).toEqual({ code: 'not-away' });
  server.clock.advance(1000);
  await bob.close();
  const { table } = await ann.until('table', presence(1, 'away'));
  expect(table.seats[1]!.goOnAt).toBe(121_000);
  expect(table.seats[0]).not.toHaveProperty('goOnAt');
  server.clock.advance(119_999);
  expect(await ann.command({ type: 'stand-in', seat: 1 })).toEqual({ code: 'too-soon' });
  expect(await ann.command({ type: 'end' })).toEqual({ code: 'too-soon' });
  server.clock.advance(3_600_000);
  ann.send({ type: 'ping' });
  await ann.until('pong');
  expect(ann.table.seats[1]).toMatchObject({ presence: 'away' });
  const watcher = await (await Guest.at(server.address)).enter(code);
  expect(await watcher.command({ type: 'stand-in', seat: 1 })).toEqual({ code: 'not-seated' });
  expect(await ann.command({ type: 'stand-in', seat: 1 })).toBeNull();
  await ann.until('table', presence(1, 'stand-in'));
  const back = await bob.guest.enter(code);
  expect(await back.command({ type: 'return', seat: 1 })).toBeNull();
});

test('…or end the game, without a result but with its record, also after a restart', async () => {
  const db = join(folder(), 'server.db');
  const first = await openServer({ db });
  const { code, ann, bob } = await annAndBob(first, { options: { pace: 'relaxed' } });
  await lay(ann, 0);
  expect(await ann.command({ type: 'end' })).toEqual({ code: 'not-away' });
  await bob.close();
  await ann.until('table', presence(1, 'away'));
  first.clock.advance(120_000);
  expect(await ann.command({ type: 'end' })).toBeNull();
  const over = { status: 'over', result: null, ended: { code: 'left', by: 0 }, outdated: null };
  expect(ann.table).toMatchObject(over);
  expect(ann.table.reveal).not.toBeNull();
  expect(await lay(ann, 0)).toEqual({ code: 'over' });
  expect(await ann.command({ type: 'end' })).toEqual({ code: 'not-started' });
  await first.close();
  const second = await openServer({ db, clock: first.clock });
  const anna = ann.guest.switchTo(second.address);
  const back = await anna.enter(code);
  expect(back.table).toMatchObject(over);
  await back.until('update');
  const record = await anna.fetch(`/api/tables/${code}/record`);
  expect(await record.json()).toMatchObject({ game: 'high-card', entries: [{ seat: 0 }] });
  expect(await back.command({ type: 'rematch' })).toBeNull();
  await back.until('table', (it) => it.table.rematch !== null);
});

test('in correspondence games the others may continue without a player who exceeded the time for one answer', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server, { options: { pace: { days: 2 }, limits: { lay: null } } });
  await lay(ann, 0);
  await bob.close();
  server.clock.advance(2 * DAY - 1);
  // Presence and answers stay secret, and can't be asked for, before a player is late.
  expect(await ann.command({ type: 'stand-in', seat: 1 })).toEqual({ code: 'not-away' });
  expect(ann.table.seats[1]).toMatchObject({ presence: 'here' });
  server.clock.advance(1);
  expect((await ann.until('table', presence(1, 'away'))).table.seats[1]!.goOnAt).toBe(2 * DAY);
  expect(await ann.command({ type: 'stand-in', seat: 1 })).toBeNull();
});

test('a player who has answered keeps no one waiting, however long they are away', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server, { options: { pace: { days: 2 }, limits: { lay: null } } });
  await lay(bob, 1);
  await bob.close();
  server.clock.advance(9 * DAY);
  expect(await ann.command({ type: 'end' })).toEqual({ code: 'not-away' });
  expect(ann.table.seats[1]).toMatchObject({ presence: 'here' });
  expect(ann.table.seats[1]).not.toHaveProperty('goOnAt');
});

test('if one of two resigns, the other has won', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  expect(await bob.command({ type: 'resign', seat: 0 })).toEqual({ code: 'not-seated' });
  expect(await bob.command({ type: 'resign', seat: 1 })).toBeNull();
  const { table } = await ann.until('table', (it) => it.table.status === 'over');
  expect(table).toMatchObject({ result: null, ended: { code: 'resigned', by: 1 } });
  server.clock.advance(10 * LAY_MS);
  expect(await lay(ann, 0)).toEqual({ code: 'over' });
});

test.each([[[3]], [[1, 5]]] as const)(
  'a single player resigns against bots of levels %j, which ends the game',
  async (bots) => {
    const server = await openServer();
    const guest = await Guest.at(server.address);
    const code = await guest.table({ bots: [...bots], options: { seats: bots.length + 1 } });
    const ann = await guest.enter(code);
    await ann.command({ type: 'start' });
    await ann.until('update');
    expect(await ann.command({ type: 'resign', seat: 0 })).toBeNull();
    const { table } = await ann.until('table', (it) => it.table.status === 'over');
    expect(table).toMatchObject({ result: null, ended: { code: 'resigned', by: 0 } });
    server.clock.advance(10 * LAY_MS);
    expect(await lay(ann, 0)).toEqual({ code: 'over' });
  },
);

test('if one of three resigns, a bot plays on, and the seat can’t be taken back', async () => {
  const server = await openServer();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table({ bots: [3], options: { seats: 3 } });
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  await bob.command({ type: 'sit', seat: 2, name: 'Bob' });
  await ann.command({ type: 'start' });
  await bob.until('update');
  expect(await bob.command({ type: 'resign', seat: 2 })).toBeNull();
  const { table } = await ann.until('table', presence(2, 'resigned'));
  expect(table).toMatchObject({ status: 'playing', seats: [{}, {}, { name: 'Bob', level: 3 }] });
  expect(await bob.command({ type: 'return', seat: 2 })).toEqual({ code: 'resigned' });
  expect(await lay(bob, 2)).toEqual({ code: 'return-first' });
  // Ann may play on, or end the game.
  expect(await ann.command({ type: 'end' })).toBeNull();
  expect(ann.table).toMatchObject({ status: 'over', ended: { code: 'left', by: 0 } });
});

test('two connected players can end the game by mutual consent, but one can’t alone', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server, { options: { pace: 'relaxed' } });
  const watcher = await (await Guest.at(server.address)).enter(code);
  expect(await watcher.command({ type: 'agree-end', agrees: true })).toEqual({ code: 'not-seated' });
  expect(await ann.command({ type: 'agree-end', agrees: true })).toBeNull();
  expect((await bob.until('table', (it) => it.table.wantEnd !== undefined)).table).toMatchObject({
    status: 'playing',
    wantEnd: [0],
  });
  expect(await bob.command({ type: 'agree-end', agrees: false })).toBeNull();
  await expect.poll(() => ann.table.wantEnd).toBeUndefined();
  expect(await lay(ann, 0)).toBeNull();
  expect(await bob.command({ type: 'agree-end', agrees: true })).toBeNull();
  expect(await ann.command({ type: 'agree-end', agrees: true })).toBeNull();
  const { table } = await watcher.until('table', (it) => it.table.status === 'over');
  expect(table).toMatchObject({ result: null, ended: { code: 'agreed' } });
  expect(table).not.toHaveProperty('wantEnd');
  const record = await ann.guest.fetch(`/api/tables/${code}/record`);
  expect(await record.json()).toMatchObject({ entries: [{ seat: 0 }] });
});

test('a proposal to end the game survives a restart', async () => {
  const db = join(folder(), 'server.db');
  const first = await openServer({ db });
  const { code, ann, bob } = await annAndBob(first, { options: { pace: 'relaxed' } });
  await ann.command({ type: 'agree-end', agrees: true });
  await first.close();
  const second = await openServer({ db, clock: first.clock });
  const back = await bob.guest.switchTo(second.address).enter(code);
  expect(back.table.wantEnd).toEqual([0]);
  expect(await back.command({ type: 'agree-end', agrees: true })).toBeNull();
  expect(back.table.ended).toEqual({ code: 'agreed' });
});

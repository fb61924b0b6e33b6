import { join } from 'node:path';
import type { Listings, ServerMessage } from '@wordhoard/protocol';
import { BOT_WAIT_MS, type HighCard, LAY_MS } from '@wordhoard/table/testing';
import { expect, test } from 'vitest';
import { Guest } from './client.ts';
import { annAndBob, folder, lay, openServer, playOut } from './server.ts';

const presence =
  (place: number, is: string) =>
  (it: ServerMessage & { type: 'table' }): boolean =>
    it.table.seats[place]?.presence === is;

test('a bot takes a while for each move, and plays to the end', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const code = await anna.table({ bots: [3], start: true });
  const ann = await anna.enter(code);
  await ann.until('update');
  for (let round = 1; round <= 3; round++) {
    await lay(ann, 0);
    const told = ann.next('update', (it) => it.events.length > 0);
    server.clock.advance(BOT_WAIT_MS);
    expect(await told).toMatchObject({
      now: round * BOT_WAIT_MS,
      events: [{ cards: [{}, { seat: 1, silent: false }] }],
    });
  }
  await ann.until('table', (it) => it.table.status === 'over');
});

test('after the grace time a bot stands in for an absent player until they return', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server, { options: { limits: { lay: null } } });
  await bob.close();
  await ann.until('table', presence(1, 'away'));
  server.clock.advance(59_999);
  ann.send({ type: 'ping' });
  await ann.until('pong');
  expect(ann.table.seats[1]).toMatchObject({ presence: 'away', level: null });
  server.clock.advance(1);
  await ann.until('table', presence(1, 'stand-in'));
  expect(ann.table.seats[1]).toMatchObject({ name: 'Bob', who: bob.guest.who, level: 3 });
  await lay(ann, 0);
  // The question has been open for a minute, so the bot lays as soon as it has a move, and takes its usual time for the
  // next.
  await ann.until('update', (it) => it.events.length > 0);

  const back = await bob.guest.enter(code);
  await back.until('update');
  expect(back.table.seats[1]).toMatchObject({ presence: 'stand-in' });
  expect(await lay(back, 1)).toEqual({ code: 'return-first' });
  expect(await ann.command({ type: 'return', seat: 1 })).toEqual({ code: 'not-seated' });
  expect(await back.command({ type: 'return', seat: 1 })).toBeNull();
  expect(back.table.seats[1]).toMatchObject({ presence: 'here', level: null });
  // The bot's plan is dropped.
  await lay(ann, 0);
  server.clock.advance(10 * BOT_WAIT_MS);
  expect(await lay(back, 1)).toBeNull();
});

test('a bot stands in at once for a player who leaves', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  expect(await bob.command({ type: 'rise', seat: 0 })).toEqual({ code: 'not-seated' });
  expect(await bob.command({ type: 'rise', seat: 1 })).toBeNull();
  await ann.until('table', presence(1, 'stand-in'));
});

test('no bot stands in in correspondence games', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server, { options: { pace: { days: 1 } } });
  await bob.close();
  server.clock.advance(3_600_000);
  ann.send({ type: 'ping' });
  await ann.until('pong');
  expect(ann.table.seats[1]).toMatchObject({ presence: 'here', level: null });
});

test('a connected guest becomes host of a waiting table whose host is gone', async () => {
  const server = await openServer();
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  const code = await anna.table();
  const ann = await anna.enter(code);
  const bob = await robert.enter(code);
  await bob.command({ type: 'sit', seat: 1, name: 'Bob' });
  await ann.close();
  await bob.until('table', presence(0, 'away'));
  server.clock.advance(60_000);
  await bob.until('table', (it) => it.table.host === robert.who);
  expect(await bob.command({ type: 'clear-seat', seat: 0 })).toBeNull();
});

test('a rematch is a new table with the same options, people and bots', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server, { options: { config: { rounds: 2 } } });
  expect(await bob.command({ type: 'rematch' })).toEqual({ code: 'not-over' });
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  expect(await bob.command({ type: 'rematch' })).toBeNull();
  expect(await ann.command({ type: 'rematch' })).toBeNull();
  const { table } = await ann.until('table', (it) => it.table.rematch !== null);
  expect(bob.table.rematch).toBe(table.rematch);
  // On the same socket: the old table is left.
  bob.send({ type: 'enter', table: table.rematch!, after: {} });
  const { table: next } = await bob.until('table', (it) => it.table.code === table.rematch);
  expect(next).toMatchObject({ status: 'waiting', host: bob.guest.who, options: table.options, rematch: null });
  expect(next.seats.map((seat) => seat?.name)).toEqual(['Ann', 'Bob']);
  ann.send({ type: 'enter', table: table.rematch!, after: {} });
  expect(await bob.command({ type: 'start' })).toBeNull();
  await ann.until('table', (it) => it.table.code === table.rematch && it.table.status === 'playing');
  const opening = ann.received.findLast((it) => it.type === 'update')!;
  expect(opening).toMatchObject({ viewer: 0, cursor: 1 });
});

test('a player who left a finished table is told of its rematch; others are not', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server);
  const findRematches = async (guest: Guest, over: string): Promise<unknown> => {
    const response = await guest.fetch(`/api/tables?over=${over}`);
    return ((await response.json()) as Listings).rematches;
  };
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  await bob.close();
  expect(await findRematches(bob.guest, code)).toEqual([]);
  await ann.command({ type: 'rematch' });
  const { rematch } = ann.table;
  const found = { of: code, code: rematch, game: 'high-card' };
  expect(await findRematches(bob.guest, code)).toEqual([found]);
  expect(await findRematches(bob.guest, `nonsense,FOX-0000,${code.toLowerCase()}`)).toEqual([found]);
  expect(await findRematches(bob.guest, '')).toEqual([]);
  expect(await findRematches(await Guest.at(server.address), code)).toEqual([]);
  const repeated = await bob.guest.fetch(`/api/tables?over=${code}&over=${code}`);
  expect([repeated.status, await repeated.json()]).toEqual([200, { tables: [], watchable: [], rematches: [] }]);
  // A player who has left the new table is no longer awaited.
  const again = await bob.guest.enter(rematch!);
  await again.command({ type: 'rise', seat: 1 });
  expect(await findRematches(bob.guest, code)).toEqual([]);
});

test('a rematch against bots alone starts at once', async () => {
  const server = await openServer();
  const anna = await Guest.at(server.address);
  const ann = await anna.enter(await anna.table({ others: ['Bob'], start: true }));
  await ann.until('update', (it) => it.viewer === 1);
  await playOut([
    [ann, 0],
    [ann, 1],
  ]);
  await ann.command({ type: 'rematch' });
  const { table } = await ann.until('table', (it) => it.table.rematch !== null);
  const next = await anna.enter(table.rematch!);
  expect(next.table.status).toBe('playing');
  expect(next.table.commitment).not.toBe(table.commitment);
});

test('bots continue after a restart', async () => {
  const db = join(folder(), 'server.db');
  const first = await openServer({ db });
  const anna = await Guest.at(first.address);
  const code = await anna.table({ bots: [2], start: true });
  const ann = await anna.enter(code);
  await ann.until('update');
  first.clock.advance(500);
  await first.close();
  const second = await openServer({ db, clock: first.clock });
  const back = await anna.switchTo(second.address).enter(code);
  await back.until('update');
  await lay(back, 0);
  second.clock.advance(BOT_WAIT_MS - 500);
  const { now } = await back.until('update', (it) => (it.seen.view as HighCard['view']).round === 1);
  expect(now).toBe(BOT_WAIT_MS);
  expect(now).toBeLessThan(LAY_MS);
});

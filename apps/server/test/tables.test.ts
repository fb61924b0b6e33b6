import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Listings, MyTables } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, Guest, newHighCard } from './client.ts';
import { newerRules } from './games.ts';
import { annAndBob, folder, GAMES, lay, openServer, playOut, type TestServer } from './server.ts';

const DAY = 86_400_000;

/** Advances by minutes until `isSo`, because maintenance takes its own time. */
async function minutesUntil(server: TestServer, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) server.clock.advance(61_000);
}

test('a closing server tells all clients, accepts no others, and keeps everything acknowledged', async () => {
  const db = join(folder(), 'server.db');
  const server = await openServer({ db });
  const { code, ann, bob } = await annAndBob(server);
  expect(await lay(ann, 0)).toBeNull();
  const closing = server.close();
  expect([(await ann.until('goodbye')).refusal, (await bob.until('goodbye')).refusal]).toEqual([
    { code: 'closing' },
    { code: 'closing' },
  ]);
  expect(await Promise.all([ann.whenClosed, bob.whenClosed])).toEqual([1001, 1001]);
  await closing;
  await expect(fetch(server.address)).rejects.toThrow();
  const again = await openServer({ db });
  const back = await ann.guest.switchTo(again.address).enter(code);
  expect((await back.until('update')).seen.question?.mine).toMatchObject({ done: true });
});

test('closing does not wait for a client that has stopped reading', async () => {
  const server = await openServer({ limits: { farewellMs: 100 } });
  const { cookie } = await Guest.at(server.address);
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  await server.close();
  socket.terminate();
});

test('unloads an unused table and finds it again; deletes old tables', async () => {
  const server = await openServer({ limits: { tables: 2 } });
  const anna = await Guest.at(server.address);
  const [first, second] = [await anna.table(), await anna.table()];
  const ann = await anna.enter(first);
  await expect(anna.table()).rejects.toThrow('too-many-tables');
  const makes = async (): Promise<boolean> => (await anna.post('/api/tables', newHighCard())).ok;
  const is = async (code: string): Promise<unknown> => (await anna.fetch(`/api/tables/${code}/record`)).json();
  // Only the attended table stays in memory, so there is room again; the other is where it was.
  await minutesUntil(server, makes);
  expect((await anna.enter(second)).table.code).toBe(second);
  await ann.close();
  server.clock.advance(2 * DAY);
  await minutesUntil(server, async () => isDeepStrictEqual(await is(first), { refusal: { code: 'no-such-table' } }));
});

test('a finished match keeps its result and record when the rules change', async () => {
  const db = join(folder(), 'server.db');
  const first = await openServer({ db });
  const { code, ann, bob } = await annAndBob(first);
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const { table } = await ann.until('table', (it) => it.table.status === 'over');
  await first.close();
  const second = await openServer({ db, games: { ...GAMES, load: newerRules } });
  const guest = ann.guest.switchTo(second.address);
  const back = await guest.enter(code);
  expect(back.table).toMatchObject({ status: 'over', result: table.result, outdated: { code: 'other-rules' } });
  expect(await (await guest.fetch(`/api/tables/${code}/record`)).json()).toMatchObject({ rules: 1 });
  await second.close();
  // Nothing was written that a rollback to the older rules would not undo.
  const third = await openServer({ db });
  const again = await ann.guest.switchTo(third.address).enter(code);
  expect((await again.until('update')).seen.over).toEqual(table.result);
});

test('a finished table is still there later, with its result and record', async () => {
  const db = join(folder(), 'server.db');
  const first = await openServer({ db });
  const { code, ann, bob } = await annAndBob(first);
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const { table } = await ann.until('table', (it) => it.table.status === 'over');
  await first.close();
  const second = await openServer({ db });
  const back = await ann.guest.switchTo(second.address).enter(code);
  expect(back.table).toMatchObject({ status: 'over', result: table.result, reveal: table.reveal });
  expect((await back.until('update')).seen.over).toEqual(table.result);
});

test('lists public matches with spectators while they are played, and no others', async () => {
  const server = await openServer();
  const lists = async (): Promise<Listings> => (await (await fetch(`${server.address}/api/tables`)).json()) as Listings;
  expect((await lists()).watchable).toEqual([]);
  const { code, ann } = await annAndBob(server, { options: { visibility: 'public', pace: 'relaxed' } });
  await annAndBob(server, { options: { visibility: 'public', watching: false } });
  await annAndBob(server);
  const anna = await Guest.at(server.address);
  await anna.enter(await anna.table({ options: { visibility: 'public' } }));
  server.clock.advance(5000);
  const { watchable, tables } = await lists();
  expect(watchable).toEqual([{ code, game: 'high-card', players: ['Ann', 'Bob'], played: 5000 }]);
  expect(tables).toHaveLength(1);
  // One tap, and one watches.
  const watcher = await (await Guest.at(server.address)).enter(code);
  expect((await watcher.until('update')).viewer).toBe('audience');
  await ann.command({ type: 'resign', seat: 0 });
  await expect.poll(async () => (await lists()).watchable).toEqual([]);
});

test('lists whom a correspondence game waits for, for its players', async () => {
  const server = await openServer();
  const { code, ann, bob } = await annAndBob(server, { options: { pace: { days: 2 } } });
  const listEntry = async (client: Client): Promise<MyTables['tables'][number] | undefined> =>
    ((await (await client.guest.fetch(`/api/me/tables?codes=${code}`)).json()) as MyTables).tables[0];
  expect(await listEntry(ann)).toMatchObject({ days: 2, turn: { mine: true } });
  // As in their own views: empty where the game hides who has answered.
  expect((await listEntry(ann))?.turn?.waitsFor).toEqual(ann.seen(0)?.seen.question?.waiting ?? []);
  expect((await listEntry(bob))?.turn?.waitsFor).toEqual(bob.seen(1)?.seen.question?.waiting ?? []);
});

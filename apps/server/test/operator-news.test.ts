import { join } from 'node:path';
import type { OperatorNews } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { Guest, newHighCard } from './client.ts';
import { openForOperator } from './operator.ts';
import { annAndBob, folder, playOut } from './server.ts';

const MINUTE = 60_000;
const NO_NEWS: OperatorNews = { broadcast: null, draining: false };

const newsAt = async (address: string): Promise<OperatorNews> =>
  (await (await fetch(`${address}/api/news`)).json()) as OperatorNews;

test('a broadcast reaches open and new sockets and pages without one, counts down, and ends', async () => {
  const { server, ask } = await openForOperator();
  const { ann, bob } = await annAndBob(server);
  expect(await newsAt(server.address)).toEqual(NO_NEWS);
  const text = 'We restart the server. <b>Your games are safe.</b>';
  const news = await ask({ command: 'broadcast', text: ` ${text} `, inMs: 5 * MINUTE });
  expect(news).toEqual({
    broadcast: { id: expect.any(String), text, left: 5 * MINUTE, shown: 7 * MINUTE },
    draining: false,
  });
  for (const client of [ann, bob]) expect(await client.until('operator')).toEqual({ type: 'operator', ...news });
  server.clock.advance(4 * MINUTE);
  const later = { ...news, broadcast: { ...news.broadcast, left: MINUTE, shown: 3 * MINUTE } };
  expect(await newsAt(server.address)).toEqual(later);
  const cid = await (await Guest.at(server.address)).connect();
  expect(await cid.until('operator')).toEqual({ type: 'operator', ...later });
  server.clock.advance(2 * MINUTE);
  expect(await newsAt(server.address)).toMatchObject({ broadcast: { left: 0, shown: MINUTE } });
  server.clock.advance(MINUTE);
  expect(await newsAt(server.address)).toEqual(NO_NEWS);
});

test('a broadcast is replaced and cleared, and stays over a restart', async () => {
  const db = join(folder(), 'news.db');
  const { server, ask } = await openForOperator({ db });
  const client = await (await Guest.at(server.address)).connect();
  await ask({ command: 'broadcast', text: 'first' });
  const { broadcast } = await ask({ command: 'broadcast', text: 'second', forMs: 10 * MINUTE });
  expect(broadcast).toMatchObject({ text: 'second', left: null, shown: 10 * MINUTE });
  expect(await client.until('operator', (it) => it.broadcast?.text === 'second')).toBeTruthy();
  await server.close();
  const again = await openForOperator({ db, clock: server.clock });
  expect(await newsAt(again.server.address)).toMatchObject({ broadcast: { text: 'second' } });
  const other = await (await Guest.at(again.server.address)).connect();
  await other.until('operator');
  expect(await again.ask({ command: 'clear-broadcast' })).toEqual(NO_NEWS);
  expect(await other.until('operator', (it) => it.broadcast === null)).toEqual({ type: 'operator', ...NO_NEWS });
  for (const text of ['', ' ', 'x'.repeat(201)])
    expect(await again.fault({ command: 'broadcast', text })).toMatch(/does not understand this command/);
});

test('a draining server starts nothing new, and plays what has begun to its end', async () => {
  const { server, ask } = await openForOperator();
  const { ann, bob } = await annAndBob(server);
  const cid = await Guest.at(server.address);
  const waiting = await cid.table({ options: { seats: 1 } });
  const there = await cid.enter(waiting);
  expect(await ask({ command: 'drain', on: true })).toMatchObject({
    draining: true,
    hasReadyPeer: false,
    matches: 1,
    beingPlayed: 1,
  });
  for (const client of [ann, bob, there]) expect(await client.until('operator')).toMatchObject({ draining: true });
  expect(await newsAt(server.address)).toEqual({ broadcast: null, draining: true });
  const made = await cid.post('/api/tables', newHighCard());
  expect([made.status, await made.json()]).toEqual([503, { refusal: { code: 'draining' } }]);
  expect(await there.command({ type: 'start' })).toEqual({ code: 'draining' });
  // There is no other server: visitors are still let in.
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  await ann.until('table', (it) => it.table.status === 'over');
  expect(await ann.command({ type: 'rematch' })).toEqual({ code: 'draining' });
  expect(await ask({ command: 'status' })).toMatchObject({ draining: true, beingPlayed: 0 });
  expect(await ask({ command: 'drain', on: false })).toMatchObject({ draining: false });
  expect(await there.until('operator', (it) => !it.draining)).toBeTruthy();
  expect(await there.command({ type: 'start' })).toBeNull();
});

test('draining doesn’t wait for correspondence games or for matches that everyone has left', async () => {
  const { server, ask } = await openForOperator();
  await annAndBob(server, { options: { pace: { days: 1 } } });
  const { ann, bob } = await annAndBob(server);
  expect(await ask({ command: 'drain', on: true })).toMatchObject({ matches: 2, beingPlayed: 1 });
  await Promise.all([ann.close(), bob.close()]);
  await expect.poll(async () => (await ask({ command: 'status' })).beingPlayed).toBe(0);
});

import { expect, test } from 'vitest';
import { FOR_GOOD } from '../src/storage/notes.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { openForOperator, type ServedOperator } from './operator.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, playOut } from './server.ts';

const postgres = usePostgres();

/** Two servers with one clock on one database, each with its own operator. */
async function two(): Promise<{ url: string; one: ServedOperator; other: ServedOperator; clock: FakeClock }> {
  const [db, clock] = [await postgres.fresh(), new FakeClock()];
  const one = await openForOperator({ db, clock });
  return { url: db, one, other: await openForOperator({ db, clock }), clock };
}

test('a ban holds on every server, and so does its end', async () => {
  const { one, other } = await two();
  const guest = await Guest.at(other.server.address);
  const client = await guest.connect();
  await one.ask({ command: 'ban', subject: guest.who, note: '' });
  expect(await client.until('goodbye')).toMatchObject({ refusal: { code: 'banned' } });
  expect((await guest.fetch('/api/me')).status).toBe(403);
  expect(await other.ask({ command: 'bans' })).toMatchObject([{ subject: guest.who }]);
  await one.ask({ command: 'unban', subject: guest.who });
  await expect.poll(async () => (await guest.fetch('/api/me')).status).toBe(200);
});

test('a server that did not hear of a ban reads it within half a minute', async () => {
  const { url, other, clock } = await two();
  const guest = await Guest.at(other.server.address);
  const client = await guest.connect();
  const storage = await openPostgres(url);
  await storage.bans.put({ subject: guest.who, note: '', since: 0, until: FOR_GOOD });
  await storage.close();
  expect((await guest.fetch('/api/me')).status).toBe(200);
  clock.advance(30_000);
  expect(await client.until('goodbye')).toMatchObject({ refusal: { code: 'banned' } });
});

test('a deleted table is gone on every server', async () => {
  const { one, other } = await two();
  const [anna, robert] = [await Guest.at(one.server.address), await Guest.at(other.server.address)];
  const code = await anna.table();
  const clients = [await anna.enter(code), await robert.enter(code)];
  await other.ask({ command: 'delete-table', code });
  for (const client of clients)
    expect(await client.until('goodbye')).toMatchObject({ refusal: { code: 'table-deleted' } });
  await expect.poll(async () => (await one.ask({ command: 'status' })).tables).toBe(0);
  expect(await one.fault({ command: 'table', code })).toBe(`There is no table ${code}.`);
});

test('a broadcast is shown on every server', async () => {
  const { one, other } = await two();
  const client = await (await Guest.at(other.server.address)).connect();
  const { broadcast } = await one.ask({ command: 'broadcast', text: 'Hello', inMs: 60_000 });
  expect(await client.until('operator')).toEqual({ type: 'operator', broadcast, draining: false });
  await other.ask({ command: 'clear-broadcast' });
  expect(await client.until('operator', (it) => it.broadcast === null)).toBeTruthy();
  await expect.poll(async () => (await one.ask({ command: 'status' })).broadcast).toBeNull();
});

test('a draining server sends everyone else to the other one, and back if that drains too', async () => {
  const { one, other, clock } = await two();
  const ready = async ({ server }: ServedOperator): Promise<number> => (await fetch(`${server.address}/readyz`)).status;
  // Each hears that the other is there.
  await expect
    .poll(async () => {
      clock.advance(2000);
      return (await one.ask({ command: 'status' })).hasReadyPeer;
    })
    .toBe(true);
  const { code, ann, bob } = await annAndBob(one.server);
  const cid = await Guest.at(one.server.address);
  const waiting = await cid.table();
  const there = await cid.enter(waiting);
  expect(await one.ask({ command: 'drain', on: true })).toMatchObject({ hasReadyPeer: true, beingPlayed: 1 });
  clock.advance(1000);
  expect(await there.until('goodbye')).toEqual({ type: 'goodbye', refusal: { code: 'closing' } });
  expect([await ready(one), await ready(other)]).toEqual([503, 200]);
  expect((await fetch(`${one.server.address}/healthz`)).status).toBe(200);
  await expect(cid.enter(waiting)).rejects.toThrow('503');
  await (await cid.switchTo(other.server.address).enter(waiting)).close();
  // The match is played to its end, and a player who reloads the page is let in again.
  await bob.close();
  const back = await bob.guest.enter(code);
  await back.until('update');
  await playOut([
    [ann, 0],
    [back, 1],
  ]);
  await ann.until('table', (it) => it.table.status === 'over');
  clock.advance(1000);
  expect(await ann.until('goodbye')).toMatchObject({ refusal: { code: 'closing' } });

  expect(await other.ask({ command: 'drain', on: true })).toMatchObject({ hasReadyPeer: false });
  await expect.poll(() => ready(one)).toBe(200);
  await (await cid.enter(waiting)).close();
});

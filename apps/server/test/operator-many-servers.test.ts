import { expect, test } from 'vitest';
import { FOR_GOOD } from '../src/storage/notes.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { openForOperator, type ServedOperator } from './operator.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, playOut } from './server.ts';

const postgres = usePostgres();

/**
 * The servers' clock runs faster than their messages arrive, so a server must be silent for an hour of it before it
 * counts as gone.
 */
const limits = { peerSilenceMs: 3_600_000 };

/** Two servers with one clock on one database, each with its own operator. */
async function two(): Promise<{ url: string; one: ServedOperator; other: ServedOperator; clock: FakeClock }> {
  const [db, clock] = [await postgres.fresh(), new FakeClock()];
  const one = await openForOperator({ db, clock, limits });
  return { url: db, one, other: await openForOperator({ db, clock, limits }), clock };
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

test('a list of tables tells people here from people on other servers', async () => {
  const { one, other } = await two();
  const [anna, robert] = [await Guest.at(one.server.address), await Guest.at(other.server.address)];
  const code = await anna.table();
  await robert.enter(code);
  const liveAt = async ({ ask }: ServedOperator) => (await ask({ command: 'table', code })).live;
  expect(await liveAt(other)).toEqual({ sockets: 1, elsewhere: false });
  await anna.enter(code);
  await expect.poll(() => liveAt(one)).toEqual({ sockets: 1, elsewhere: true });
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

/** Two servers that have heard of each other. */
async function twoAcquainted(): ReturnType<typeof two> {
  const both = await two();
  await expect
    .poll(async () => {
      both.clock.advance(2000);
      return (await both.one.ask({ command: 'status' })).hasReadyPeer;
    })
    .toBe(true);
  return both;
}
const readyStatus = async ({ server }: ServedOperator): Promise<number> =>
  (await fetch(`${server.address}/readyz`)).status;
/** Time passes in steps, as a check that repeats itself needs it, until a message has come. */
async function passUntil(clock: FakeClock, message: Promise<object>): Promise<object> {
  let received: object | undefined;
  message.then((it) => {
    received = it;
  });
  await expect
    .poll(() => {
      clock.advance(1000);
      return received;
    })
    .toBeDefined();
  return message;
}

test('a draining server sends everyone else to the other one, but plays matches to their end', async () => {
  const { one, other, clock } = await twoAcquainted();
  const { code, ann, bob } = await annAndBob(one.server);
  const cid = await Guest.at(one.server.address);
  const waiting = await cid.table();
  const there = await cid.enter(waiting);
  expect(await one.ask({ command: 'drain', on: true })).toMatchObject({ hasReadyPeer: true, beingPlayed: 1 });
  expect([await readyStatus(one), await readyStatus(other)]).toEqual([503, 200]);
  expect((await fetch(`${one.server.address}/healthz`)).status).toBe(200);
  expect(await passUntil(clock, there.until('goodbye'))).toEqual({ type: 'goodbye', refusal: { code: 'closing' } });
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
  expect(await passUntil(clock, ann.until('goodbye'))).toMatchObject({ refusal: { code: 'closing' } });
});

test('a draining server gives proxies time to notice before it sends anyone away', async () => {
  const { one, clock } = await twoAcquainted();
  const ann = await Guest.at(one.server.address);
  const there = await ann.enter(await ann.table());
  await one.ask({ command: 'drain', on: true });
  for (let seconds = 0; seconds < 15; seconds++) {
    clock.advance(1000);
    // A round trip, in which a check of the server ends.
    expect(await there.command({ type: 'sit', seat: 0, name: 'Ann' })).toBeNull();
  }
  await passUntil(clock, there.until('goodbye'));
});

test('whom a proxy sends to a draining server all the same is served, and not sent away again', async () => {
  const { one, clock } = await twoAcquainted();
  const ann = await Guest.at(one.server.address);
  const code = await ann.table({ options: { seats: 1 } });
  const before = await ann.enter(code);
  await one.ask({ command: 'drain', on: true });
  // The page shows nothing: new games can start.
  expect(await (await ann.fetch('/api/news')).json()).toEqual({ broadcast: null, draining: false });
  await passUntil(clock, before.until('goodbye'));
  const back = await ann.enter(code);
  const made = await ann.enter(await ann.table({ options: { seats: 1 } }));
  for (let seconds = 0; seconds < 40; seconds++) {
    clock.advance(1000);
    await one.ask({ command: 'status' });
  }
  for (const client of [back, made]) {
    expect(await client.command({ type: 'start' })).toBeNull();
    await client.until('update');
  }
});

test('a server without another that is ready refuses new matches and says so, and takes them again when one is', async () => {
  const { one, other, clock } = await twoAcquainted();
  await one.ask({ command: 'drain', on: true });
  await other.ask({ command: 'drain', on: true });
  await expect.poll(async () => [await readyStatus(one), await readyStatus(other)]).toEqual([200, 200]);
  const ann = await Guest.at(one.server.address);
  const client = await ann.connect();
  await expect(ann.table()).rejects.toThrow('draining');
  await passUntil(
    clock,
    client.until('operator', (it) => it.draining),
  );
  await other.ask({ command: 'drain', on: false });
  await passUntil(
    clock,
    client.until('operator', (it) => !it.draining),
  );
  await (await ann.enter(await ann.table())).close();
});

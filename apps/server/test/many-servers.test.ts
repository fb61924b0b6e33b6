import { randomUUID } from 'node:crypto';
import type { LinkCode } from '@wordhoard/protocol';
import { BOT_WAIT_MS, LAY_MS } from '@wordhoard/table/testing';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type Client, Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { usePostgres } from './postgres.ts';
import { lay, observe, openServer, playOut, type TestServer } from './server.ts';
import { spawnServer } from './spawn-server.ts';

const postgres = usePostgres();

interface Two {
  readonly url: string;
  readonly one: TestServer;
  readonly other: TestServer;
  readonly clock: FakeClock;
}

/** Two servers with one clock on one database. */
async function two(): Promise<Two> {
  const url = await postgres.fresh();
  const clock = new FakeClock();
  const one = await openServer({ db: url, clock });
  const other = await openServer({ db: url, clock });
  return { url, one, other, clock };
}

/** Ann at one server, Bob at the other, and play has begun. */
async function apart({ one, other }: Pick<Two, 'one' | 'other'>, options: Parameters<Guest['table']>[0] = {}) {
  const [anna, robert] = [await Guest.at(one.address), await Guest.at(other.address)];
  const code = await anna.table(options);
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  expect(await bob.command({ type: 'sit', seat: 1, name: 'Bob' })).toBeNull();
  await ann.until('table', (it) => it.table.seats[1]?.name === 'Bob' && it.table.seats[1].presence === 'here');
  expect(await ann.command({ type: 'start' })).toBeNull();
  await Promise.all([ann.until('update'), bob.until('update')]);
  return { code, ann, bob };
}

const cursors = (client: Client, viewer: number): number[] =>
  client.received.flatMap((it) => (it.type === 'update' && it.viewer === viewer ? [it.cursor] : []));

async function rows<R extends object>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client(url);
  await client.connect();
  const found = await client.query<R>(sql);
  await client.end();
  return found.rows;
}

test('the other server disconnects a signed-off device and a deleted guest within seconds', async () => {
  const { one, other, clock } = await two();
  // A check that is under way ends within a few of these.
  const goodbyeTo = async (client: Client): Promise<unknown> => {
    while (!client.received.some(({ type }) => type === 'goodbye')) {
      clock.advance(5000);
      await (await fetch(`${other.address}/api/push`)).text();
    }
    return client.until('goodbye');
  };
  const ann = await Guest.at(one.address);
  const { code } = (await (await ann.post('/api/me/code', {})).json()) as LinkCode;
  const linked = await (await Guest.at(one.address)).post('/api/link', { code, kind: 'phone' });
  const phone = ann.as(linked.headers.getSetCookie()[0]!.split(';')[0]!, ann.who);
  const [first, second] = [await ann.switchTo(other.address).connect(), await phone.switchTo(other.address).connect()];
  expect((await phone.fetch('/api/me/devices/first', { method: 'DELETE' })).status).toBe(200);
  expect(await goodbyeTo(first)).toMatchObject({ refusal: { code: 'signed-off' } });
  await expect(ann.switchTo(other.address).connect()).rejects.toThrow();
  second.send({ type: 'ping' });
  await second.until('pong');
  expect((await phone.fetch('/api/me', { method: 'DELETE' })).status).toBe(200);
  expect(await goodbyeTo(second)).toMatchObject({ refusal: { code: 'signed-off' } });
  await expect(phone.switchTo(other.address).connect()).rejects.toThrow();
});

test('legal moves are those of now, even if the notice of the last move has not arrived', async () => {
  const { url, one, other } = await two();
  const anna = await Guest.at(one.address);
  const code = await anna.table({ bots: [1], start: true });
  const ann = await anna.enter(code);
  await ann.until('update');
  const { view, question } = observe(ann, 0);
  const legalAtOther = async (): Promise<unknown> =>
    (await anna.switchTo(other.address).fetch(`/api/tables/${code}/legal?seat=0`)).json();
  const before = await legalAtOther();
  expect(before).toMatchObject({ question, moves: expect.arrayContaining([expect.anything()]) });
  // Written as another server would, but without the notice.
  const entry = JSON.stringify({ at: 0, seat: 0, to: question, answer: { card: view.mine![0], sure: true } });
  await rows(url, `INSERT INTO lines (code, seq, command, entry) VALUES ('${code}', 1, NULL, '${entry}')`);
  expect(await legalAtOther()).not.toEqual(before);
});

test('players at different servers play a whole game, and a cookie is valid at both', async () => {
  const { url, one, other } = await two();
  const { code, ann, bob } = await apart({ one, other });
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const [atOne, atOther] = await Promise.all(
    [ann, bob].map(async (it) => (await it.until('table', (told) => told.table.status === 'over')).table),
  );
  expect(atOne!.result).toEqual(atOther!.result);
  expect(atOne!.reveal).toEqual(atOther!.reveal);
  for (const [client, seat] of [
    [ann, 0],
    [bob, 1],
  ] as const)
    expect(cursors(client, seat)).toEqual(cursors(client, seat).map((_, i) => i + 1));
  const record = await (await ann.guest.switchTo(other.address).fetch(`/api/tables/${code}/record`)).json();
  expect(record).toMatchObject({ game: 'high-card', entries: { length: 6 } });
  expect(await rows(url, 'SELECT count(*)::int AS lines FROM lines')).toEqual([{ lines: 6 }]);
});

test('phrases, seats and presence are the same at both servers', async () => {
  const { one, other, clock } = await two();
  const { code, ann, bob } = await apart({ one, other });
  const watcher = await (await Guest.at(other.address)).enter(code);
  await ann.until('table', (it) => it.table.watchers === 1);
  await bob.command({ type: 'say', seat: 1, phrase: 'thinking' });
  await ann.until('said', (it) => it.seat === 1 && it.phrase === 'thinking');
  await watcher.close();
  await ann.next('table', (it) => it.table.watchers === 0);
  // Time runs at both as long as a player is at either.
  clock.advance(3000);
  await bob.close();
  await ann.until('table', (it) => it.table.seats[1]?.presence === 'away');
  clock.advance(1000);
  const back = await bob.guest.switchTo(one.address).enter(code, { 1: 1 });
  expect((await back.until('update')).now).toBe(4000);
  expect(back.table.seats.map((seat) => seat?.presence)).toEqual(['here', 'here']);
});

test('a command repeated at the other server is carried out once', async () => {
  const { one, other } = await two();
  const { code, ann } = await apart({ one, other });
  const wave = { type: 'move', seat: 0, move: { free: { type: 'wave' } } } as const;
  const elsewhere = await ann.guest.switchTo(other.address).enter(code);
  const id = randomUUID();
  expect(await Promise.all([ann.command(wave, id), elsewhere.command(wave, id)])).toEqual([null, null]);
  expect(await lay(ann, 0, true, 'laid-at-one')).toBeNull();
  // It would be refused now if it had not been carried out already.
  expect(await elsewhere.command({ type: 'move', seat: 0, move: {} }, 'laid-at-one')).toBeNull();
  expect(observe(ann, 0).view.waved).toBe(1);
});

test('if both take the same seat, one gets it and the other is refused', async () => {
  const { one, other } = await two();
  const anna = await Guest.at(one.address);
  const code = await anna.table();
  const [bob, cid] = [
    await (await Guest.at(one.address)).enter(code),
    await (await Guest.at(other.address)).enter(code),
  ];
  const answers = await Promise.all([
    bob.command({ type: 'sit', seat: 1, name: 'Bob' }),
    cid.command({ type: 'sit', seat: 1, name: 'Cid' }),
  ]);
  expect(answers.filter((it) => it === null)).toHaveLength(1);
  expect(answers.filter((it) => it?.code === 'seat-taken')).toHaveLength(1);
});

test('a deadline fires once, and bots answer once, however many servers have the table', async () => {
  const { url, one, other, clock } = await two();
  const anna = await Guest.at(one.address);
  const code = await anna.table({ options: { seats: 3 }, bots: [3] });
  const [ann, bob] = [await anna.enter(code), await (await Guest.at(other.address)).enter(code)];
  await bob.command({ type: 'sit', seat: 2, name: 'Bob' });
  await ann.until('table', (it) => it.table.seats[2]?.presence === 'here');
  await ann.command({ type: 'start' });
  await Promise.all([ann.until('update'), bob.until('update')]);
  const lineCount = async (): Promise<number> => (await rows(url, 'SELECT 1 FROM lines')).length;
  // A sealed answer isn't announced, so wait until the bot has its move and its time has come.
  clock.advance(BOT_WAIT_MS);
  await expect.poll(lineCount, { interval: 10 }).toBeGreaterThanOrEqual(1);
  clock.advance(LAY_MS);
  for (const client of [ann, bob]) await client.until('update', (it) => it.events.some(({ type }) => type === 'laid'));
  const lines = await rows<{ seq: number; entry: string }>(url, 'SELECT seq, entry FROM lines ORDER BY seq');
  expect(lines.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(lines.map(({ entry }) => JSON.parse(entry).seat)).toEqual([1, undefined]);
});

test('a server that lost its connection to the others catches up', async () => {
  const { url, one, other } = await two();
  const { ann, bob } = await apart({ one, other });
  await rows(
    url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'",
  );
  await lay(ann, 0);
  await lay(bob, 1);
  for (const client of [ann, bob]) await client.until('update', (it) => it.events.some(({ type }) => type === 'laid'));
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
});

test('when one server dies, its players and bots continue at the other without loss', async () => {
  const url = await postgres.fresh();
  const options = {
    graceMs: { live: 3_600_000, relaxed: 3_600_000 },
    // The clock is real, so the time is as short as a busy machine allows.
    limits: { peerSilenceMs: 2000 },
    botPace: 0.2,
  };
  const [one, other] = [await spawnServer(url, options), await spawnServer(url, options)];
  const anna = await Guest.at(one.address);
  const code = await anna.table({ options: { seats: 3 }, bots: [1] });
  const [ann, bob] = [await anna.enter(code), await (await Guest.at(other.address)).enter(code)];
  await bob.command({ type: 'sit', seat: 2, name: 'Bob' });
  await ann.until('table', (it) => it.table.seats[2]?.presence === 'here');
  await ann.command({ type: 'start' });
  await Promise.all([ann.until('update'), bob.until('update')]);
  expect(await lay(ann, 0, true, 'laid-before')).toBeNull();
  one.child.kill('SIGKILL');
  await ann.whenClosed;
  const again = await anna.switchTo(other.address).enter(code, { 0: ann.seen(0)!.cursor });
  expect(await again.command({ type: 'move', seat: 0, move: {} }, 'laid-before')).toBeNull();
  await lay(bob, 2);
  // The other server may have run the bot; its absence is noticed within seconds.
  await playOut([
    [again, 0],
    [bob, 2],
  ]);
  expect((await bob.until('table', (it) => it.table.status === 'over')).table.result).not.toBeNull();
});

test('chat written at one server is read and deleted at the other', async () => {
  const { one, other } = await two();
  const { ann, bob } = await apart({ one, other });
  expect(await ann.command({ type: 'chat', seat: 0, text: 'hello over there' })).toBeNull();
  expect((await bob.until('chat')).lines).toEqual([{ n: 1, seat: 0, name: 'Ann', text: 'hello over there' }]);
  expect(await bob.command({ type: 'chat', seat: 1, text: 'hello back' })).toBeNull();
  expect((await ann.until('chat', ({ lines }) => lines[0]?.n === 2)).whole).toBe(false);
  expect(await ann.command({ type: 'allow-chat', allowed: false })).toBeNull();
  expect(await bob.until('chat', ({ whole }) => whole)).toEqual({ type: 'chat', lines: [], whole: true });
});

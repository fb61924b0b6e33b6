import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Listings } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { Guest, newHighCard } from './client.ts';
import { ServerFigures } from './metrics-text.ts';
import { annAndBob, folder, lay, openServer, type TestServer } from './server.ts';

const DAY = 86_400_000;
const DAYS = { options: { pace: { days: 2 } } } as const;

/** Runs a statement on the database without the server. */
function query(db: string, sql: string): unknown[] {
  const other = new DatabaseSync(db);
  const found = other.prepare(sql).all();
  other.close();
  return found;
}

const TOKEN = 'shows how many tables';
/** A server whose tables can be counted. */
const openCounted = (options: Parameters<typeof openServer>[0] = {}): ReturnType<typeof openServer> =>
  openServer({ metricsToken: TOKEN, ...options });

/** Number of tables in the server's memory. */
async function countInMemory(server: TestServer): Promise<number> {
  return (await ServerFigures.of(server, TOKEN)).sum('wordhoard_tables');
}

/** Advances the clock by a minute and waits for maintenance, which sets its next timer then. */
async function advanceMinute({ clock }: TestServer): Promise<void> {
  clock.advance(61_000);
  await clock.isSet(1000);
}

/** Advances by minutes until `isSo`, because work started by maintenance takes its own time. */
async function minutesUntil(server: TestServer, isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await advanceMinute(server);
}

test('an unused correspondence game leaves memory, and is loaded when an event is due', async () => {
  const db = join(folder(), 'server.db');
  const server = await openCounted({ db });
  const { code, ann, bob } = await annAndBob(server, DAYS);
  await lay(ann, 0);
  await Promise.all([ann.close(), bob.close()]);
  await minutesUntil(server, async () => (await countInMemory(server)) === 0);
  const lines = (): number => query(db, 'SELECT * FROM lines').length;
  server.clock.advance(DAY);
  await server.clock.isSet(1000);
  server.clock.advance(1_800_000_000_000 + 2 * DAY - 600_000 - server.clock.now());
  await server.clock.isSet(1000);
  // Not too early, and at most two minutes late.
  while (server.clock.now() + 61_000 < 1_800_000_000_000 + 2 * DAY) await advanceMinute(server);
  expect(await countInMemory(server)).toBe(0);
  expect(lines()).toBe(1);
  for (let i = 0; i < 3; i++) await advanceMinute(server);
  await expect.poll(lines).toBe(2);
  await minutesUntil(server, async () => (await countInMemory(server)) === 0);
  const back = await ann.guest.enter(code, { 0: 1 });
  const { events } = await back.until('update');
  expect(events).toMatchObject([{ type: 'laid', cards: [{ silent: false }, { silent: true }] }]);
});

test('a server with very many correspondence games starts at once and has room for more', async () => {
  const db = join(folder(), 'server.db');
  const first = await openCounted({ db });
  for (let i = 0; i < 4; i++) {
    const { ann, bob } = await annAndBob(first, DAYS);
    await Promise.all([ann.close(), bob.close()]);
  }
  await first.close();
  const second = await openCounted({ db, clock: first.clock, limits: { tables: 2 } });
  expect(await countInMemory(second)).toBe(0);
  await (await Guest.at(second.address)).table();
});

test('tables age by activity, not by the clock', async () => {
  const db = join(folder(), 'server.db');
  const server = await openCounted({ db });
  const { ann, bob } = await annAndBob(server, { options: { pace: { days: 14 }, limits: { lay: null } } });
  await Promise.all([ann.close(), bob.close()]);
  await minutesUntil(server, async () => (await countInMemory(server)) === 0);
  server.clock.advance(29 * DAY);
  await server.clock.isSet(1000);
  expect(query(db, 'SELECT * FROM tables')).toHaveLength(1);
  server.clock.advance(2 * DAY);
  await minutesUntil(server, () => query(db, 'SELECT * FROM tables').length === 0);
});

test('a damaged row affects only its own table, not the start, the lists or other tables', async () => {
  const db = join(folder(), 'server.db');
  const first = await openCounted({ db });
  const { code: broken, ann } = await annAndBob(first, DAYS);
  const { code: torn } = await annAndBob(first, DAYS);
  const { code: whole } = await annAndBob(first, DAYS);
  await lay(ann, 0);
  await first.close();
  query(db, `UPDATE tables SET lobby = substr(lobby, 1, 80) WHERE code = '${torn}' RETURNING 1`);
  query(db, `UPDATE lines SET entry = '{"at":' WHERE code = '${broken}' RETURNING 1`);
  query(db, 'UPDATE clocks SET next_at = 0 RETURNING 1');
  const second = await openCounted({ db, clock: first.clock });
  const carl = await Guest.at(second.address);
  const open = await carl.enter(await carl.table({ options: { visibility: 'public' } }));
  await minutesUntil(second, async () => (await countInMemory(second)) >= 2);
  const listings = (await (await carl.fetch('/api/tables')).json()) as Listings;
  expect(listings.tables.map(({ code }) => code)).toEqual([open.table.code]);
  for (const code of [broken, torn]) {
    const client = await carl.connect();
    client.send({ type: 'enter', table: code, after: {} });
    expect((await client.until('goodbye')).refusal).toEqual({ code: 'fault' });
    expect((await carl.fetch(`/table/${code}`)).status).toBe((await carl.fetch(`/table/${whole}`)).status);
  }
  expect((await carl.enter(whole)).table.status).toBe('playing');
});

test('limits the tables of one host, in memory or not', async () => {
  const server = await openCounted({ limits: { tablesPerGuest: 2 } });
  const anna = await Guest.at(server.address);
  await anna.table();
  await anna.table();
  await minutesUntil(server, async () => (await countInMemory(server)) === 0);
  expect(await (await anna.post('/api/tables', newHighCard())).json()).toEqual({
    refusal: { code: 'too-many-tables' },
  });
  await (await Guest.at(server.address)).table();
});

test('deletes guests when their cookie has expired, and not before', async () => {
  const db = join(folder(), 'server.db');
  const server = await openCounted({ db });
  const [anna, robert] = [await Guest.at(server.address), await Guest.at(server.address)];
  await anna.post('/api/me', { name: 'Ann' });
  await robert.post('/api/me', { name: 'Bob' });
  server.clock.advance(200 * DAY);
  expect(await (await robert.fetch('/api/me')).json()).toMatchObject({ name: 'Bob' });
  server.clock.advance(200 * DAY);
  const names = (): unknown[] => query(db, 'SELECT name FROM guests ORDER BY name');
  await minutesUntil(server, () => names().length < 2);
  expect(names()).toEqual([{ name: 'Bob' }]);
});

test('is ready if it can write', async () => {
  const db = join(folder(), 'server.db');
  const server = await openCounted({ db });
  const ready = async (): Promise<number> => {
    // Faster requests would soon hit the rate limit.
    server.clock.advance(1000);
    return (await fetch(`${server.address}/healthz`)).status;
  };
  expect(await ready()).toBe(200);
  query(db, 'ALTER TABLE kept RENAME TO elsewhere');
  while ((await ready()) !== 503);
  query(db, 'ALTER TABLE elsewhere RENAME TO kept');
  while ((await ready()) !== 200);
});

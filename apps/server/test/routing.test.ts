import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Client, Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { ServerFigures } from './metrics-text.ts';
import { openForOperator, type ServedOperator } from './operator.ts';
import { usePostgres } from './postgres.ts';
import { isInstalled, PROXIES, type SampleProxy, startProxy } from './proxy-process.ts';
import { folder, lay, observe, openServer, type TestServer } from './server.ts';

const postgres = usePostgres();

const TOKEN = 'a token for the metrics';
const TABLES = 12;
/** HAProxy wants to see a fault twice; Caddy checks for each of its two rules. */
const CHECKS = 4;
/** The clock keeps step with the checks; within a second of it, a server repeats its answer. */
const POLL = { timeout: 30_000, interval: 50 };

interface PlayedTable {
  readonly ann: Client;
  readonly bob: Client;
}

/** Two newcomers make a table, start a match and make a move. */
async function playAt(address: string): Promise<PlayedTable> {
  const [anna, robert] = [await Guest.at(address), await Guest.at(address)];
  const code = await anna.table();
  const [ann, bob] = [await anna.enter(code), await robert.enter(code)];
  expect(await bob.command({ type: 'sit', seat: 1, name: 'Bob' })).toBeNull();
  expect(await ann.command({ type: 'start' })).toBeNull();
  await Promise.all([ann.until('update'), bob.until('update')]);
  expect(await lay(ann, 0)).toBeNull();
  return { ann, bob };
}

/** Bob answers, too, so that the next round begins. */
async function playOn({ ann, bob }: PlayedTable): Promise<void> {
  const { round } = observe(ann, 0);
  expect(await lay(bob, 1)).toBeNull();
  await ann.until('update', () => observe(ann, 0).round > round);
}

async function countSockets(server: TestServer): Promise<number> {
  return (await ServerFigures.of(server, TOKEN)).sum('wordhoard_sockets');
}

/** Waits until the proxy must have noticed that the server isn't ready. */
async function untilChecked(proxy: SampleProxy, { server }: ServedOperator, clock: FakeClock): Promise<void> {
  await expect
    .poll(async () => {
      clock.advance(POLL.interval);
      // nginx doesn't check.
      if (proxy.drainFirst) await fetch(`${server.address}/readyz`);
      const labels = { route: '/readyz', status: '503' };
      return (await ServerFigures.of(server, TOKEN)).sum('wordhoard_http_requests_total', labels);
    }, POLL)
    .toBeGreaterThan(CHECKS);
}

async function countRequests(server: TestServer, route: string): Promise<number> {
  return (await ServerFigures.of(server, TOKEN)).sum('wordhoard_http_requests_total', { route });
}

/** How many of twenty visitors come to the server. */
async function countVisitors(server: TestServer, address: string): Promise<number> {
  const before = await countRequests(server, '/api/news');
  for (let i = 0; i < 20; i++) expect((await fetch(`${address}/api/news`)).status).toBe(200);
  return (await countRequests(server, '/api/news')) - before;
}

/** A folder with a page. */
function pages(): string {
  const path = join(folder(), 'pages');
  mkdirSync(path);
  writeFileSync(join(path, 'index.html'), '<title>Wordhoard</title>');
  return path;
}

/** Two servers with one clock on one database, which know of each other. */
async function openTwo(): Promise<{ one: ServedOperator; other: ServedOperator; clock: FakeClock }> {
  const clock = new FakeClock();
  const options = { db: await postgres.fresh(), proxies: 1, metricsToken: TOKEN, clock, webRoot: pages() };
  const [one, other] = [await openForOperator(options), await openForOperator(options)];
  await expect
    .poll(async () => {
      clock.advance(2000);
      return (await one.ask({ command: 'status' })).hasReadyPeer;
    })
    .toBe(true);
  return { one, other, clock };
}

// Needs the programs, which this project doesn't install.
describe.for(Object.entries(PROXIES).filter(([, proxy]) => isInstalled(proxy)))('%s', ([, proxy]) => {
  test('brings all players of a table to one server, and to the other when that fails', async () => {
    const db = await postgres.fresh();
    const options = { db, proxies: 1, metricsToken: TOKEN };
    const [one, other] = [await openServer(options), await openServer(options)];
    const { address, log } = await startProxy(proxy, [one, other]);

    const tables: PlayedTable[] = [];
    for (let i = 0; i < TABLES; i++) {
      const { ann, bob } = await playAt(address);
      tables.push({ ann, bob });
      // So does a request about the table, although it is refused: its answer would be older elsewhere.
      expect((await ann.guest.fetch(`/api/tables/${ann.table.code}/legal?seat=0`)).status).toBe(400);
      for (const server of [one, other])
        expect(await countRequests(server, '/api/tables/:code/legal')).toBe((await countSockets(server)) / 2);
      // Both players are on one server, so each has an even number of sockets.
      expect([(await countSockets(one)) % 2, (await countSockets(other)) % 2]).toEqual([0, 0]);
    }
    const held = [await countSockets(one), await countSockets(other)];
    expect(held[0]! + held[1]!).toBe(2 * TABLES);
    expect(Math.min(...held)).toBeGreaterThan(0);

    await one.close();
    for (const { ann, bob } of tables) {
      const { code } = ann.table;
      await Promise.all([ann.close(), bob.close()]);
      const [host, guest] = [await ann.guest.enter(code), await bob.guest.enter(code)];
      await Promise.all([host.until('update'), guest.until('update')]);
      await playOn({ ann: host, bob: guest });
    }
    expect(await countSockets(other)).toBe(2 * TABLES);

    await expect.poll(log).toMatch(/\/api\/tables|"request"/);
    for (const { ann } of tables) expect(log()).not.toContain(ann.table.code);
  });

  test('brings everyone to the only server', async () => {
    const server = await openServer({ proxies: 1, metricsToken: TOKEN });
    const { address } = await startProxy(proxy, [server]);
    await playOn(await playAt(address));
    expect(await countSockets(server)).toBe(2);
    // A socket that names no table.
    await (await Guest.at(address)).connect();
    expect(await countSockets(server)).toBe(3);
  });

  test('brings newcomers to the other server while one drains, and leaves matches in play there', async () => {
    const { one, other, clock } = await openTwo();
    const { address, drainFirst } = await startProxy(proxy, [one.server, other.server]);
    const before: PlayedTable[] = [];
    for (let i = 0; i < TABLES; i++) before.push(await playAt(address));
    const held = await countSockets(one.server);
    expect(held).toBeGreaterThan(0);

    await one.ask({ command: 'drain', on: true });
    // The proxy may not have noticed yet.
    const during = [await playAt(address)];
    drainFirst();
    await untilChecked(proxy, one, clock);
    await expect.poll(() => countVisitors(one.server, address), POLL).toBe(0);
    const heldThen = await countSockets(one.server);
    for (let i = 0; i < TABLES; i++) during.push(await playAt(address));
    expect(await countSockets(one.server)).toBe(heldThen);
    for (const table of [...before, ...during]) await playOn(table);
    expect(await countSockets(one.server)).toBe(heldThen);
    expect(heldThen).toBeGreaterThanOrEqual(held);
  });

  test('keeps the page and all sockets while the database is gone', async () => {
    const { one, other, clock } = await openTwo();
    const { address } = await startProxy(proxy, [one.server, other.server]);
    const table = await playAt(address);

    await postgres.stop();
    try {
      for (const server of [one, other]) await untilChecked(proxy, server, clock);
      for (let i = 0; i < 6; i++) expect((await fetch(address)).status).toBe(200);
      expect(await (await fetch(address)).text()).toContain('Wordhoard');
      expect(await (await table.ann.guest.post('/api/me', { name: 'Ann' })).json()).toMatchObject({
        refusal: { code: 'cannot-save' },
      });
    } finally {
      await postgres.start();
    }
    await expect
      .poll(async () => {
        clock.advance(POLL.interval);
        return (await fetch(`${address}/readyz`)).status;
      }, POLL)
      .toBe(200);
    await playOn(table);
    await playOn(await playAt(address));
  });
});

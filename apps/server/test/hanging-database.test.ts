import { once } from 'node:events';
import { expect, test } from 'vitest';
import { migrateStore, schemaVersion } from '../src/storage/move.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { needVersion } from '../src/storage/postgres-schema.ts';
import { Guest } from './client.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, lay, observe, openServer } from './server.ts';
import { spawnServer } from './spawn-server.ts';
import { startStallingProxy } from './stalling-proxy.ts';

const postgres = usePostgres();

/** The database through a proxy, with shorter timeouts than in production. */
const proxied = async () => startStallingProxy(`${await postgres.fresh()}&query_timeout=500`);

/** The log, as lines of JSON. */
function newLog(): { readonly lines: { level: number; msg: string }[]; write(line: string): void } {
  const lines: { level: number; msg: string }[] = [];
  return { lines, write: (line) => void lines.push(JSON.parse(line)) };
}

test('while the database hangs, moves are refused and pings answered; afterwards play continues', async () => {
  const proxy = await proxied();
  const log = newLog();
  const server = await openServer({ db: proxy.url, logger: { level: 'warn', stream: log } });
  const { ann, bob } = await annAndBob(server);
  proxy.stall();
  const id = 'laid-while-it-hung';
  const refused = lay(ann, 0, true, id);
  ann.send({ type: 'ping' });
  const ponged = ann.until('pong');
  await expect.poll(() => server.clock.timers).toBeGreaterThan(0);
  server.clock.advance(2000);
  await ponged;
  expect(await refused).toEqual({ code: 'cannot-save' });
  proxy.resume();
  const { question, view } = observe(ann, 0);
  const again = {
    type: 'move',
    seat: 0,
    move: { to: question, answer: { card: view.mine![0]!, sure: true } },
  } as const;
  await expect.poll(() => ann.command(again, id), { timeout: 10_000 }).toBeNull();
  expect(await lay(bob, 1)).toBeNull();
  await ann.until('update', (it) => it.events.some(({ type }) => type === 'laid'));
  const about = log.lines.map(({ msg }) => msg).filter((msg) => msg.includes('database'));
  expect(about).toEqual([
    'the database does not answer; moves cannot be saved until it does',
    'the database answers again',
  ]);
});

test('a server ends on request while the database hangs', async () => {
  const proxy = await proxied();
  const server = await spawnServer(proxy.url);
  const { ann } = await annAndBob(server);
  proxy.stall();
  const exited = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await ann.whenClosed;
  expect(await exited).toEqual([0, null]);
});

test('a restart of the database is logged once, and once when it is back, however many tables there are', async () => {
  const proxy = await proxied();
  const log = newLog();
  const server = await openServer({ db: proxy.url, logger: { level: 'warn', stream: log } });
  const tables = await Promise.all(Array.from({ length: 5 }, () => annAndBob(server)));
  await postgres.stop();
  const answers = await Promise.all(tables.map(({ ann }) => lay(ann, 0)));
  expect(answers).toEqual(tables.map(() => ({ code: 'cannot-save' })));
  for (let seconds = 0; seconds < 10; seconds++) {
    await server.clock.isSet(1000);
    server.clock.advance(1000);
  }
  await postgres.start();
  for (const { ann } of tables) {
    const { question, view } = observe(ann, 0);
    const move = {
      type: 'move',
      seat: 0,
      move: { to: question, answer: { card: view.mine![0]!, sure: true } },
    } as const;
    await expect.poll(() => ann.command(move), { timeout: 10_000 }).toBeNull();
  }
  expect(log.lines.map(({ msg }) => msg)).toEqual([
    'the database does not answer; moves cannot be saved until it does',
    'the database answers again',
  ]);
});

test('refuses to migrate a database while a server uses it', async () => {
  const url = await postgres.fresh();
  const server = await openServer({ db: url });
  const before = schemaVersion(url) - 1;
  await expect(migrateStore(url, before)).rejects.toThrow(/a server is using this database; stop all servers first/);
  await (await Guest.at(server.address)).table();
  await server.close();
  await migrateStore(url, before);
  const storage = await openPostgres(url);
  await storage.close();
});

test('refuses a PostgreSQL that is too old, and says so', async () => {
  const served = (version: string) => ({ query: async () => ({ rows: [{ server_version: version }] }) });
  // Only its version is queried.
  const ask = (version: string): Promise<void> =>
    needVersion(served(version) as unknown as Parameters<typeof needVersion>[0]);
  await expect(ask('15.4 (Debian 15.4-1)')).rejects.toThrow(
    'Wordhoard needs PostgreSQL 16 or newer, and this is 15.4 (Debian 15.4-1)',
  );
  await ask('16.1');
  await ask('19devel');
});

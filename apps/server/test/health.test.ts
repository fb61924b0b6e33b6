import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { schemaVersion } from '../src/storage/move.ts';
import { usePostgres } from './postgres.ts';
import { folder, openServer, type TestServer } from './server.ts';

const TOKEN = 'may-look-at-details';
const postgres = usePostgres();

type Health = Readonly<Record<string, unknown>>;

/** A check that doesn't reuse the last result. */
async function check(
  { address, clock }: TestServer,
  path = '/healthz',
  token?: string,
): Promise<{ status: number; health: Health }> {
  clock.advance(1000);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}${path}`, { headers });
  return { status: response.status, health: (await response.json()) as Health };
}

interface OpenedStore {
  readonly server: TestServer;
  readonly needed: number;
  setSchema(version: number): Promise<void>;
}
const STORES: Readonly<Record<string, () => Promise<OpenedStore>>> = {
  async SQLite() {
    const db = join(folder(), 'server.db');
    const server = await openServer({ db, metricsToken: TOKEN, version: '1.2.3' });
    return {
      server,
      needed: schemaVersion(db),
      async setSchema(version) {
        const other = new DatabaseSync(db);
        other.exec(`PRAGMA user_version = ${version}`);
        other.close();
      },
    };
  },
  async PostgreSQL() {
    const db = await postgres.fresh();
    const server = await openServer({ db, metricsToken: TOKEN, version: '1.2.3' });
    return {
      server,
      needed: schemaVersion(db),
      async setSchema(version) {
        const { Client } = (await import('pg')).default;
        const client = new Client(db);
        await client.connect();
        await client.query('UPDATE wordhoard_schema SET version = $1', [version]);
        await client.end();
      },
    };
  },
};

for (const [store, open] of Object.entries(STORES)) {
  test(`${store}: healthy, with details only for the operator`, async () => {
    const { server, needed } = await open();
    expect(await check(server)).toEqual({ status: 200, health: { ok: true, status: 'ok' } });
    expect(await check(server, '/healthz', `${TOKEN}!`)).toEqual({ status: 200, health: { ok: true, status: 'ok' } });
    const { status, health } = await check(server, '/healthz', TOKEN);
    expect([status, health]).toEqual([
      200,
      {
        ok: true,
        status: 'ok',
        version: '1.2.3',
        uptimeSeconds: 3,
        store,
        storeWritable: true,
        schema: { found: needed, needed },
        draining: false,
      },
    ]);
  });

  test(`${store}: another schema makes it unhealthy and not ready, with the reason in words`, async () => {
    const { server, needed, setSchema } = await open();
    await setSchema(needed + 1);
    const newer = await check(server);
    expect([newer.status, newer.health['status'], newer.health['ok']]).toEqual([503, 'schema', false]);
    expect(newer.health['reason']).toMatch(/^A newer version of Wordhoard has upgraded the database\./);
    expect(JSON.stringify(newer.health)).not.toMatch(/\d/);
    expect((await check(server, '/readyz')).status).toBe(503);
    expect((await check(server, '/healthz', TOKEN)).health['schema']).toEqual({ found: needed + 1, needed });
    await setSchema(needed - 1);
    expect((await check(server)).health['reason']).toMatch(/^The database has an older schema/);
    await setSchema(needed);
    expect((await check(server)).status).toBe(200);
  });
}

test('PostgreSQL: unhealthy while the database is gone, and healthy again', async () => {
  const { server } = await STORES['PostgreSQL']!();
  await postgres.stop();
  expect(await check(server)).toEqual({
    status: 503,
    health: { ok: false, status: 'store', reason: 'The database cannot be written.' },
  });
  const { health } = await check(server, '/healthz', TOKEN);
  expect([health['storeWritable'], health['schema']]).toMatchObject([false, { found: null }]);
  await postgres.start();
  await expect.poll(async () => (await check(server)).status).toBe(200);
});

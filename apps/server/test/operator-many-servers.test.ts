import { expect, test } from 'vitest';
import { FOR_GOOD } from '../src/storage/notes.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { openForOperator, type ServedOperator } from './operator.ts';
import { usePostgres } from './postgres.ts';

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

import type { MyTables, RefusalBody } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Client, Guest, newHighCard } from './client.ts';
import { openServer, type TestServer } from './server.ts';

const { rates, connections } = DEFAULT_LIMITS;

/** The same guest, as a proxy would say it comes from this address. */
const from = (guest: Guest, address: string) => ({
  get: (path: string) => guest.fetch(path, { headers: { 'x-forwarded-for': address } }),
  post: (path: string, body: unknown) => guest.post(path, body, { 'x-forwarded-for': address }),
});
/** One of the networks of one site: a /64 of 2001:db8:a::/48. */
const subnet = (n: number): string => `2001:db8:a:${n.toString(16)}::1`;
const alone = { others: ['Bob'], start: true };

/** Ends the game at once and asks for a rematch. Returns its code, or the refusal. */
async function again(client: Client, code: string): Promise<string> {
  client.send({ type: 'enter', table: code, after: {} });
  await client.until('table', (it) => it.table.code === code && it.table.status === 'playing');
  await client.command({ type: 'resign', seat: 0 });
  const refusal = await client.command({ type: 'rematch' });
  if (refusal) return refusal.code;
  return (await client.until('table', (it) => it.table.code === code && it.table.rematch !== null)).table.rematch!;
}

test.each([
  ['the address', { tables: { burst: 4, perSecond: 0.001 } }],
  ['the guest', { newTablesPerGuest: { burst: 4, perSecond: 0.001 } }],
])('every way to a new table is paid for by %s: rematches too, and the same deal again', async (_, changed) => {
  const server = await openServer({ limits: { rates: { ...rates, ...changed } } });
  const guest = await Guest.at(server.address);
  const client = await guest.connect();
  const first = await guest.table(alone);
  const second = await again(client, first);
  expect((await guest.post(`/api/tables/${first}/deal`, { name: 'Ann', seat: 0 })).status).toBe(201);
  const third = await again(client, second);
  expect(await again(client, third)).toBe('too-fast');
  expect((await guest.post(`/api/tables/${first}/deal`, { name: 'Ann', seat: 0 })).status).toBe(429);
  expect((await guest.post('/api/tables', newHighCard())).status).toBe(429);
});

test('a rematch counts among the tables of the guest who asked for it', async () => {
  const server = await openServer({ limits: { tablesPerGuest: 2 } });
  const guest = await Guest.at(server.address);
  const client = await guest.enter(await guest.table(alone));
  await guest.table();
  await client.command({ type: 'resign', seat: 0 });
  await guest.table();
  expect(await client.command({ type: 'rematch' })).toEqual({ code: 'too-many-tables' });
});

test('one address can’t fill the memory, neither by making tables nor by loading them', async () => {
  const server = await openServer({ proxies: 1, limits: { tables: 10, tablesPerAddress: 4 } });
  const [greedy, other] = [await Guest.at(server.address), await Guest.at(server.address)];
  const made = (guest: Guest, address: string): Promise<number> =>
    from(guest, address)
      .post('/api/tables', newHighCard())
      .then(({ status }) => status);
  const tried = await Promise.all(Array.from({ length: 12 }, () => made(greedy, '10.0.0.1')));
  expect(tried.filter((status) => status === 201)).toHaveLength(4);
  expect(await made(other, '10.0.0.2')).toBe(201);
  // Once all have left, tables leave memory; loading them one after another is limited to the same share.
  const codes = await Promise.all(Array.from({ length: 4 }, () => tableFrom(other, '10.0.0.3')));
  expect(await made(greedy, '10.0.0.1')).toBe(503);
  await leaveMemory(server);
  expect(await made(greedy, '10.0.0.1')).toBe(201);
  const looks = await Promise.all(
    codes.map((code) =>
      from(greedy, '10.0.0.1')
        .get(`/api/tables/${code}/ghost`)
        .then(({ status }) => status),
    ),
  );
  expect(looks.toSorted()).toEqual([404, 404, 404, 503]);

  async function tableFrom(guest: Guest, address: string): Promise<string> {
    const response = await from(guest, address).post('/api/tables', newHighCard());
    return ((await response.json()) as { code: string }).code;
  }
});

/** Resolves when abandoned tables have been unloaded. */
async function leaveMemory({ clock }: TestServer): Promise<void> {
  for (let i = 0; i < 3; i++) {
    clock.advance(60_000);
    await clock.isSet(1000);
  }
}

test('limits the bytes of all tables of one guest, including finished ones', async () => {
  const server = await openServer({ limits: { storedBytesPerGuest: 2000 } });
  const guest = await Guest.at(server.address);
  const answers: string[] = [];
  for (let i = 0; i < 6; i++) {
    const code = await guest.table(alone).catch((error: Error) => error.message);
    answers.push(code);
    if (code.includes('too-much-stored')) break;
    const client = await guest.enter(code);
    await client.command({ type: 'resign', seat: 0 });
  }
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.at(-1)).toContain('too-much-stored');
  await (await Guest.at(server.address)).table();
});

test.each([
  ['an address', { writtenBytes: { burst: 3000, perSecond: 1 } }],
  ['a guest', { writtenBytesPerGuest: { burst: 3000, perSecond: 1 } }],
])('so many bytes are written for %s, be it one move after the other', async (_, changed) => {
  const server = await openServer({ limits: { rates: { ...rates, ...changed } } });
  const guest = await Guest.at(server.address);
  const client = await guest.enter(await guest.table(alone));
  const say = { type: 'say', seat: 0, phrase: 'hello' } as const;
  const answers: unknown[] = [];
  while (answers.length < 50 && answers.at(-1) !== 'too-much-stored')
    answers.push((await client.command(say))?.code ?? 'done');
  expect([answers[0], answers.at(-1)]).toEqual(['done', 'too-much-stored']);
  const refused = await guest.post('/api/tables', newHighCard());
  expect([refused.status, await refused.json()]).toEqual([429, { refusal: { code: 'too-much-stored' } }]);
  server.clock.advance(2_000_000);
  expect(await client.command(say)).toBeNull();
});

test('charges codes in a list unless the guest has a seat there, and looks up no others', async () => {
  const server = await openServer({
    proxies: 1,
    limits: { rates: { ...rates, listedCodes: { burst: 30, perSecond: 0.001 } } },
  });
  const [ann, eve] = [await Guest.at(server.address), await Guest.at(server.address)];
  const own = await ann.table();
  const guesses = Array.from({ length: 23 }, (_, i) => `FOX-OWL-00${10 + i}`).join();
  const asked = async (guest: Guest, path: string, address = '10.0.0.1'): Promise<unknown> => {
    const response = await from(guest, address).get(path);
    const answer = (await response.json()) as MyTables & RefusalBody;
    return answer.refusal?.code ?? answer.tables.map(({ code }) => code);
  };
  expect(await asked(ann, `/api/me/tables?codes=${own},${guesses}`)).toEqual([own]);
  expect(await asked(eve, `/api/me/tables?codes=${guesses}`)).toBe('too-fast');
  for (let i = 0; i < 7; i++) expect(await asked(eve, `/api/tables?over=FOX-OWL-000${i}`)).toEqual([]);
  expect(await asked(eve, '/api/tables?over=FOX-OWL-0008')).toBe('too-fast');
  // A guest's own tables cost nothing, and other addresses have budgets of their own.
  for (let i = 0; i < 40; i++) expect(await asked(ann, `/api/me/tables?codes=${own}`)).toEqual([own]);
  expect(await asked(eve, `/api/me/tables?codes=${own}`, '10.0.0.2')).toEqual([]);
});

test('a whole site of addresses can try only as many codes as a few households', async () => {
  const server = await openServer({ proxies: 1 });
  const { burst } = rates.wrongCodesPerAddress;
  const statuses: number[] = [];
  // Each from a separate network: that many tries would need more sites than the burst.
  for (let n = 0; n < 8 * burst + 50; n++) {
    const response = await fetch(`${server.address}/api/tables/FOX-OWL-0000/record`, {
      headers: { 'x-forwarded-for': subnet(0x100 * (n % 200) + n) },
    });
    statuses.push(response.status);
    await response.arrayBuffer();
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(8 * burst);
  expect(statuses.at(-1)).toBe(429);
});

test('a whole site of addresses can’t occupy all sockets', async () => {
  const limits = { connections: { ...connections, total: 40, perAddress: 2 } };
  const server = await openServer({ proxies: 1, limits });
  const guest = await Guest.at(server.address);
  const guests = await Promise.all(Array.from({ length: 40 }, () => Guest.at(server.address)));
  const answers = await Promise.all(guests.map((it, n) => requestUpgrade(it, subnet(0x100 * n))));
  expect(answers.filter((status) => status === 101)).toHaveLength(16);
  expect(await requestUpgrade(guest, '2001:db8:b::1')).toBe(101);

  function requestUpgrade({ address, cookie }: Guest, forwarded: string): Promise<number> {
    const headers = { cookie, 'x-forwarded-for': forwarded };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
    return new Promise((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
  }
});

import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Client, Guest, newHighCard } from './client.ts';
import { annAndBob, lay, observe, openServer } from './server.ts';

/** The answer to an upgrade to a socket. */
function requestUpgrade(address: string, headers: Record<string, string>, path = '/ws'): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

test('pages of other origins get neither a socket nor a POST', async () => {
  const server = await openServer({ origins: ['https://words.example'] });
  const { cookie, address } = await Guest.at(server.address);
  const guest = await Guest.at(server.address);
  for (const [origin, allowed] of [
    ['https://evil.example', false],
    ['null', false],
    ['not an origin', false],
    [`${address}0`, false],
    [address, true],
    ['https://words.example', true],
  ] as const) {
    expect([origin, await requestUpgrade(address, { cookie, origin })]).toEqual([origin, allowed ? 101 : 403]);
    const posted = await guest.post('/api/me', { name: 'Ann' }, { origin });
    expect([origin, posted.status]).toEqual([origin, allowed ? 200 : 403]);
  }
  expect(await requestUpgrade(address, { cookie })).toBe(101);
});

test('a socket may name its table, and opens at no other path', async () => {
  const { cookie, address } = await Guest.at((await openServer()).address);
  for (const [path, status] of [
    ['/ws', 101],
    ['/ws?patched&salt', 101],
    ['/ws/FOX-OWL-3707', 101],
    ['/ws/FOX-OWL-HEN-BEE-3707?patched&salt', 101],
    ['/ws/', 404],
    ['/ws/FOX', 404],
    ['/ws/FOX-OWL-3707/more', 404],
    ['/wsFOX-OWL-3707', 404],
    ['/ws/..%2fapi', 404],
  ] as const)
    expect([path, await requestUpgrade(address, { cookie }, path)]).toEqual([path, status]);
});

test('a forged cookie belongs to no guest', async () => {
  const server = await openServer({ secret: 'the real one, and long' });
  const { cookie, who } = await Guest.at(server.address);
  const [name, mac] = cookie.split('=')[1]!.split('.') as [string, string];
  const forged = createHmac('sha256', 'a guess').update(`guest ${name}`).digest('base64url');
  for (const bad of ['', 'wordhoard=', `wordhoard=${name}`, `wordhoard=${name}.`, `wordhoard=${name}.${forged}`]) {
    expect([bad, await requestUpgrade(server.address, { cookie: bad })]).toEqual([bad, 401]);
  }
  expect(await requestUpgrade(server.address, { cookie: `wordhoard=${'A'.repeat(16)}.${mac}` })).toBe(401);
  expect(await requestUpgrade(server.address, { cookie: `other=1; ${cookie}` })).toBe(101);
  const fresh = await fetch(`${server.address}/api/me`, { headers: { cookie: `wordhoard=${name}.${forged}` } });
  expect(((await fresh.json()) as { who: string }).who).not.toBe(who);
  expect(fresh.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
});

test('a message that is too large ends the connection; a request that is too large is refused', async () => {
  const server = await openServer();
  const guest = await Guest.at(server.address);
  const client = await guest.connect();
  client.send(JSON.stringify({ type: 'ping', more: 'x'.repeat(DEFAULT_LIMITS.messageBytes) }));
  expect(await client.whenClosed).toBe(1009);
  const posted = await guest.post('/api/me', { name: 'x'.repeat(DEFAULT_LIMITS.messageBytes) });
  expect([posted.status, await posted.json()]).toEqual([413, { refusal: { code: 'too-large' } }]);
});

test('a client that is too fast is refused, and in the end disconnected; its budget refills', async () => {
  const server = await openServer();
  const client = await (await Guest.at(server.address)).connect();
  const { burst, perSecond } = DEFAULT_LIMITS.rates.messages;
  for (let i = 0; i < burst; i++) client.send({ type: 'ping' });
  client.send({ type: 'ping' });
  expect((await client.until('refused')).refusal).toEqual({ code: 'too-fast' });
  expect(client.received.filter((it) => it.type === 'pong')).toHaveLength(burst);
  server.clock.advance(1000);
  for (let i = 0; i < perSecond; i++) {
    client.send({ type: 'ping' });
    await client.next('pong');
  }
  for (let i = 0; i < 200; i++) client.send({ type: 'ping' });
  expect(await client.whenClosed).toBe(1008);
  expect(client.received.filter((it) => it.type === 'pong')).toHaveLength(burst + perSecond);
});

/** The same command as different clients write it: the id first, last, or after spaces, as Python does. */
const spellings = (id: string, command: object): string[] => [
  JSON.stringify({ type: 'command', id: `${id}-1`, command }),
  JSON.stringify({ command, id: `${id}-2`, type: 'command' }),
  JSON.stringify({ type: 'command', id: `${id}-3`, command }, null, 2),
];
const ids = (id: string): string[] => [1, 2, 3].map((n) => `${id}-${n}`);

test('a message refused as too fast is answered under its id, though it wasn’t read', async () => {
  const server = await openServer();
  const client = await (await Guest.at(server.address)).connect();
  for (let i = 0; i < DEFAULT_LIMITS.rates.messages.burst; i++) client.send({ type: 'ping' });
  for (const text of spellings('one-too-many', { type: 'start' })) client.send(text);
  const long = { type: 'move', seat: 0, move: { to: 1, answer: 'x'.repeat(4000) } };
  client.send(`{ "type": "command", "id": "a-long-one", "command": ${JSON.stringify(long)} }`);
  // Only a message that is short is searched for an id behind the command.
  client.send(JSON.stringify({ type: 'command', command: { ...long, id: 'no-command' }, id: 'long-and-last' }));
  for (const id of [...ids('one-too-many'), 'a-long-one', ''])
    expect((await client.until('refused', (it) => it.id === id)).refusal).toEqual({ code: 'too-fast' });
});

test('a malformed message is answered under its id, wherever that stands', async () => {
  const server = await openServer();
  const client = await (await Guest.at(server.address)).connect();
  for (const text of spellings('unknown', { type: 'fly' })) client.send(text);
  for (const id of ids('unknown'))
    expect((await client.until('refused', (it) => it.id === id)).refusal).toMatchObject({
      code: 'malformed',
      path: 'command.type',
      expected: expect.stringMatching(/^\("move" \| "sit" .*"rematch"\)$/),
    });
  for (const text of spellings('bad-seat', { type: 'rise', seat: '0' })) client.send(text);
  for (const id of ids('bad-seat'))
    expect((await client.until('refused', (it) => it.id === id)).refusal).toMatchObject({ path: 'command.seat' });
  client.send({ type: 'command', id: 'short', command: { type: 'start' } });
  expect((await client.until('refused', (it) => it.id === 'short')).refusal).toMatchObject({ path: 'id' });
  client.send({ type: 'command', id: 7, command: { type: 'start', id: 'not-the-id' } });
  expect((await client.until('refused', (it) => it.id === '')).refusal).toMatchObject({ path: 'id' });
});

test('a message that is not JSON is refused as that', async () => {
  const server = await openServer();
  const client = await (await Guest.at(server.address)).connect();
  client.send('hello there');
  expect((await client.next('refused')).refusal).toEqual({
    code: 'malformed',
    path: '',
    expected: 'JSON',
    received: 'a text of 11 characters',
  });
  client.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
  expect((await client.next('refused')).refusal).toMatchObject({ expected: 'a text message' });
});

test('entering again counts as several messages', async () => {
  const server = await openServer();
  const guest = await Guest.at(server.address);
  const code = await guest.table();
  const client = await guest.enter(code);
  const { burst } = DEFAULT_LIMITS.rates.messages;
  for (let i = 0; i < burst; i++) client.send({ type: 'enter', table: code, after: {} });
  await client.until('refused');
  client.send({ type: 'ping' });
  expect(client.received.filter((it) => it.type === 'table').length).toBeLessThan(burst / 4);
});

test('a long message counts as several messages', async () => {
  const server = await openServer();
  const client = await (await Guest.at(server.address)).connect();
  const long = { type: 'ping', more: 'x'.repeat(80 * 1024) };
  for (let i = 0; i < 6; i++) client.send(long);
  client.send({ type: 'ping' });
  expect((await client.until('refused', (it) => it.refusal.code === 'too-fast')).id).toBe('');
  expect(client.received.filter((it) => it.type === 'refused' && it.refusal.code === 'malformed')).toHaveLength(5);
});

test('limits connections per guest, per address and in all', async () => {
  const connections = { ...DEFAULT_LIMITS.connections, total: 5, perAddress: 4, perGuest: 2 };
  const server = await openServer({ limits: { connections }, proxies: 1 });
  const from = (guest: Guest, address: string): Promise<number> => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, {
      headers: { cookie: guest.cookie, 'x-forwarded-for': `10.9.9.9, ${address}` },
    });
    return new Promise((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
  };
  const guests = await Promise.all(Array.from({ length: 4 }, () => Guest.at(server.address)));
  const [a, b, c, d] = guests as [Guest, Guest, Guest, Guest];
  expect([await from(a, '10.0.0.1'), await from(a, '10.0.0.1'), await from(a, '10.0.0.2')]).toEqual([101, 101, 503]);
  expect([await from(b, '10.0.0.1'), await from(b, '10.0.0.1'), await from(c, '10.0.0.1')]).toEqual([101, 101, 503]);
  expect(await from(c, '10.0.0.2')).toBe(101);
  // All are taken: the address with the most loses one to an address without any, but not to one with as many.
  expect([await from(d, '10.0.0.3'), await from(d, '10.0.0.3')]).toEqual([101, 101]);
  expect(await from(c, '10.0.0.2')).toBe(503);
});

test('limits tables in all, and the rate of new ones', async () => {
  const server = await openServer({ limits: { tables: 2 } });
  const guest = await Guest.at(server.address);
  await guest.table();
  await guest.table();
  const third = await guest.post('/api/tables', newHighCard());
  expect([third.status, await third.json()]).toEqual([503, { refusal: { code: 'too-many-tables' } }]);
  let last = third;
  for (let i = 0; i < DEFAULT_LIMITS.rates.tables.burst - 2; i++) last = await guest.post('/api/tables', newHighCard());
  expect([last.status, await last.json()]).toEqual([429, { refusal: { code: 'too-fast' } }]);
});

test('limits the tables of one guest, whatever others have', async () => {
  const server = await openServer({ limits: { tablesPerGuest: 2 } });
  const guest = await Guest.at(server.address);
  await guest.table();
  await guest.table();
  await expect(guest.table()).rejects.toThrow('too-many-tables');
  await (await Guest.at(server.address)).table();
});

test('limits wrong codes', async () => {
  const server = await openServer();
  const guest = await Guest.at(server.address);
  const tried: string[] = [];
  for (let i = 0; i <= DEFAULT_LIMITS.rates.wrongCodes.burst; i++) {
    const client = await guest.connect();
    client.send({ type: 'enter', table: `FOX-000${i % 10}`, after: {} });
    tried.push((await client.until('goodbye')).refusal.code);
    await client.whenClosed;
  }
  expect(tried.slice(0, -1).every((code) => code === 'no-such-table')).toBe(true);
  expect(tried.at(-1)).toBe('too-fast');
  expect((await guest.fetch('/api/tables/FOX-0000/record')).status).toBe(429);
});

test('refuses malformed messages of every kind, and changes nothing', async () => {
  const plenty = { burst: 1e6, perSecond: 1e6 };
  const rates = { ...DEFAULT_LIMITS.rates, messages: plenty, wrongCodes: plenty };
  const server = await openServer({ limits: { rates } });
  const { code, ann } = await annAndBob(server);
  const before = ann.seen(0)!;
  const { question } = observe(ann, 0);
  const json = fc.jsonValue({ maxDepth: 3 });
  const command = fc.oneof(
    json,
    fc.record({ type: fc.constantFrom('sit', 'rise', 'return', 'start', 'configure', 'say'), seat: json, name: json }),
    fc.record({ type: fc.constant('move'), seat: fc.constantFrom(0, 1, 2, -1, 1.5), move: json }),
    fc.record({
      type: fc.constant('move'),
      seat: fc.constant(0),
      move: fc.record({ to: fc.constantFrom(question, question + 1, '1'), answer: json }),
    }),
  );
  const message = fc.oneof(
    fc.string().map((text) => `${text}`),
    json.map((value) => JSON.stringify(value)),
    fc
      .record({ type: fc.constantFrom('enter', 'command', 'ping'), id: json, table: json })
      .map((it) => JSON.stringify(it)),
    command.map((it) => JSON.stringify({ type: 'command', id: 'garbage-id', command: it })),
    fc.constant('{"type":"enter","table":"__proto__","after":{"__proto__":{"0":1}}}'),
    fc.constant(`${'['.repeat(8000)}`),
    fc.constant(
      JSON.stringify({
        type: 'command',
        id: 'deep-down',
        command: { type: 'move', seat: 0, move: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) },
      }),
    ),
  );
  const samples = fc.sample(message, { numRuns: 1500, seed: 7 });
  for (let i = 0; i < samples.length; i += 50) {
    const client = await ann.guest.enter(code, { 0: before.cursor });
    for (const sample of samples.slice(i, i + 50)) client.send(sample);
    client.socket.send(Buffer.from([1, 2, 3]));
    client.send({ type: 'ping' });
    await Promise.race([client.until('pong'), client.whenClosed]);
    client.socket.terminate();
  }
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  const after = await (await ann.guest.enter(code)).until('update');
  expect(after.seen).toEqual(before.seen);
  expect(await lay(ann, 0)).toBeNull();
});

test('refuses malformed requests with a message', async () => {
  const server = await openServer();
  const guest = await Guest.at(server.address);
  const post = async (body: string, type = 'application/json', path = '/api/tables'): Promise<[number, unknown]> => {
    const response = await guest.fetch(path, { method: 'POST', body, headers: { 'content-type': type } });
    return [response.status, await response.json()];
  };
  const malformed = { refusal: expect.objectContaining({ code: 'malformed' }) };
  for (const body of ['', '{', 'null', '[]', '{"name":"Ann"}', '{"__proto__":{}}'])
    expect([body, ...(await post(body))]).toEqual([body, 400, malformed]);
  expect(await post('{}', 'text/plain')).toEqual([415, malformed]);
  expect(await post('{"name":"\\u202e evil"}', 'application/json', '/api/me')).toEqual([400, malformed]);
  expect(await post(JSON.stringify(newHighCard({ bots: [1, 1] })))).toMatchObject([
    400,
    { refusal: { code: 'bad-options' } },
  ]);
  const missing = await guest.fetch('/api/nothing-here');
  expect([missing.status, await missing.json()]).toEqual([404, { refusal: { code: 'no-such-page' } }]);
  expect((await guest.fetch('/api/definitions/No%20Word')).status).toBe(404);
  expect((await guest.fetch('/api/tables/%E0%A4%A/record')).status).toBe(400);
});

test('says where the form of a message is wrong, over HTTP and the socket, without repeating secrets', async () => {
  const server = await openServer();
  const { ann, bob } = await annAndBob(server);
  const code = 'FOX-0001-secret-secret';
  const linked = await (await ann.guest.post('/api/link', { code, kind: 'phone' })).json();
  expect(linked).toEqual({
    refusal: { code: 'malformed', path: 'code', expected: '<=20', received: 'a text of 22 characters' },
  });
  bob.send({ type: 'command', id: 'bad-seat', command: { type: 'rise', seat: 'one' } });
  expect((await bob.until('refused', (it) => it.id === 'bad-seat')).refusal).toEqual({
    code: 'malformed',
    path: 'command.seat',
    expected: 'number',
    received: 'a text of 3 characters',
  });
  const to = bob.seen(1)!.seen.question!.id;
  const move = { to, answer: { card: 'C1', sure: 'yes' } };
  expect(await bob.command({ type: 'move', seat: 1, move })).toEqual({
    code: 'malformed',
    path: 'answer.sure',
    expected: 'boolean',
    received: '"yes"',
  });
});

test('the heartbeat closes a dead connection', async () => {
  const server = await openServer({ limits: { heartbeatMs: 30_000 } });
  const client = await (await Guest.at(server.address)).connect();
  client.send({ type: 'ping' });
  await client.until('pong');
  // A socket whose other end is gone without closing it.
  client.socket.pause();
  server.clock.advance(60_000);
  client.socket.resume();
  expect(await client.whenClosed).toBe(1006);
});

test('the heartbeat reaches each socket once in its interval, and not all at the same time', async () => {
  const server = await openServer({ limits: { heartbeatMs: 30_000 } });
  const clients: Client[] = [];
  let pings = 0;
  for (let i = 0; i < 3; i++) {
    const client = await (await Guest.at(server.address)).connect();
    client.socket.on('ping', () => pings++);
    clients.push(client);
  }
  async function countAfter(ms: number): Promise<number> {
    server.clock.advance(ms);
    // Pings come before the first answer, and the server has read their pongs before it gives the second.
    for (const client of [...clients, ...clients]) {
      const answered = client.next('pong');
      client.send({ type: 'ping' });
      await answered;
    }
    return pings;
  }
  expect([await countAfter(300), await countAfter(300), await countAfter(29_400)]).toEqual([1, 2, 3]);
  expect([await countAfter(300), await countAfter(29_700)]).toEqual([4, 6]);
});

test('the log never contains a secret', async () => {
  const lines: string[] = [];
  const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } };
  const server = await openServer({ logger, secret: 'cookie-secret-for-the-test' });
  const { code, ann, bob } = await annAndBob(server, { options: { config: { rounds: 1 } } });
  const cards = [...observe(ann, 0).view.mine!, ...observe(bob, 1).view.mine!];
  await lay(ann, 0);
  await lay(bob, 1);
  const { table } = await ann.until('table', (it) => it.table.status === 'over');
  await ann.guest.fetch(`/api/tables/${code}/record`);
  await server.close();
  const log = lines.join('');
  expect(lines.map((line) => JSON.parse(line).route)).toContain('/api/tables/:code/record');
  const secrets = [
    'cookie-secret-for-the-test',
    ann.guest.cookie.split('.')[1]!,
    table.reveal!.seed,
    table.reveal!.nonce,
    code,
  ];
  for (const secret of [...secrets, ...cards.map((card) => `"${card}"`)]) expect(log).not.toContain(secret);
});

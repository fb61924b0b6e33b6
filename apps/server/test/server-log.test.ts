import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { Guest } from './client.ts';
import { openForOperator } from './operator.ts';
import { annAndBob, folder, lay, openServer, type TestServer } from './server.ts';

type LogLine = Readonly<Record<string, unknown>>;
const INFO = 30;
const WARN = 40;
const ERROR = 50;

/** A server at the default level, and the lines of its log so far. */
async function openLogged(
  options: Parameters<typeof openServer>[0] = {},
): Promise<{ server: TestServer; lines: LogLine[] }> {
  const lines: LogLine[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
  return { server: await openServer({ version: '1.2.3', logger, ...options }), lines };
}

const about = (lines: readonly LogLine[], incident: string): LogLine[] =>
  lines.filter((line) => line['incident'] === incident);

test('the log says when the server starts and stops, and is silent about play', async () => {
  const { server, lines } = await openLogged();
  const { ann, bob } = await annAndBob(server);
  await lay(ann, 0);
  await bob.command({ type: 'start' });
  await fetch(`${server.address}/nowhere`);
  await server.close('SIGTERM');
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [INFO, `listening at ${new URL(server.address).host}`],
    [INFO, 'server started'],
    [INFO, 'server stops'],
    [INFO, 'server stopped'],
  ]);
  expect(lines[1]).toMatchObject({
    version: '1.2.3',
    node: process.versions.node,
    store: 'SQLite',
    schema: expect.any(Number),
    sockets: DEFAULT_LIMITS.connections.total,
  });
  expect(lines[2]).toMatchObject({ why: 'SIGTERM', sockets: 2, tables: 1 });
  expect(lines[3]).toMatchObject({ seconds: expect.any(Number) });
  // Whoever looks for the address of a server in its output must find the one that is printed for people.
  expect(JSON.stringify(lines)).not.toContain('http');
});

test('a server that could not store everything at its end says what', async () => {
  const db = join(folder(), 'server.db');
  const { server, lines } = await openLogged({ db });
  const { ann } = await annAndBob(server);
  // A draft waits in memory for a second.
  await lay(ann, 0, false);
  const other = new DatabaseSync(db);
  onTestFinished(() => other.close());
  other.exec('ALTER TABLE lines RENAME TO elsewhere; ALTER TABLE kept RENAME TO nowhere');
  await server.close();
  const last = lines.at(-1);
  expect(last).toMatchObject({
    level: ERROR,
    msg: 'server stopped, but could not store everything',
    unstored: ['drafts', 'game time'],
  });
});

test('pages of another site are logged with their origin and the host that would be right', async () => {
  const { server, lines } = await openLogged();
  const guest = await Guest.at(server.address);
  const origin = 'https://evil.example';
  await guest.post('/api/me', { name: 'Ann' }, { origin });
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, { headers: { origin } });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('unexpected-response', resolve));
  const { host } = new URL(server.address);
  expect(about(lines, 'bad-origin')).toMatchObject([
    { level: WARN, count: 1, addresses: { '127.0.0.1': 1 }, what: [`${origin} instead of ${host}`] },
  ]);
  server.clock.advance(60_000);
  expect(about(lines, 'bad-origin')).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test('a proxy that is not trusted is logged once; a trusted one is not', async () => {
  const message = 'a proxy seems to be in front, but WORDHOARD_TRUST_PROXY is 0';
  const warnings = (lines: readonly LogLine[]): LogLine[] => lines.filter(({ msg }) => msg === message);
  const [plain, trusting] = [await openLogged(), await openLogged({ proxies: 1 })];
  for (const { server } of [plain, trusting]) {
    await fetch(`${server.address}/api/me`);
    expect(warnings(plain.lines)).toHaveLength(server === plain.server ? 0 : 1);
    for (const name of ['x-forwarded-for', 'x-forwarded-proto'])
      await fetch(`${server.address}/api/me`, { headers: { [name]: '203.0.113.7' } });
  }
  expect(warnings(plain.lines)).toMatchObject([{ level: WARN }]);
  expect(warnings(trusting.lines)).toEqual([]);
  expect([plain, trusting].map(({ lines }) => lines[1]?.['trustedProxies'])).toEqual([0, 1]);
});

test('requests for another host name are logged with the names that would be right', async () => {
  const { server, lines } = await openLogged({ hosts: ['words.example', 'www.words.example'] });
  expect((await fetch(`${server.address}/api/me`)).status).toBe(421);
  const { host } = new URL(server.address);
  expect(about(lines, 'bad-host')).toMatchObject([{ what: [`${host} instead of words.example or www.words.example`] }]);
});

test('rate limits, floods and too many connections are logged with the address', async () => {
  const rates = { ...DEFAULT_LIMITS.rates, tables: { burst: 1, perSecond: 0 }, messages: { burst: 2, perSecond: 0 } };
  const connections = { ...DEFAULT_LIMITS.connections, perGuest: 1 };
  const { server, lines } = await openLogged({ limits: { rates, connections } });
  const guest = await Guest.at(server.address);
  await guest.table();
  await expect(guest.table()).rejects.toThrow('too-fast');
  const addresses = { '127.0.0.1': expect.any(Number) };
  expect(about(lines, 'rate-limit')).toMatchObject([{ level: WARN, addresses, what: ['tables'] }]);
  const client = await guest.connect();
  await expect(guest.connect()).rejects.toThrow('503');
  expect(about(lines, 'connections')).toMatchObject([{ level: WARN, addresses, what: ['too many sockets'] }]);
  for (let i = 0; i < 200; i++) client.send({ type: 'ping' });
  await client.whenClosed;
  expect(about(lines, 'flood')).toMatchObject([{ level: WARN, addresses, what: ['too-fast'] }]);
});

test('banned clients who come back are logged, with their address and no name', async () => {
  const { server, ask, logged } = await openForOperator();
  const bob = await Guest.at(server.address);
  await ask({ command: 'ban', subject: bob.who, note: 'rude' });
  await bob.fetch('/api/tables');
  expect(about(logged, 'banned')).toMatchObject([{ count: 1, addresses: { '127.0.0.1': 1 } }]);
  expect(JSON.stringify(about(logged, 'banned'))).not.toContain(bob.who);
});

test('every line of the log is explained in docs/operations.md', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const docs = readFileSync(`${root}docs/operations.md`, 'utf8');
  const sources = globSync('apps/server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const messages = sources.flatMap((path) => messagesIn(readFileSync(`${root}${path}`, 'utf8')));
  expect(messages.length).toBeGreaterThan(25);
  expect(messages.filter((message) => !docs.includes(`\`${message}\``))).toEqual([]);
});

/** Texts that a file logs: those in calls of a log, of incidents, and of the beginning and end of an outage. */
function messagesIn(source: string): string[] {
  const calls = source.matchAll(/\blog\.(?:info|warn|error)\((?:[^;]*?,\s)?\s*'([^']+)',?\s*\)/g);
  const outages = source.matchAll(/^ +(?:gone|back): '(.*)',$/gm);
  const incidents = /const MESSAGES = \{([\s\S]*?)\n\}/.exec(source)?.[1]?.matchAll(/: '(.*)'/g) ?? [];
  return [...calls, ...outages, ...incidents].map(([, message]) => message!);
}

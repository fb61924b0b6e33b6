import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BOT_WAIT_MS } from '@wordhoard/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { Guest } from './client.ts';
import { ServerFigures } from './metrics-text.ts';
import { openForOperator } from './operator.ts';
import { newReceiver, startPushService } from './push-service.ts';
import { openConnection, whenClosed } from './raw.ts';
import { annAndBob, folder, lay, openServer, playOut, type TestServer } from './server.ts';

const TOKEN = 'may-look-at-the-metrics';

const openMeasured = (options: Parameters<typeof openServer>[0] = {}): Promise<TestServer> =>
  openServer({ metricsToken: TOKEN, version: '1.2.3', ...options });

/** Waits until a metric, or the sum of its series with these labels, has this value. */
async function reach(
  server: Pick<TestServer, 'address'>,
  name: string,
  value: number,
  labels: Readonly<Record<string, string>> = {},
): Promise<void> {
  await expect.poll(async () => (await ServerFigures.of(server, TOKEN)).sum(name, labels)).toBe(value);
}

/** The answer to an attempt to open a socket. */
function refusedSocket(address: string, headers: Record<string, string> = {}, path = '/ws'): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, { headers });
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0)));
}

test('the text is well-formed, with help for every metric, before and after play', async () => {
  const server = await openMeasured();
  const before = await ServerFigures.of(server, TOKEN);
  const { ann, bob } = await annAndBob(server, { options: { config: { rounds: 1 } } });
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  const after = await ServerFigures.of(server, TOKEN);
  expect([...after.metrics.keys()]).toEqual([...before.metrics.keys()]);
  for (const { name, help } of after.metrics.values()) {
    expect(name).toMatch(/^(wordhoard|process|nodejs)_[a-z_]+$/);
    expect(help).toMatch(/^[A-Z0-9].*\.$/);
  }
});

test('no series names a table, a guest, an address or a path', async () => {
  const server = await openMeasured();
  const { code, ann, bob } = await annAndBob(server);
  await ann.guest.fetch(`/api/tables/${code}/record`);
  await ann.guest.fetch(`/nowhere/${code}`);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${server.address}/metrics`, { headers })).text();
  expect(text).toContain('route="/api/tables/:code/record"');
  for (const secret of [code, ann.guest.who, bob.guest.who, '127.0.0.1', 'nowhere']) expect(text).not.toContain(secret);
});

test('counts matches, moves, drafts and tables by game', async () => {
  const server = await openMeasured();
  const game = { game: 'high-card' };
  const { ann, bob } = await annAndBob(server, { options: { config: { rounds: 1 } } });
  await reach(server, 'wordhoard_matches_started_total', 1, game);
  await reach(server, 'wordhoard_tables', 1, { ...game, status: 'playing' });
  expect(await lay(ann, 0, false)).toBeNull();
  await reach(server, 'wordhoard_drafts_total', 1, game);
  await reach(server, 'wordhoard_moves_total', 0, game);
  await playOut([
    [ann, 0],
    [bob, 1],
  ]);
  await reach(server, 'wordhoard_moves_total', 2, game);
  await reach(server, 'wordhoard_matches_finished_total', 1, { ...game, status: 'over' });
  await reach(server, 'wordhoard_tables', 1, { ...game, status: 'over' });
  await reach(server, 'wordhoard_tables', 0, { ...game, status: 'playing' });
  await reach(server, 'wordhoard_rules_info', 1, game);
});

test('counts sockets, messages, commands and refusals by code', async () => {
  const server = await openMeasured();
  const { ann, bob } = await annAndBob(server);
  await reach(server, 'wordhoard_sockets', 2);
  await reach(server, 'wordhoard_sockets_accepted_total', 2);
  const figures = await ServerFigures.of(server, TOKEN);
  const messages = figures.sum('wordhoard_socket_messages_total');
  expect(figures.sum('wordhoard_command_duration_seconds', { command: 'start' })).toBe(1);
  expect(await bob.command({ type: 'start' })).toMatchObject({ code: 'already-started' });
  await reach(server, 'wordhoard_refusals_total', 1, { channel: 'socket', code: 'already-started' });
  await reach(server, 'wordhoard_socket_messages_total', messages + 1);
  await bob.close();
  await reach(server, 'wordhoard_sockets_closed_total', 1, { reason: 'client' });
  await reach(server, 'wordhoard_sockets', 1);
  const stranger = await ann.guest.connect();
  stranger.send({ type: 'enter', table: 'FOX-OWL-FOX-OWL-0000', after: {} });
  await stranger.whenClosed;
  await reach(server, 'wordhoard_sockets_closed_total', 1, { reason: 'no-such-table' });
});

test('counts refused sockets by reason, and requests of other sites', async () => {
  const server = await openMeasured({ hosts: ['localhost', '127.0.0.1'] });
  const guest = await Guest.at(server.address);
  expect(await refusedSocket(server.address)).toBe(401);
  await reach(server, 'wordhoard_sockets_refused_total', 1, { reason: 'no-name' });
  expect(await refusedSocket(server.address, { origin: 'https://evil.example' })).toBe(403);
  await reach(server, 'wordhoard_sockets_refused_total', 1, { reason: 'bad-origin' });
  await guest.post('/api/me', { name: 'Ann' }, { origin: 'https://evil.example' });
  await reach(server, 'wordhoard_refusals_total', 1, { channel: 'http', code: 'bad-origin' });
  const line = await openConnection(server.address);
  line.write('GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  await whenClosed(line);
  await reach(server, 'wordhoard_refusals_total', 1, { channel: 'http', code: 'bad-host' });
});

test('counts requests by route, method and status, with their durations', async () => {
  const server = await openMeasured();
  const guest = await Guest.at(server.address);
  await guest.table();
  await guest.post('/api/tables', { nothing: true });
  await fetch(`${server.address}/assets/none.js`);
  await fetch(`${server.address}/api/none`, { method: 'DELETE' });
  const of = (method: string, route: string, status: string) => ({ method, route, status });
  await reach(server, 'wordhoard_http_requests_total', 1, of('POST', '/api/tables', '201'));
  await reach(server, 'wordhoard_http_requests_total', 1, of('POST', '/api/tables', '400'));
  await reach(server, 'wordhoard_http_requests_total', 1, of('GET', 'page', '404'));
  await reach(server, 'wordhoard_http_requests_total', 1, of('DELETE', 'page', '404'));
  await reach(server, 'wordhoard_http_request_duration_seconds', 2, { method: 'POST', route: '/api/tables' });
  await reach(server, 'wordhoard_refusals_total', 1, { channel: 'http', code: 'malformed' });
});

test('counts what rate limits and limits of connections refuse', async () => {
  const rates = { ...DEFAULT_LIMITS.rates, tables: { burst: 1, perSecond: 0 }, lines: { burst: 50, perSecond: 0 } };
  const server = await openMeasured({ limits: { rates } });
  const guest = await Guest.at(server.address);
  await guest.table();
  await expect(guest.table()).rejects.toThrow('too-fast');
  await reach(server, 'wordhoard_rate_limited_total', 1, { limit: 'tables' });
  await reach(server, 'wordhoard_refusals_total', 1, { channel: 'http', code: 'too-fast' });
});

test('counts connections that are cut off', async () => {
  const connections = { ...DEFAULT_LIMITS.connections, linesPerAddress: 2 };
  const server = await openMeasured({ limits: { connections } });
  // Keeps one connection for the metrics.
  await ServerFigures.of(server, TOKEN);
  const other = await openConnection(server.address);
  onTestFinished(() => void other.destroy());
  const third = await openConnection(server.address);
  await whenClosed(third);
  await reach(server, 'wordhoard_http_connections_refused_total', 1, { reason: 'too-many-connections' });
});

test('counts what bots decide, how long they think and wait', async () => {
  const server = await openMeasured();
  const anna = await Guest.at(server.address);
  const ann = await anna.enter(await anna.table({ bots: [3], start: true }));
  await ann.until('update');
  await lay(ann, 0);
  const played = ann.next('update', (it) => it.events.length > 0);
  server.clock.advance(BOT_WAIT_MS);
  await played;
  const figures = await ServerFigures.of(server, TOKEN);
  const decided = figures.sum('wordhoard_bot_thinking_duration_seconds', { game: 'high-card' });
  expect(decided).toBeGreaterThan(0);
  expect(figures.sum('wordhoard_bot_waiting_duration_seconds')).toBeGreaterThanOrEqual(decided);
  expect(figures.sum('wordhoard_bot_queue_length')).toBe(0);
});

test('times every operation on the store, and counts those that fail', async () => {
  const server = await openMeasured();
  const { ann } = await annAndBob(server);
  const before = (await ServerFigures.of(server, TOKEN)).sum('wordhoard_store_operation_duration_seconds', {
    operation: 'append',
  });
  await lay(ann, 0);
  await reach(server, 'wordhoard_store_operation_duration_seconds', before + 1, { operation: 'append' });
  await reach(server, 'wordhoard_store_errors_total', 0, { operation: 'append' });
  await reach(server, 'wordhoard_store_up', 1);
  await reach(server, 'wordhoard_store_info', 1, { kind: 'SQLite' });
});

test('counts operations on the store that fail', async () => {
  const db = join(folder(), 'server.db');
  const server = await openMeasured({ db });
  const other = new DatabaseSync(db);
  onTestFinished(() => other.close());
  other.exec('ALTER TABLE kept RENAME TO elsewhere');
  expect((await fetch(`${server.address}/healthz`)).status).toBe(503);
  await reach(server, 'wordhoard_store_errors_total', 1, { operation: 'saveHeartbeat' });
  other.exec('ALTER TABLE elsewhere RENAME TO kept');
});

/** The increase between two scrapes, as Prometheus counts it: a series that the first lacks has none. */
function increaseBetween(
  before: ServerFigures,
  after: ServerFigures,
  name: string,
  labels: Readonly<Record<string, string>>,
): number {
  const values = ({ metrics }: ServerFigures): Map<string, number> =>
    new Map(metrics.get(name)?.samples.map((it) => [JSON.stringify(it.labels), it.value]));
  const [old, fresh] = [values(before), values(after)];
  return [...fresh].reduce((sum, [key, value]) => {
    // The keys are labels that this function has just written.
    const has = JSON.parse(key) as Record<string, string>;
    const isWanted = Object.entries(labels).every(([label, wanted]) => has[label] === wanted);
    return isWanted ? sum + value - (old.get(key) ?? value) : sum;
  }, 0);
}

test('the first fault and the first refused origin are an increase', async () => {
  const db = join(folder(), 'server.db');
  const server = await openMeasured({ db });
  const guest = await Guest.at(server.address);
  const before = await ServerFigures.of(server, TOKEN);
  const other = new DatabaseSync(db);
  onTestFinished(() => other.close());
  other.exec('ALTER TABLE guests RENAME TO elsewhere');
  expect((await guest.post('/api/me', { name: 'Ann' })).status).toBe(500);
  other.exec('ALTER TABLE elsewhere RENAME TO guests');
  expect((await guest.post('/api/me', { name: 'Ann' }, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await refusedSocket(server.address, { origin: 'https://evil.example' })).toBe(403);
  const after = await ServerFigures.of(server, TOKEN);
  const increase = (code: string): number => increaseBetween(before, after, 'wordhoard_refusals_total', { code });
  expect([increase('fault'), increase('bad-origin'), increase('bad-host')]).toEqual([1, 2, 0]);
  expect(increaseBetween(before, after, 'wordhoard_sockets_refused_total', { reason: 'bad-origin' })).toBe(1);
});

test('Prometheus may use a name that is not among the hosts, but needs the token', async () => {
  const server = await openMeasured({ hosts: ['words.example'] });
  expect((await fetch(`${server.address}/api/me`)).status).toBe(421);
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  expect((await ServerFigures.of(server, TOKEN)).sum('wordhoard_draining')).toBe(0);
});

test('counts banned guests who are refused', async () => {
  const { server, ask } = await openForOperator({ metricsToken: TOKEN });
  const bob = await Guest.at(server.address);
  const client = await bob.connect();
  await ask({ command: 'ban', subject: bob.who, note: '' });
  await client.whenClosed;
  await reach(server, 'wordhoard_sockets_closed_total', 1, { reason: 'banned' });
  expect((await bob.fetch('/api/tables')).status).toBe(403);
  await reach(server, 'wordhoard_refusals_total', 1, { channel: 'http', code: 'banned' });
});

test('counts notifications by what became of them', async () => {
  const server = await openMeasured({ pushInside: true });
  const service = await startPushService();
  const { code, ann, bob } = await annAndBob(server, { options: { pace: { days: 2 } } });
  const phone = await newReceiver();
  service.add('/bob', phone);
  const subscription = { endpoint: `${service.url}/bob`, keys: phone.keys };
  await bob.guest.post('/api/me/push', { code, subscription, quiet: null });
  await lay(bob, 1);
  await bob.close();
  await lay(ann, 0);
  await service.until(1);
  await reach(server, 'wordhoard_push_notifications_total', 1, { result: 'sent' });
});

test('says which version runs, and how the process is doing', async () => {
  const server = await openMeasured();
  const figures = await ServerFigures.of(server, TOKEN);
  expect(figures.sum('wordhoard_build_info', { version: '1.2.3', node: process.versions.node })).toBe(1);
  expect(figures.sum('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(figures.sum('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(figures.sum('nodejs_heap_size_used_bytes')).toBeLessThan(figures.sum('nodejs_heap_size_limit_bytes'));
  expect(figures.sum('nodejs_eventloop_active_seconds_total')).toBeGreaterThan(0);
  await expect
    .poll(async () => (await ServerFigures.of(server, TOKEN)).sum('nodejs_eventloop_delay_seconds'))
    .toBeGreaterThan(0);
  if (process.platform === 'linux')
    expect(figures.sum('process_open_fds')).toBeLessThan(figures.sum('process_max_fds'));
});

test('a draining server says so', async () => {
  const { server, ask } = await openForOperator({ metricsToken: TOKEN });
  await reach(server, 'wordhoard_draining', 0);
  await ask({ command: 'drain', on: true });
  await reach(server, 'wordhoard_draining', 1);
});

test('sockets of clients that do not read are closed for that reason', async () => {
  const server = await openMeasured({ limits: { backlogBytes: -1 } });
  const guest = await Guest.at(server.address);
  const code = await guest.table();
  const client = await guest.connect();
  client.send({ type: 'enter', table: code, after: {} });
  await client.whenClosed;
  await reach(server, 'wordhoard_sockets_closed_total', 1, { reason: 'slow-reader' });
});

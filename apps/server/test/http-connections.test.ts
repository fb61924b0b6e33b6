import { mkdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { Guest } from './client.ts';
import { flood, openConnection, whenClosed } from './raw.ts';
import { folder, openServer } from './server.ts';
import { expectUnaffected, useServerProcess } from './spawn-server.ts';

const MB = 1024 * 1024;
const connections = { ...DEFAULT_LIMITS.connections, linesPerAddress: 40 };
const open = useServerProcess({ limits: { requestMs: 1000, connections } });

const post = (length: string): string =>
  `POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

test('closes connections with endless heads or bodies, and silent ones', async () => {
  const server = open();
  await expectUnaffected(server, async () => {
    const beginnings = [
      '',
      'GET /api/me HTTP/1.1\r\nHost:',
      post('Content-Length: 100'),
      post('Transfer-Encoding: chunked'),
    ];
    const lines = await Promise.all([...beginnings, ...beginnings].map(() => openConnection(server.address)));
    for (const [i, line] of lines.entries()) line.write(beginnings[i % beginnings.length]!);
    await Promise.all(lines.map(whenClosed));
  });
});

test('refuses an endless body without reading it to the end', async () => {
  const server = open();
  await expectUnaffected(server, async () => {
    const line = await openConnection(server.address);
    line.write(post('Transfer-Encoding: chunked'));
    expect(await flood(line, Buffer.from(`1000\r\n${'x'.repeat(0x1000)}\r\n`), 4000 * MB)).toBeLessThan(4000 * MB);
  });
});

test('a refused upgrade doesn’t keep its connection', async () => {
  const server = open();
  await expectUnaffected(server, async () => {
    for (let i = 0; i < 100; i++) {
      const line = await openConnection(server.address);
      line.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      expect(await whenClosed(line)).toContain('401 Unauthorized');
    }
  });
});

test('closes a silent connection within seconds, however long a request may take', async () => {
  const server = await openServer({ limits: { requestMs: 240_000, firstByteMs: 100 } });
  const [silent, slow] = [await openConnection(server.address), await openConnection(server.address)];
  slow.write('GET /healthz HTTP/1.1\r\n');
  await whenClosed(silent);
  slow.write('Host: x\r\nConnection: close\r\n\r\n');
  expect(await whenClosed(slow)).toContain('200 OK');
});

test('at the limit, addresses with many silent connections give way to one that has none', async () => {
  const few = { ...connections, lines: 20, linesPerAddress: 12 };
  const server = await openServer({ limits: { firstByteMs: 600_000, connections: few } });
  const greedy = ['127.0.0.2', '127.0.0.3'];
  const lines = await Promise.all(
    greedy.flatMap((from) => Array.from({ length: 12 }, () => openConnection(server.address, from))),
  );
  for (let i = 0; i < 3; i++) {
    const line = await openConnection(server.address, '127.0.0.4');
    line.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await whenClosed(line)).toContain('200 OK');
  }
  expect(lines.filter((line) => !line.closed).length).toBeGreaterThan(10);
});

test('rejects a client that opens connections too fast before reading, and no others', async () => {
  const rates = { ...DEFAULT_LIMITS.rates, lines: { burst: 10, perSecond: 1 } };
  const server = await openServer({ limits: { rates } });
  const ask = async (from: string): Promise<boolean> => {
    const line = await openConnection(server.address, from);
    line.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return (await whenClosed(line)).includes('200 OK');
  };
  const answers: boolean[] = [];
  for (let i = 0; i < 30; i++) answers.push(await ask('127.0.0.2'));
  expect(answers).toEqual(answers.map((_, i) => i < 10));
  expect(await ask('127.0.0.3')).toBe(true);
  // A second later a try is accepted again; whoever keeps trying is accepted less and less often.
  server.clock.advance(1000);
  expect([await ask('127.0.0.2'), await ask('127.0.0.2')]).toEqual([true, false]);
  server.clock.advance(1000);
  expect(await ask('127.0.0.2')).toBe(false);
});

test('rejects sockets that are opened too fast before reading the cookie', async () => {
  const rates = { ...DEFAULT_LIMITS.rates, sockets: { burst: 5, perSecond: 1 } };
  const server = await openServer({ limits: { rates } });
  const guest = await Guest.at(server.address);
  for (let i = 0; i < 5; i++) (await guest.connect()).socket.terminate();
  const line = await openConnection(server.address);
  line.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  expect(await whenClosed(line)).toContain('429 Too Many Requests');
  server.clock.advance(1000);
  await guest.connect();
});

test('limits connections per address; one that is open is still served', async () => {
  const server = open();
  const guest = await Guest.at(server.address);
  const client = await guest.connect();
  const lines = await Promise.all(
    Array.from({ length: 3 * connections.linesPerAddress }, () => openConnection(server.address)),
  );
  const served = await Promise.all(lines.map(isServed));
  client.send({ type: 'ping' });
  await client.until('pong');
  expect(served.filter((it) => it).length).toBeLessThanOrEqual(connections.linesPerAddress);
  expect(served).toContain(true);
  for (const line of lines) line.destroy();

  function isServed(line: Socket): Promise<boolean> {
    line.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    return new Promise((resolve) => {
      line.once('data', () => resolve(true));
      if (line.closed) resolve(false);
      else line.once('close', () => resolve(false));
    });
  }
});

test('answers one pipelined request beyond the limit and doesn’t read the rest', async () => {
  const requests = { burst: 50, perSecond: 0.001 };
  const server = await openServer({ limits: { rates: { ...DEFAULT_LIMITS.rates, requests } } });
  const line = await openConnection(server.address);
  for (let i = 0; i < 1000; i++) line.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const responses = await whenClosed(line);
  const countStatus = (status: number): number => responses.split(`HTTP/1.1 ${status} `).length - 1;
  // The last message may be lost with the connection.
  expect(countStatus(200)).toBeLessThanOrEqual(50);
  expect(countStatus(429)).toBeLessThanOrEqual(1);
  expect(responses).toContain('HTTP/1.1 200 ');
});

test('behind a proxy, requests are counted by the client’s address', async () => {
  const server = await openServer({
    proxies: 1,
    limits: { connections: { ...connections, linesPerAddress: 5 } },
  });
  const slow = await Promise.all(Array.from({ length: 5 }, () => openConnection(server.address)));
  for (const line of slow)
    line.write(post('Content-Length: 9').replace('Host: x', 'Host: x\r\nX-Forwarded-For: 10.0.0.1'));
  const get = async (address: string): Promise<number> =>
    (await fetch(`${server.address}/healthz`, { headers: { 'x-forwarded-for': address } })).status;
  expect([await get('10.0.0.1'), await get('10.0.0.2')]).toEqual([503, 200]);
});

test('answers a senseless range, and logs no table code', async () => {
  const webRoot = join(folder(), 'dist');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Wordhoard</title>');
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const server = await openServer({ webRoot, logger });
  for (const range of ['bytes=5-1', 'bytes=-0', 'bytes=9999-', 'bytes=a-b', 'bytes=0-0,1-1', 'lines=1', '']) {
    const response = await fetch(`${server.address}/t/FOX-OWL-1234`, { headers: { range } });
    expect([range, response.status, await response.text()]).toEqual([range, 200, expect.stringContaining('Wordhoard')]);
  }
  const line = await openConnection(server.address);
  line.write('GET /t/FOX-OWL-1234 HTTP/9.9\r\n\r\n');
  await whenClosed(line);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('FOX-OWL');
});

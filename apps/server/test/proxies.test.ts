import type { Me } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { Guest } from './client.ts';
import { openConnection, whenClosed } from './raw.ts';
import { openServer } from './server.ts';

const get = (address: string, path: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${address}${path}`, { headers });

test('behind a proxy with https, headers and cookies are for https only, and otherwise not', async () => {
  const server = await openServer({ proxies: 1 });
  const secure = await get(server.address, '/api/me', { 'x-forwarded-proto': 'https' });
  expect(secure.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000');
  const plain = await get(server.address, '/api/me', { 'x-forwarded-proto': 'http' });
  expect(plain.headers.getSetCookie()[0]).not.toContain('Secure');
  expect(plain.headers.has('strict-transport-security')).toBe(false);
  // Headers of unannounced proxies are ignored.
  const direct = await openServer();
  const claimed = await get(direct.address, '/api/me', { 'x-forwarded-proto': 'https' });
  expect(claimed.headers.has('strict-transport-security')).toBe(false);
});

test('over https the cookie is host-only, and the older one is read and replaced', async () => {
  const server = await openServer({ proxies: 1 });
  const me = async (cookie: string, proto = 'https'): Promise<{ who: string; set: string[] }> => {
    const answer = await get(server.address, '/api/me', { 'x-forwarded-proto': proto, cookie });
    return { who: ((await answer.json()) as Me).who, set: answer.headers.getSetCookie() };
  };
  const pairOf = (header: string | undefined): string => header!.split(';')[0]!;
  const none = 'Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure';

  const plain = await me('', 'http');
  expect(plain.set).toEqual([expect.stringMatching(/^wordhoard=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)]);
  const old = pairOf(plain.set[0]);
  const upgraded = await me(old);
  expect(upgraded.who).toBe(plain.who);
  const value = old.slice('wordhoard='.length);
  expect(upgraded.set).toEqual([
    `__Host-wordhoard=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
    `wordhoard=; ${none}`,
  ]);

  const other = await me('');
  const host = pairOf(other.set[0]);
  expect((await me(`${old}; ${host}`)).who).toBe(other.who);
  expect((await me(`${host}; ${old}`)).who).toBe(other.who);
  // A forged cookie identifies no guest, whatever other cookies are there.
  expect([plain.who, other.who]).not.toContain((await me(`${old}; __Host-wordhoard=made.up`)).who);

  const headers = { 'x-forwarded-proto': 'https', cookie: `${old}; ${host}` };
  const forgotten = await fetch(`${server.address}/api/me`, { method: 'DELETE', headers });
  expect(forgotten.headers.getSetCookie()).toEqual([`__Host-wordhoard=; ${none}`, `wordhoard=; ${none}`]);
});

test.each([
  ['nobody stands before it', 0, [undefined, undefined, undefined]],
  ['one proxy: the last it wrote', 1, ['made up, 10.0.0.1', 'other, 10.0.0.1', '10.0.0.1']],
  ['two: the last but one', 2, ['a, 10.0.0.1, 10.9.0.1', 'b, 10.0.0.1, 10.9.0.2', '10.0.0.1, 10.9.0.3']],
  ['past one of the two', 2, ['10.0.0.1', '10.0.0.1', '10.0.0.1']],
] as const)('who asks is counted by where they really are: %s', async (_, proxies, lists) => {
  const requests = { burst: 2, perSecond: 0.001 };
  const server = await openServer({ proxies, limits: { rates: { ...DEFAULT_LIMITS.rates, requests } } });
  const statuses: number[] = [];
  for (const list of lists) {
    const response = await get(server.address, '/healthz', list === undefined ? {} : { 'x-forwarded-for': list });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('refuses other host names, except for the health check', async () => {
  const server = await openServer({ hosts: ['words.example', 'localhost'] });
  const ask = async (path: string, host: string): Promise<string> => {
    const line = await openConnection(server.address);
    line.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return whenClosed(line);
  };
  expect(await ask('/api/me', 'evil.example')).toMatch(/^HTTP\/1.1 421 [\s\S]*bad-host/);
  for (const host of ['words.example', 'Words.Example:443', 'localhost:8080'])
    expect(await ask('/api/me', host)).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask('/healthz', '127.0.0.1')).toMatch(/^HTTP\/1.1 200 /);
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, { headers: { host: 'evil.example' } });
  socket.on('error', () => undefined);
  const status = await new Promise((resolve) =>
    socket.on('unexpected-response', (__, response) => resolve(response.statusCode)),
  );
  expect(status).toBe(421);
});

test('metrics need a token, because counters could reveal moves', async () => {
  const token = 'let-me-look-at-it';
  const server = await openServer({ metricsToken: token });
  const look = (authorization: string): Promise<Response> => get(server.address, '/metrics', { authorization });
  for (const wrong of ['', 'Bearer', `Bearer ${token}!`, `Basic ${token}`])
    expect((await look(wrong)).status).toBe(404);
  expect(await (await look(`Bearer ${token}`)).text()).toMatch(/^# TYPE wordhoard_sockets gauge$/m);
  const closed = await openServer();
  expect((await fetch(`${closed.address}/metrics`)).status).toBe(404);
});

test('refuses a weak secret', async () => {
  for (const weak of ['x', 'short', 'x'.repeat(64)]) {
    await expect(openServer({ secret: weak })).rejects.toThrow('must have at least 16');
    await expect(openServer({ metricsToken: weak })).rejects.toThrow('must have at least 16');
  }
});

test('cookies signed with another secret belong to no guest', async () => {
  const [one, other] = [await openServer(), await openServer({ secret: 'some other secret' })];
  const guest = await Guest.at(one.address);
  const response = await guest.switchTo(other.address).fetch('/api/me');
  expect(((await response.json()) as { who: string }).who).not.toBe(guest.who);
});

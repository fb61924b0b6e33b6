import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Guest } from './client.ts';
import { openForOperator } from './operator.ts';
import { annAndBob, folder, lay } from './server.ts';

const DAY = 86_400_000;

test('a banned guest is disconnected, refused in words everywhere, and let in again', async () => {
  const { server, ask, fault } = await openForOperator();
  const { code, ann, bob } = await annAndBob(server);
  const { who } = bob.guest;
  await bob.guest.post('/api/me', { name: 'Bob' });
  const until = server.clock.now() + DAY;
  const refusal = { code: 'banned', of: 'guest', until };
  expect(await ask({ command: 'ban', subject: who, ms: DAY, note: 'rude' })).toEqual({
    subject: who,
    name: 'Bob',
    note: 'rude',
    since: new Date(until - DAY).toISOString(),
    until: new Date(until).toISOString(),
  });
  expect(await bob.until('goodbye')).toEqual({ type: 'goodbye', refusal });
  await bob.whenClosed;
  for (const path of ['/api/me', '/api/tables', `/api/tables/${code}/record`, '/%61pi/me']) {
    const response = await bob.guest.fetch(path);
    expect([path, response.status, await response.json()]).toEqual([path, 403, { refusal }]);
  }
  expect((await bob.guest.post('/api/tables', {})).status).toBe(403);
  const socket = await bob.guest.connect();
  expect(await socket.until('goodbye')).toEqual({ type: 'goodbye', refusal });
  // Others don't notice.
  expect(await lay(ann, 0)).toBeNull();
  expect((await bob.guest.fetch('/healthz')).status).toBe(200);

  expect(await ask({ command: 'bans' })).toMatchObject([{ subject: who, note: 'rude' }]);
  expect(await ask({ command: 'unban', subject: who })).toEqual({ subject: who });
  expect(await fault({ command: 'unban', subject: who })).toBe(`There is no ban of ${who}.`);
  const back = await bob.guest.enter(code);
  await back.until('update');
  expect(await lay(back, 1)).toBeNull();
});

test('a ban ends by itself, holds over a restart, and doesn’t keep guests from deleting their data', async () => {
  const db = join(folder(), 'bans.db');
  const first = await openForOperator({ db });
  const guest = await Guest.at(first.server.address);
  await first.ask({ command: 'ban', subject: guest.who, ms: DAY, note: '' });
  await first.server.close();
  const { server } = await openForOperator({ db, clock: first.server.clock });
  const bob = guest.switchTo(server.address);
  expect((await bob.fetch('/api/me')).status).toBe(403);
  server.clock.advance(DAY - 1);
  expect((await bob.fetch('/api/me')).status).toBe(403);
  expect((await bob.fetch('/api/me', { method: 'DELETE' })).status).toBe(200);
  server.clock.advance(2);
  expect((await bob.fetch('/api/me')).status).toBe(200);
});

test('a banned range keeps its addresses out and no others', async () => {
  const { server, ask, fault } = await openForOperator({ proxies: 1 });
  const from = (address: string): Promise<Response> =>
    fetch(`${server.address}/api/me`, { headers: { 'x-forwarded-for': address } });
  const statuses = (addresses: readonly string[]): Promise<number[]> =>
    Promise.all(addresses.map(async (address) => (await from(address)).status));
  const guest = await Guest.at(server.address);
  const client = await guest.connect({ 'x-forwarded-for': '203.0.113.9' });
  await ask({ command: 'ban', subject: '203.0.113.7/24', note: '' });
  await ask({ command: 'ban', subject: '2001:db8:7::1', note: '' });
  expect(await client.until('goodbye')).toMatchObject({ refusal: { code: 'banned', of: 'network', until: null } });
  expect(await (await from('203.0.113.200')).json()).toEqual({
    refusal: { code: 'banned', of: 'network', until: null },
  });
  expect(await statuses(['203.0.113.0', '::ffff:203.0.113.1', '2001:db8:7::ffff', '2001:db8:7:0:1::'])).toEqual([
    403, 403, 403, 403,
  ]);
  expect(await statuses(['203.0.112.255', '2001:db8:7:1::1', 'nonsense', '127.0.0.1'])).toEqual([200, 200, 200, 200]);
  expect((await ask({ command: 'bans' })).map(({ subject }) => subject).sort()).toEqual([
    '2001:db8:7::/64',
    '203.0.113.0/24',
  ]);
  await ask({ command: 'unban', subject: '203.0.113.0/24' });
  expect(await statuses(['203.0.113.7', '2001:db8:7::1'])).toEqual([200, 403]);
  expect(await fault({ command: 'ban', subject: 'everyone', note: '' })).toMatch(/neither a guest nor an address/);
  expect(await fault({ command: 'ban', subject: '::/0', note: '' })).toMatch(/too wide/);
  expect(await fault({ command: 'ban', subject: '127.0.0.1', note: '' })).toMatch(/this machine itself/);
});

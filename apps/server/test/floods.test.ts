import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { Guest } from './client.ts';
import { flood, frame, OPCODES, openSocket } from './raw.ts';
import { expectUnaffected, spawnServer, useServerProcess } from './spawn-server.ts';

const MB = 1024 * 1024;
const open = useServerProcess();
const ping = JSON.stringify({ type: 'ping' });
const long = JSON.stringify({ type: 'ping', more: 'x'.repeat(60_000) });

test.each([
  ['pings of the protocol itself', frame(OPCODES.ping)],
  ['pings as long as may be', frame(OPCODES.ping, 'x'.repeat(125))],
  ['pongs nobody asked for', frame(OPCODES.pong)],
  ['messages', frame(OPCODES.text, ping)],
  ['long messages', frame(OPCODES.text, long)],
  ['nonsense', frame(OPCODES.text, '{')],
  ['parts of a message that never ends', frame(OPCODES.more, '', false)],
])('%s without end: the sender is cut off, and nobody else notices', async (_, what) => {
  const server = open();
  const guest = await Guest.at(server.address);
  const bystander = await (await Guest.at(server.address)).connect();
  const socket = await openSocket(guest);
  if (what[0] === OPCODES.more) socket.write(frame(OPCODES.text, '', false));
  await expectUnaffected(server, async () => {
    expect(await flood(socket, what, 64 * MB)).toBeLessThan(32 * MB);
  });
  bystander.send({ type: 'ping' });
  await bystander.until('pong');
});

test('disconnects a client that never reads, whatever is queued for it', async () => {
  const limits = { ...DEFAULT_LIMITS, backlogBytes: 64 * 1024 };
  const plenty = { burst: 1e9, perSecond: 1e9 };
  const rates = { ...limits.rates, messages: plenty, bytes: plenty };
  const server = await spawnServer(undefined, { limits: { ...limits, rates } });
  const socket = await openSocket(await Guest.at(server.address));
  await expectUnaffected(server, async () => {
    expect(await flood(socket, frame(OPCODES.ping, 'x'.repeat(125)), 256 * MB)).toBeLessThan(128 * MB);
  });
});

test('answers WebSocket pings within the rate limit', async () => {
  const server = open();
  const client = await (await Guest.at(server.address)).connect();
  let pongs = 0;
  client.socket.on('pong', () => pongs++);
  const { burst } = DEFAULT_LIMITS.rates.messages;
  for (let i = 0; i < burst; i++) client.socket.ping();
  for (let i = 0; i < 200; i++) client.socket.ping();
  expect((await client.until('goodbye')).refusal).toEqual({ code: 'too-fast' });
  expect(await client.whenClosed).toBe(1008);
  expect(pongs).toBeGreaterThanOrEqual(burst);
  expect(client.received.filter((it) => it.type === 'refused')).toHaveLength(100);
});

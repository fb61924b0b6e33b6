/** Floods by many guests from a few addresses, whose single requests are harmless. */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { Client, Guest } from '../client.ts';
import { frame, OPCODES } from '../raw.ts';
import type { ServerProcess, Vitals } from '../server-process.ts';

export interface Attack {
  readonly name: string;
  /** Makes `attempts` attempts, or stops when `isOver`. Returns how many succeeded. */
  attack(server: ServerProcess, attempts: number, isOver: () => boolean): Promise<number>;
}

/** Addresses of this machine, none of which is the bystander's. */
const address = (n: number): string => `127.0.1.${n + 1}`;

/** Makes `count` attempts in parallel, until all attempts are made. */
async function runConcurrently(
  count: number,
  attempts: number,
  attempt: (n: number) => Promise<boolean>,
): Promise<number> {
  let [begun, succeeded] = [0, 0];
  const one = async (): Promise<void> => {
    while (begun < attempts) if (await attempt(begun++)) succeeded += 1;
  };
  await Promise.all(Array.from({ length: Math.min(count, attempts) }, one));
  return succeeded;
}

const guestsAt = (server: ServerProcess, count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, () => Guest.at(server.address)));

/** A connection from one of our addresses, open or rejected. */
async function dialFrom(server: ServerProcess, localAddress: string): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

/** A WebSocket from this address; null if it was rejected. */
async function openConnection(server: ServerProcess, { cookie }: Guest, localAddress: string): Promise<Socket | null> {
  const socket = await dialFrom(server, localAddress);
  const head = ['GET /ws HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', `Cookie: ${cookie}`];
  socket.write(`${head.join('\r\n')}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`);
  const answer = await new Promise<string>((resolve) => {
    if (socket.closed) resolve('');
    socket.once('data', (data) => resolve(String(data))).once('close', () => resolve(''));
  });
  if (answer.startsWith('HTTP/1.1 101')) return socket;
  socket.destroy();
  return null;
}

/** Forty guests with five sockets each, which reconnect as soon as they are closed. */
const reconnectingSockets: Attack = {
  name: 'sockets that reconnect without end',
  async attack(server, attempts, isOver) {
    const guests = await guestsAt(server, 40);
    return runConcurrently(200, attempts, async (n) => {
      if (isOver()) return false;
      const socket = await openConnection(server, guests[n % guests.length]!, address(0));
      socket?.destroy();
      return socket !== null;
    });
  },
};

/** Sockets that request everything and never read. */
const unreadSockets: Attack = {
  name: 'sockets that never read',
  async attack(server, attempts, isOver) {
    const guests = await guestsAt(server, 64);
    const code = await guests[0]!.table({ options: { visibility: 'public', seats: 2 } });
    const enter = frame(OPCODES.text, JSON.stringify({ type: 'enter', table: code, after: {} }));
    const open: Socket[] = [];
    const held = await runConcurrently(64, Math.min(attempts, 768), async (n) => {
      if (isOver()) return false;
      const socket = await openConnection(server, guests[n % guests.length]!, address(n % 4));
      if (!socket) return false;
      open.push(socket.pause());
      socket.write(Buffer.concat(Array.from({ length: 40 }, () => enter)));
      return true;
    });
    for (const socket of open) socket.destroy();
    return held;
  },
};

/** Silent connections from many addresses, held until the end. */
const silentConnections: Attack = {
  name: 'lines over which nothing is said',
  async attack(server, attempts, isOver) {
    const open: Socket[] = [];
    const held = await runConcurrently(200, Math.min(attempts, 8820), async (n) => {
      if (isOver()) return false;
      const socket = await dialFrom(server, address(n % 21));
      open.push(socket);
      return !socket.closed;
    });
    for (const socket of open) socket.destroy();
    return held;
  },
};

/** Guests of two addresses who end their game at once and ask for a rematch. */
const endlessRematches: Attack = {
  name: 'rematches without end',
  async attack(server, attempts, isOver) {
    const guests = await guestsAt(server, 28);
    const each = Math.ceil(attempts / guests.length);
    const made = guests.map(async (guest, n) => {
      let code = await guest.table({ others: ['Bob'], start: true }).catch(() => '');
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, {
        headers: { cookie: guest.cookie },
        localAddress: address(n % 2),
      });
      const client = new Client(guest, socket);
      await once(socket, 'open');
      let count = 0;
      for (; count < each && code !== '' && !isOver(); count++) {
        client.send({ type: 'enter', table: code, after: {} });
        await client.until('table', (it) => it.table.code === code && it.table.status === 'playing');
        await client.command({ type: 'resign', seat: 0 });
        if ((await client.command({ type: 'rematch' })) !== null) break;
        const over = await client.until('table', (it) => it.table.code === code && it.table.rematch !== null);
        code = over.table.rematch!;
      }
      socket.terminate();
      return count;
    });
    return (await Promise.all(made.map((it) => it.catch(() => 0)))).reduce((sum, count) => sum + count, 0);
  },
};

/** Lists of guessed codes, each longer than a real guest's own. */
const guessedCodes: Attack = {
  name: 'lists of guessed codes',
  async attack(server, attempts, isOver) {
    const [guest] = await guestsAt(server, 1);
    const agent = new Agent({ keepAlive: true, localAddress: address(0), maxSockets: 20 });
    const codes = Array.from({ length: 24 }, (_, i) => `FOX-OWL-${1000 + i}`).join();
    const answered = await runConcurrently(20, attempts, (n) => {
      if (isOver()) return Promise.resolve(false);
      const path = n % 2 === 0 ? `/api/me/tables?codes=${codes}` : `/api/tables?over=${codes}`;
      return new Promise<boolean>((resolve) => {
        get(`${server.address}${path}`, { agent, headers: { cookie: guest!.cookie } }, (answer) => {
          answer.resume().on('close', () => resolve(answer.statusCode === 200));
        }).on('error', () => resolve(false));
      });
    });
    agent.destroy();
    return answered;
  },
};

export const ATTACKS: readonly Attack[] = [
  reconnectingSockets,
  unreadSockets,
  silentConnections,
  endlessRematches,
  guessedCodes,
];

export interface AttackResult {
  readonly succeeded: number;
  /** With only the bystander, just before, and during the attack. */
  readonly idle: Vitals;
  readonly vitals: Vitals;
  /** The longest the bystander waited for a pong, in ms, before and during the attack. */
  readonly idleWaitMs: number;
  readonly waitMs: number;
}

/** Sends pings continuously and returns the longest wait. */
async function measureWaits(bystander: Client, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const since = performance.now();
    const pong = bystander.next('pong');
    bystander.send({ type: 'ping' });
    await pong;
    longest = Math.max(longest, performance.now() - since);
    // Within the limit of fifteen messages a second.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return longest;
}

/** Runs an attack on a separate server, and measures the effect on another guest. */
export async function measureAttack(
  server: ServerProcess,
  crowd: Attack,
  attempts: number,
  most: { ms: number },
): Promise<AttackResult> {
  const bystander = await (await Guest.at(server.address)).connect();
  const after = (ms: number): (() => boolean) => {
    const end = performance.now() + ms;
    return () => performance.now() >= end;
  };
  await server.vitals();
  const idleWaitMs = await measureWaits(bystander, after(Math.min(1000, most.ms)));
  const idle = await server.vitals();
  let isDone = false;
  const waiting = measureWaits(bystander, () => isDone);
  const succeeded = await crowd.attack(server, attempts, after(most.ms));
  isDone = true;
  const waitMs = await waiting;
  const vitals = await server.vitals();
  bystander.socket.terminate();
  return { succeeded, idle, vitals, idleWaitMs, waitMs };
}

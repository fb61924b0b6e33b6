import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { Me } from '@wordhoard/protocol';
import { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../../src/index.ts';
import { type Client, Guest } from '../client.ts';
import { startServerProcess, type Vitals } from '../server-process.ts';
import { type Input, inputs } from './inputs.ts';

export interface FuzzResult {
  readonly inputs: number;
  /** Counts by answer: a status, or the type of a message and the code of a refusal. */
  readonly answers: Record<string, number>;
  readonly vitals: Vitals;
  /** Log lines of level error. */
  readonly errors: string[];
  /** True if a game of others is unchanged and can continue. */
  readonly intact: boolean;
}

const PLENTY = { burst: 1e9, perSecond: 1e9 };
const RATES = Object.fromEntries(Object.keys(DEFAULT_LIMITS.rates).map((name) => [name, PLENTY]));
/** Messages sent over one socket before another is opened. */
const BATCH = 40;
/** Batches until the stranger makes another table. */
const OWN_FOR = 10;

type Request = Input & { over: 'http' };

/** Sends `count` malformed inputs to a separate local server without rate limits. */
export async function fuzz(count: number, seed: number, folder: string): Promise<FuzzResult> {
  const limits = {
    rates: RATES as typeof DEFAULT_LIMITS.rates,
    tables: 5000,
    tablesPerAddress: 5000,
    tablesPerGuest: 5000,
  }; // the same names
  const server = await startServerProcess(join(folder, 'fuzz.db'), { limits, logger: { level: 'error' } });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    const ann = await Guest.at(server.address);
    let stranger = await Guest.at(server.address);
    // Without deadlines, so that nothing happens by itself.
    const code = await ann.table({ others: ['Bob'], start: true, options: { limits: { lay: null } } });
    const player = await ann.enter(code);
    const before = await player.until('update', (it) => it.viewer === 0);
    const known = { code, question: before.seen.question!.id, cookie: stranger.cookie };
    const as = (input: Request, cookie: string): Request =>
      input.headers['cookie'] === known.cookie ? { ...input, headers: { ...input.headers, cookie } } : input;
    await server.vitals();
    const answers: Record<string, number> = {};
    const tally = (what: string): void => {
      answers[what] = (answers[what] ?? 0) + 1;
    };
    let batch: Input[] = [];
    let sent = 0;
    let own = '';
    for (const input of inputs(count, seed, known)) {
      batch.push(input);
      sent++;
      if (batch.length < BATCH && sent < count) continue;
      stranger = await isStillKnown(stranger);
      const { cookie } = stranger;
      // At the table of others and at their own in turn, where more is allowed.
      if (sent % (OWN_FOR * BATCH) === 0) own = await stranger.table({ options: { visibility: 'public', seats: 3 } });
      const at = own !== '' && (sent / BATCH) % 2 === 0 ? own : code;
      await Promise.all([
        sendAll(stranger, at, batch, tally),
        ...batch.map((it) =>
          it.over === 'http'
            ? ask(server.address, as(it, cookie), agent).then((status) => tally(`HTTP ${status}`))
            : null,
        ),
      ]);
      batch = [];
    }
    const vitals = await server.vitals();
    player.socket.terminate();
    const again = await ann.enter(code);
    const after = await again.until('update', (it) => it.viewer === 0);
    const intact = JSON.stringify(after.seen) === JSON.stringify(before.seen) && (await canLay(again, known.question));
    again.socket.terminate();
    return { inputs: sent, answers, vitals, errors: server.errorLines, intact };
  } finally {
    agent.destroy();
    server.child.kill('SIGKILL');
  }
}

/** One of the inputs deletes the guest: after that, this is a new one. */
async function isStillKnown(guest: Guest): Promise<Guest> {
  const { who } = (await (await guest.fetch('/api/me')).json()) as Me;
  return who === guest.who ? guest : Guest.at(guest.address);
}

async function canLay(client: Client, to: number): Promise<boolean> {
  const { mine } = client.seen(0)!.seen.view as { mine: string[] };
  return (
    (await client.command({ type: 'move', seat: 0, move: { to, answer: { card: mine[0], sure: true } } })) === null
  );
}

async function sendAll(
  guest: Guest,
  code: string,
  batch: readonly Input[],
  count: (what: string) => void,
): Promise<void> {
  // A guest who was deleted at this moment isn't let in.
  const client = await guest.connect().catch(() => null);
  if (!client) return;
  client.send({ type: 'enter', table: code, after: {} });
  for (const input of batch)
    if (input.over === 'socket' && client.socket.readyState === WebSocket.OPEN) client.socket.send(input.text);
  client.send({ type: 'ping' });
  await Promise.race([client.until('pong'), client.whenClosed]).catch(() => undefined);
  client.socket.terminate();
  for (const it of client.received) count('refusal' in it ? `${it.type} ${it.refusal.code}` : it.type);
}

/** The status; 0 if the connection was closed. */
function ask(address: string, { method, path, headers, body }: Request, agent: Agent): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}

/** True if the server broke instead of refusing. */
export const isBroken = (answer: string): boolean => /\bfault$|HTTP 5(?!03)/.test(answer);

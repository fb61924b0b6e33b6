import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { forSeat } from '@wordhoard/kernel';

/** Every player's moves, round after round: types a word letter by letter, locks it, lets the others' stand. */
export const STEPS = ['type', 'type', 'type', 'type', 'type', 'type', 'lock', 'pass'] as const;
export type Step = (typeof STEPS)[number];

/** Two words for each round, no two of one family. */
const WORDS = [
  'lemonade squirrel',
  'mountain whistle',
  'penguin umbrella',
  'question village',
  'dolphin notebook',
].concat(['orchestra balcony', 'kingdom feather']);
export const ROUNDS: number = WORDS.length;
export const wordOf = (round: number, seat: number): string => forSeat(WORDS[round]!.split(' '), seat);

/** The seed text of all our tables, so that a game's moves can be planned before it is played. */
export const DEAL = 'the bench';

/** One client at a table. A move resolves when the server has answered it. */
export interface BenchPlayer {
  move(step: Step, text: string): Promise<void>;
  leave(): void;
}

export interface Contestant {
  readonly name: string;
  /** Moves per table, if that isn't the sum of all players' steps. */
  readonly moves?: number;
  /** Opens this many tables and returns their players in pairs. */
  seat(tables: number): Promise<BenchPlayer[]>;
  /** Opens idle sockets, if the server allows them. */
  idle?(sockets: number): Promise<Pick<BenchPlayer, 'leave'>[]>;
  /** Seconds of processor time the server has used, all threads, user and system. */
  cpu(): Promise<number>;
  /** The same of its database, if that is a process of its own. */
  databaseCpu?(): Promise<number>;
  /** Bytes it still holds after a garbage collection. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a contestant, or tells what is missing and how to install it. */
export type Opener = () => Promise<Contestant | string>;

/** Where the other projects are installed: they are no dependencies of ours. */
export const PEERS: URL = new URL('../peers/', import.meta.url);
export const isPeerInstalled = (name: string): boolean => existsSync(new URL(`node_modules/${name}`, PEERS));
export const missingPeer = (name: string): string =>
  `${name} is not installed, so there is no comparison with it. To install it: npm ci --prefix bench/peers`;

/** Opens this many one after the other, so that they don't all connect at once. */
export async function openInTurn<T>(count: number, open: (n: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  for (let n = 0; n < count; n++) opened.push(await open(n));
  return opened;
}

export interface SpawnedServer extends Pick<Contestant, 'cpu' | 'memory' | 'close'> {
  readonly address: string;
  /** Bytes of the machine's memory it has after a garbage collection. */
  rss(): Promise<number>;
}

/** Starts a server in a separate process, to measure it alone; configured as in production. */
export async function spawnServer(module: string, ...args: string[]): Promise<SpawnedServer> {
  const child = fork(new URL(module, import.meta.url), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error(`${module} ended before it was ready`)));
  const [address] = await once(child, 'message', { signal: ended.signal });
  async function ask(what: ContestQuestion): Promise<number> {
    child.send(what);
    const [answer] = await once(child, 'message');
    return Number(answer);
  }
  return {
    address: String(address),
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    rss: () => ask('rss'),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export const sumOver = async (
  servers: readonly SpawnedServer[],
  of: (server: SpawnedServer) => Promise<number>,
): Promise<number> => (await Promise.all(servers.map(of))).reduce((total, it) => total + it, 0);
export const closeAll = async (servers: readonly SpawnedServer[]): Promise<void> =>
  void (await Promise.all(servers.map((it) => it.close())));

type ContestQuestion = 'cpu' | 'memory' | 'rss';

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The child process's side of `spawnServer`. `cpu` is for one that only starts another program. */
export function reportToParent(address: string, cpu: () => number = ownCpu): void {
  process.on('message', (what: ContestQuestion) => {
    if (what === 'cpu') return process.send?.(cpu());
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    return process.send?.(what === 'rss' ? rss : heapUsed + external);
  });
  // The parent process has ended.
  process.once('disconnect', () => process.exit());
  process.send?.(address);
}

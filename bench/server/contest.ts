import { fork } from 'node:child_process';
import { once } from 'node:events';
import { forSeat } from '@wordhoard/kernel';

/** Every player's moves, round after round: types a word letter by letter, locks it, lets the others' stand. */
export const STEPS = ['type', 'type', 'type', 'type', 'type', 'type', 'lock', 'pass'] as const;
export type Step = (typeof STEPS)[number];

/** Two words for each round, none of a family with another. */
const WORDS = [
  'lemonade squirrel',
  'mountain whistle',
  'penguin umbrella',
  'question village',
  'dolphin notebook',
].concat(['orchestra balcony', 'kingdom feather']);
export const ROUNDS: number = WORDS.length;
export const wordOf = (round: number, seat: number): string => forSeat(WORDS[round]!.split(' '), seat);

/** Our tables are all dealt from this, so that a game can be settled move by move before it is played. */
export const DEAL = 'the bench';

/** One client at a table. Resolves when the server's answer to the move has come back. */
export interface BenchPlayer {
  move(step: Step, text: string): Promise<void>;
  leave(): void;
}

export interface Contestant {
  readonly name: string;
  /** Moves per table, if that isn't the sum of all players' steps. */
  readonly moves?: number;
  /** Opens so many new tables; gives their players in pairs. */
  seat(tables: number): Promise<BenchPlayer[]>;
  /** Opens idle sockets, where there is such a thing. */
  idle?(sockets: number): Promise<Pick<BenchPlayer, 'leave'>[]>;
  /** Seconds of processor time the server has used, all threads, user and system. */
  cpu(): Promise<number>;
  /** Bytes it holds on to, after everything that could go is gone. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** Opens this many one after the other, so that they don't all connect at once. */
export async function openInTurn<T>(count: number, open: (n: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  for (let n = 0; n < count; n++) opened.push(await open(n));
  return opened;
}

export interface SpawnedServer extends Pick<Contestant, 'cpu' | 'memory' | 'close'> {
  readonly address: string;
}

/** A server in a process of its own, so that what it uses is its own; as it would be run for others to play on. */
export async function spawnServer(module: string, ...args: string[]): Promise<SpawnedServer> {
  const child = fork(new URL(module, import.meta.url), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = await once(child, 'message');
  async function ask(what: ContestQuestion): Promise<number> {
    child.send(what);
    const [answer] = await once(child, 'message');
    return Number(answer);
  }
  return {
    address: String(address),
    cpu: () => ask('cpu'),
    memory: () => ask('memory'),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

type ContestQuestion = 'cpu' | 'memory';

/** The child's part of it. */
export function reportToParent(address: string): void {
  process.on('message', (what: ContestQuestion) => {
    const { user, system } = process.cpuUsage();
    if (what === 'cpu') return process.send?.((user + system) / 1e6);
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return process.send?.(heapUsed + external);
  });
  // The parent process has ended.
  process.once('disconnect', () => process.exit());
  process.send?.(address);
}

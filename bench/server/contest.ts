import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What every player does, round after round: types a word letter by letter, locks it, lets the others' stand. */
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
export const wordOf = (round: number, seat: number): string => WORDS[round]!.split(' ')[seat]!;

/** One client at a table. Resolves when the server's answer to the move has come back. */
export interface Player {
  move(step: Step, text: string): Promise<void>;
  leave(): void;
}

export interface Contestant {
  readonly name: string;
  /** Opens so many new tables; gives their players in pairs. */
  seat(tables: number): Promise<Player[]>;
  /** Seconds of processor time the server has used, all threads, user and system. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** A server in a process of its own, so that what it uses is its own; as it would be run for others to play on. */
export async function spawnServer(module: string): Promise<Pick<Contestant, 'cpu' | 'close'> & { address: string }> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(new URL(module, import.meta.url), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [address] = await once(child, 'message');
  return {
    address: String(address),
    async cpu() {
      child.send('cpu');
      const [seconds] = await once(child, 'message');
      return Number(seconds);
    },
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The child's part of it. */
export function tellParent(address: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  });
  process.send?.(address);
}

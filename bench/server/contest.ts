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
}

export interface Contestant {
  readonly name: string;
  /** In pairs: two to a table. */
  readonly players: readonly Player[];
  /** Seconds of processor time the server has used, all threads, user and system. */
  cpu(): Promise<number>;
  close(): void;
}

/** A server in a process of its own, so that what it uses is its own. */
export async function spawnServer(module: string): Promise<{ address: string; cpu(): Promise<number>; close(): void }> {
  const child = fork(new URL(module, import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [address] = await once(child, 'message');
  return {
    address: String(address),
    async cpu() {
      child.send('cpu');
      const [seconds] = await once(child, 'message');
      return Number(seconds);
    },
    close: () => void child.kill('SIGTERM'),
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

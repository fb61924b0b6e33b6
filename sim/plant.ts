import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const HOOKS = new URL('mutants.ts', import.meta.url).href;

/** How a planted fault was noticed; the seed is null if it was not. */
export interface Noticed {
  readonly seed: number | null;
  /** The first thing that the oracle said about it. */
  readonly by: string;
  /** What went wrong besides: a mutant that cannot be planted, for example. */
  readonly error: string;
}

/** Simulates seeds one after the other with this fault in place, in a process of its own, until one notices it. */
export function plant(name: string, seeds: number): Noticed {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', HOOKS, MAIN, '--seeds', String(seeds), '--once', '--stop'],
    { env: { ...process.env, MUTANT: name }, encoding: 'utf8' },
  );
  const [, seed, by = ''] = /^seed (\d+):\n {2}(.*)/.exec(stdout) ?? [];
  return { seed: seed === undefined ? null : Number(seed), by, error: stderr };
}

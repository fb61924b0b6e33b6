import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const HOOKS = new URL('mutants.ts', import.meta.url).href;

/** Detection of a planted bug; the seed is null if it wasn't detected. */
export interface MutantResult {
  readonly seed: number | null;
  /** The oracle's first message about it. */
  readonly by: string;
  /** Any other error, for example if the mutant can't be planted. */
  readonly error: string;
}

/** Simulates seeds in a separate process with this bug in place, until one detects it. */
export function plant(name: string, seeds: number): MutantResult {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', HOOKS, MAIN, '--seeds', String(seeds), '--once', '--stop'],
    { env: { ...process.env, MUTANT: name }, encoding: 'utf8' },
  );
  const [, seed, by = ''] = /^Seed (\d+) failed\..*\n {2}(.*)/.exec(stdout) ?? [];
  return { seed: seed === undefined ? null : Number(seed), by, error: stderr };
}

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { type Simulated, simulate } from './src/simulate.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => String(seed));
/** Seeds that failed once, each with what it found. */
const KEPT = [
  // A bot whose line could not be written never moved again.
  '110',
];

const simulated = new Map<string, Promise<Simulated>>();
/** What came of a seed; simulated when first asked for. */
function outcomeOf(seed: string): Promise<Simulated> {
  const outcome = simulated.get(seed) ?? simulate(seed);
  simulated.set(seed, outcome);
  return outcome;
}

test.each([...SEEDS, ...KEPT])(
  'seed %s: what was acknowledged is there once, and everybody saw what was',
  async (seed) => {
    const { faults, counts } = await outcomeOf(seed);
    expect(faults).toEqual([]);
    expect(counts.moves).toBeGreaterThan(20);
  },
);

test('things break, and between that much is typed', async () => {
  const all = await Promise.all(SEEDS.map(outcomeOf));
  for (const what of ['crashes', 'cuts', 'diskFaults', 'newsLost', 'drafts'] as const)
    expect(all.reduce((sum, { counts }) => sum + counts[what], 0)).toBeGreaterThan(10);
});

test('a seed tells the same story twice, another another', async () => {
  const [once, again, other] = [await outcomeOf('7'), await simulate('7'), await outcomeOf('8')];
  expect(once.story).toBe(again.story);
  expect(once.story).not.toBe(other.story);
});

/** How many seeds a planted fault may go unnoticed for. */
const NOTICED_WITHIN = 200;
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const HOOKS = new URL('mutants.ts', import.meta.url).href;

test.each(Object.entries(MUTANTS))('noticed: %s', (name, { noticedBy = 0 }) => {
  // The sweep also goes through the seeds that are known to notice nothing.
  const from = inject('sweep') ? 0 : noticedBy;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', HOOKS, MAIN, '--from', String(from), '--seeds', String(NOTICED_WITHIN), '--stop'],
    { env: { ...process.env, MUTANT: name }, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^seed \d+:\n/);
  expect(status).toBe(1);
});

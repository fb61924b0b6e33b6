import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { simulate } from './src/simulate.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => String(seed));
/** Seeds that failed once, each with what it found. */
const KEPT = [
  // A bot whose line could not be written never moved again.
  '110',
];

test.each([...SEEDS, ...KEPT])(
  'seed %s: what was acknowledged is there once, and everybody saw what was',
  async (seed) => {
    const { faults, counts } = await simulate(seed);
    expect(faults).toEqual([]);
    expect(counts.moves).toBeGreaterThan(20);
  },
);

test('things break, and between that much is typed', async () => {
  const all = await Promise.all(SEEDS.map(simulate));
  for (const what of ['crashes', 'cuts', 'diskFaults', 'newsLost', 'drafts'] as const)
    expect(all.reduce((sum, { counts }) => sum + counts[what], 0)).toBeGreaterThan(10);
});

test('a seed tells the same story twice, another another', async () => {
  const [once, again, other] = [await simulate('7'), await simulate('7'), await simulate('8')];
  expect(once.story).toBe(again.story);
  expect(once.story).not.toBe(other.story);
});

/** How many seeds a planted fault may go unnoticed for. */
const NOTICED_WITHIN = 200;
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const HOOKS = new URL('mutants.ts', import.meta.url).href;

test.each(Object.keys(MUTANTS))('noticed: %s', (name) => {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['--import', HOOKS, MAIN, '--seeds', String(NOTICED_WITHIN), '--stop'],
    { env: { ...process.env, MUTANT: name }, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^seed \d+:\n/);
  expect(status).toBe(1);
});

import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { plant } from './plant.ts';
import { type SimulationResult, simulate } from './src/simulate.ts';

const SEEDS = Array.from({ length: 16 }, (_, seed) => String(seed));

const simulated = new Map<string, Promise<SimulationResult>>();
/** Simulates a seed once. */
function outcomeOf(seed: string): Promise<SimulationResult> {
  const outcome = simulated.get(seed) ?? simulate(seed);
  simulated.set(seed, outcome);
  return outcome;
}

test.each(SEEDS)('seed %s: the oracle finds no error', async (seed) => {
  const { faults, counts } = await outcomeOf(seed);
  expect(faults).toEqual([]);
  expect(counts.moves).toBeGreaterThan(15);
});

test('things break', async () => {
  const all = await Promise.all(SEEDS.map(outcomeOf));
  for (const what of ['crashes', 'cuts', 'diskFaults', 'newsLost', 'stops', 'restarts'] as const)
    expect(all.reduce((sum, { counts }) => sum + counts[what], 0)).toBeGreaterThan(10);
  expect(all.some(({ counts }) => counts.powerFailures > 0)).toBe(true);
});

test('a seed gives the same log twice, and another seed gives another', async () => {
  const [once, again, other] = [await outcomeOf('7'), await simulate('7'), await outcomeOf('8')];
  expect(once.story).toBe(again.story);
  expect(once.story).not.toBe(other.story);
});

test.each(Object.entries(MUTANTS))('%s: its line is still in the file', (_, { file, from }) => {
  expect(readFileSync(file, 'utf8')).toContain(from);
});

/** Seeds within which a planted bug must be detected. */
const NOTICED_WITHIN = 50;
const planted = Object.entries(MUTANTS).filter(([, { short, isMissed }]) => short || (inject('sweep') && !isMissed));

test.each(planted.map(([name]) => name))('detects: %s', (name) => {
  const { seed, error } = plant(name, NOTICED_WITHIN);
  expect(error).toBe('');
  expect(seed).not.toBeNull();
});

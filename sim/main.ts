/**
 * `npm run sim -- --seeds 1000 [--from 0] [--stop] [--once]` simulates every seed twice and prints those that failed.
 * `npm run sim -- --mutants [--seeds 50]` plants each bug of `mutants.ts` and prints the first seed that detects it.
 */
import { parseArgs } from 'node:util';
import { MUTANTS } from './mutants.ts';
import { plant } from './plant.ts';
import { simulate } from './src/simulate.ts';
import { simulateShuffle } from './src/simulate-shuffle.ts';
import { noCounts, type SimulationCounts } from './src/world.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '0' },
    stop: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
  },
});
const seconds = (began: number): number => (performance.now() - began) / 1000;

async function faultsOf(seed: number, sum: SimulationCounts): Promise<readonly string[]> {
  const first = await simulate(String(seed));
  const faults = [...first.faults, ...(await simulateShuffle(String(seed)))];
  // Object.keys loses the key type.
  for (const key of Object.keys(sum) as (keyof SimulationCounts)[]) sum[key] += first.counts[key];
  if (values.once) return faults;
  const second = await simulate(String(seed));
  return first.story === second.story ? faults : [...faults, 'two runs with the same seed gave different logs'];
}

async function simulateAll(from: number, seeds: number): Promise<number> {
  const sum = noCounts();
  const began = performance.now();
  let failed = 0;
  for (let seed = from; seed < from + seeds && !(failed > 0 && values.stop); seed++) {
    const faults = await faultsOf(seed, sum);
    if (faults.length === 0) continue;
    failed += 1;
    console.log(
      `Seed ${seed} failed. Repeat it: npm run sim -- --from ${seed} --seeds 1\n  ${faults.slice(0, 5).join('\n  ')}`,
    );
  }
  console.log(
    `${seeds} seeds, each ${values.once ? 'once' : 'twice'}: ${sum.tables} tables, ${sum.moves} moves, ${sum.crashes} crashes, ` +
      `${sum.restarts} restarts, ${sum.stops} stops, ${sum.cuts} cuts, ${sum.diskFaults} disk faults, ` +
      `${sum.powerFailures} power failures with losses, ${sum.damagedTables} damaged tables, ` +
      `${sum.newsLost} lost notices; ${sum.seconds} simulated seconds in ${seconds(began).toFixed(0)} s; ${failed} failed`,
  );
  return failed;
}

function plantAll(seeds: number): number {
  const began = performance.now();
  const noticed = Object.keys(MUTANTS).map((name) => {
    const { seed, by, error } = plant(name, seeds);
    console.log(
      `${name.padEnd(46)} ${seed === null ? `not detected ${error}` : `seed ${String(seed).padStart(2)}: ${by}`}`,
    );
    return seed;
  });
  const missed = noticed.filter((seed) => seed === null).length;
  const known = Object.values(MUTANTS).filter(({ isMissed }) => isMissed).length;
  console.log(
    `${noticed.length} mutants, ${missed} not detected within ${seeds} seeds; ${seconds(began).toFixed(0)} s`,
  );
  return Math.max(0, missed - known);
}

const failed = values.mutants
  ? plantAll(Number(values.seeds ?? 50))
  : await simulateAll(Number(values.from), Number(values.seeds ?? 100));
process.exitCode = failed > 0 ? 1 : 0;

/** `npm run sim -- --seeds 1000 [--from 0] [--stop]`: every seed twice; prints what it did, and every seed that failed. */
import { parseArgs } from 'node:util';
import { simulate } from './src/simulate.ts';
import { type Counts, noCounts } from './src/world.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    stop: { type: 'boolean', default: false },
  },
});
const [from, seeds] = [Number(values.from), Number(values.seeds)];

const sum = noCounts();
let failed = 0;
const began = performance.now();
for (let seed = from; seed < from + seeds; seed++) {
  const [first, second] = [await simulate(String(seed)), await simulate(String(seed))];
  const faults = [...first.faults, ...(first.story === second.story ? [] : ['run twice, it told two stories'])];
  if (faults.length > 0) {
    failed += 1;
    console.log(`seed ${seed}:\n  ${faults.slice(0, 5).join('\n  ')}`);
    if (values.stop) break;
  }
  // Object.keys forgets which keys these are.
  for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += first.counts[key];
}
const took = (performance.now() - began) / 1000;
console.log(
  `${seeds} seeds, each twice: ${sum.tables} tables, ${sum.moves} moves, ${sum.crashes} crashes, ${sum.cuts} cuts, ` +
    `${sum.diskFaults} disk faults, ${sum.newsLost} times news lost, ${sum.drafts} drafts looked for; ` +
    `${Math.round((2 * sum.seconds) / took)} simulated seconds a second; ${failed} failed`,
);
process.exitCode = failed > 0 ? 1 : 0;

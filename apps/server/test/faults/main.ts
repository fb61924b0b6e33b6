/**
 * `npm run test:faults`: real servers and a real PostgreSQL, killed, stopped, starved and stalled under load, and a ledger of
 * every move that was acknowledged. `KILLS=10` makes it shorter.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../start-postgres.ts';
import { FAULTS, faultsIn } from './ledger.ts';
import { databaseGone, fullDisk, kills, type Report, stalledAndDoubled } from './scenarios.ts';

const KILLS = Number(process.env['KILLS'] ?? 100);
const STOPS = Math.ceil(KILLS / 10);
const STALLS = Math.ceil(KILLS / 5);
/** It has hung, and says so. Every process it started ends with it. */
const LONGEST_MS = 15 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-faults-'));
const started = performance.now();
setTimeout(() => {
  console.error(`not done after ${LONGEST_MS / 60_000} minutes`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}, LONGEST_MS).unref();

const postgres = await startPostgres();
const file = (name: string): string => join(folder, `${name}.db`);
const two = async (): Promise<{ db: string; servers: number }> => ({ db: await postgres.fresh(), servers: 2 });
/** With less not even the tables fit that the players sit at. */
const FULL_AT_KB = [512, 640, 768, 1024];
type Run = readonly [store: string, run: () => Promise<Report>];
const runs: readonly Run[] = [
  ['SQLite', () => kills({ db: file('kills'), servers: 1 }, KILLS)],
  ['PostgreSQL', async () => kills(await two(), KILLS)],
  ['PostgreSQL', async () => databaseGone(await two(), postgres, STOPS)],
  ...FULL_AT_KB.map((kb): Run => ['SQLite', () => fullDisk(file(`full-${kb}`), kb * 1024)]),
  ['SQLite', () => stalledAndDoubled({ db: file('stalled'), servers: 1 }, STALLS)],
  ['PostgreSQL', async () => stalledAndDoubled(await two(), STALLS)],
];

const reports: Report[] = [];
for (const [store, run] of runs) {
  const report = await run();
  reports.push(report);
  const found = FAULTS.map((fault) => `${fault} ${report[fault]}`).join(', ');
  console.log(
    `${store}: ${report.done}\n  ${report.acknowledged} moves acknowledged: ${found}; ${report.typed} drafts, ${report.typedKept} kept`,
  );
}
await postgres.close();
rmSync(folder, { recursive: true, force: true });

const sum = (of: (report: Report) => number): number => reports.reduce((total, report) => total + of(report), 0);
const faults = sum(faultsIn);
console.log(
  `\n${sum((it) => it.kills)} kills, ${sum((it) => it.acknowledged)} acknowledged moves, ${sum((it) => it.lost)} lost, ` +
    `${sum((it) => it.doubled)} doubled, ${faults} faults in all; ${((performance.now() - started) / 1000).toFixed(0)} s, ` +
    `load ${loadavg()[0]!.toFixed(1)}`,
);
process.exit(faults === 0 ? 0 : 1);

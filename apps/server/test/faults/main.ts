/**
 * `npm run test:faults`: real servers and a real PostgreSQL that keeps what it commits (`fsync` on), killed, stopped, starved
 * and stalled under load, with wrong clocks, upgraded and rolled back. A ledger has every move that was acknowledged, and the
 * oracle judges real games with deadlines. `KILLS=20` makes it shorter, in proportion; `npm run test:faults -- moves` or
 * `-- games` runs only one of the two.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../start-postgres.ts';
import { FAULTS, faultsIn } from './ledger.ts';
import { type GamesReport, jumpsInGames, killsInGames, pausesInGames, upgradeAndRollback } from './real-scenarios.ts';
import { databaseGone, fullDisk, kills, type Report, stalledAndDoubled } from './scenarios.ts';

const KILLS = Number(process.env['KILLS'] ?? 100);
const STOPS = Math.ceil(KILLS / 10);
const STALLS = Math.ceil(KILLS / 5);
const KILLS_IN_GAMES = Math.ceil(KILLS / 10);
/** Several pairs of servers are suspended at once, to save time. */
const PAIRS = 4;
const PAUSES = Math.ceil(KILLS / 5 / PAIRS);
const PAUSE_MS = 20_000;
/** Time limit of the whole run. Every process it started ends with it. */
const LONGEST_MS = 18 * 60_000;

const only = process.argv[2];
if (only !== undefined && only !== 'moves' && only !== 'games')
  throw new Error(`Unknown argument '${only}'. Use moves, games, or nothing for both.`);

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-faults-'));
const started = performance.now();
setTimeout(() => {
  console.error(`Stopped: not done after ${LONGEST_MS / 60_000} minutes.`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}, LONGEST_MS).unref();

const postgres = await startPostgres({ durable: true });
const file = (name: string): string => join(folder, `${name}.db`);
const two = async (): Promise<{ db: string; servers: number }> => ({ db: await postgres.fresh(), servers: 2 });
/** With less, not even the players' tables fit. */
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
for (const [store, run] of only === 'games' ? [] : runs) {
  const report = await run();
  reports.push(report);
  const found = FAULTS.map((fault) => `${fault} ${report[fault]}`).join(', ');
  console.log(
    `${store}: ${report.done}\n  ${report.acknowledged} moves acknowledged: ${found}; ${report.typed} drafts, ${report.typedKept} kept`,
  );
}

type GamesRun = () => Promise<GamesReport>;
const one = (name: string): { db: string; servers: number } => ({ db: file(name), servers: 1 });
/** Runs of a batch go in parallel: most of them wait. */
const batches: readonly (readonly GamesRun[])[] = [
  [
    ...Array.from({ length: PAIRS }, (): GamesRun => async () => pausesInGames(await two(), PAUSES, PAUSE_MS)),
    () => upgradeAndRollback(one('upgrade')),
    async () => upgradeAndRollback(await two()),
  ],
  [
    () => killsInGames(one('games'), KILLS_IN_GAMES),
    async () => killsInGames(await two(), KILLS_IN_GAMES),
    () => jumpsInGames(one('jumps')),
    async () => jumpsInGames(await two()),
  ],
];
const gamesReports: GamesReport[] = [];
async function play(run: GamesRun): Promise<void> {
  const report = await run();
  gamesReports.push(report);
  const { done, games, faults: found } = report;
  console.log(`${done}\n  ${games} games finished, ${found.length} errors`);
  for (const fault of found.slice(0, 5)) console.log(`  ${fault}`);
}
for (const batch of only === 'moves' ? [] : batches) await Promise.all(batch.map(play));
await postgres.close();
rmSync(folder, { recursive: true, force: true });

const sum = (of: (report: Report) => number): number => reports.reduce((total, report) => total + of(report), 0);
const inGames = (of: (report: GamesReport) => number): number => gamesReports.reduce((total, it) => total + of(it), 0);
const faults = sum(faultsIn) + inGames((it) => it.faults.length);
console.log(
  `\n${sum((it) => it.kills) + inGames((it) => it.kills)} kills, ${inGames((it) => it.games)} games, ${sum((it) => it.acknowledged)} acknowledged moves, ${sum((it) => it.lost)} lost, ` +
    `${sum((it) => it.doubled)} doubled, ${faults} errors in total; ${((performance.now() - started) / 1000).toFixed(0)} s, ` +
    `load ${loadavg()[0]!.toFixed(1)}`,
);
process.exit(faults === 0 ? 0 : 1);

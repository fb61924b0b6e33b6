import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { usePostgres } from '../postgres.ts';
import { folder } from '../server.ts';
import { faultsIn } from './ledger.ts';
import { killsInGames, pausesInGames, upgradeAndRollback } from './real-scenarios.ts';
import { databaseGone, fullDisk, kills, type Report, stalledAndDoubled } from './scenarios.ts';

/** The short form of `npm run test:faults`. */
const postgres = usePostgres();
/** Each kill is followed by a start, which takes longer than all the moves. */
const KILLS = inject('sweep') ? 2 : 1;
const file = (): string => join(folder(), 'faults.db');

function expectHonest(report: Report): void {
  expect(report.acknowledged).toBeGreaterThan(40);
  expect(report).toMatchObject({ lost: 0, doubled: 0, invented: 0, gaps: 0, misheard: 0, forgotten: 0 });
  expect(report.typedKept).toBeLessThan(report.typed);
  expect(faultsIn(report)).toBe(0);
}

test('SIGKILL under load, SQLite: every acknowledged move is in the log once', async () => {
  const report = await kills({ db: file(), servers: 1 }, KILLS);
  expect(report.kills).toBeGreaterThanOrEqual(KILLS);
  expectHonest(report);
});

test('SIGKILL under load, two servers on PostgreSQL', async () => {
  const report = await kills({ db: await postgres.fresh(), servers: 2 }, KILLS);
  expect(report.kills).toBeGreaterThanOrEqual(KILLS);
  expectHonest(report);
});

test('PostgreSQL goes away and comes back', async () => {
  expectHonest(await databaseGone({ db: await postgres.fresh(), servers: 2 }, postgres, 1));
});

test('on a full disk nothing is acknowledged that isn’t stored, and play continues when there is room', async () => {
  expectHonest(await fullDisk(file(), 640 * 1024));
});

test('every move sent twice at once, with stalled connections and suspended servers', async () => {
  expectHonest(await stalledAndDoubled({ db: await postgres.fresh(), servers: 2 }, 2));
});

/** Games with deadlines take long: `npm test` plays one kind, the sweep all, and `npm run test:faults` many. */
test('servers are killed in real games with deadlines, and the oracle finds no fault', async () => {
  const { faults, games } = await killsInGames({ db: file(), servers: 1 }, KILLS);
  expect(faults).toEqual([]);
  expect(games).toBeGreaterThan(0);
});

/** Real games take their real time: about a minute each, and several on a busy machine. */
const sweepTest = test.runIf(inject('sweep'));
const LONG = { timeout: 600_000 };

sweepTest('two servers, one of which stands still for 20 s in real games', LONG, async () => {
  const { faults } = await pausesInGames({ db: await postgres.fresh(), servers: 2 }, 1, 20_000);
  expect(faults).toEqual([]);
});

sweepTest('upgrade and rollback with a match in play, two servers on PostgreSQL', LONG, async () => {
  const { faults } = await upgradeAndRollback({ db: await postgres.fresh(), servers: 2 });
  expect(faults).toEqual([]);
});

import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { onePostgres } from '../postgres.ts';
import { folder } from '../server.ts';
import { faultsIn } from './ledger.ts';
import { databaseGone, fullDisk, kills, type Report, stalledAndDoubled } from './scenarios.ts';

/** The short form of `npm run test:faults`. */
const postgres = onePostgres();
/** Each is followed by a server that opens again, which takes longer than all the moves. */
const KILLS = inject('sweep') ? 2 : 1;
const file = (): string => join(folder(), 'faults.db');

function expectHonest(report: Report): void {
  expect(report.acknowledged).toBeGreaterThan(40);
  expect(report).toMatchObject({ lost: 0, doubled: 0, invented: 0, gaps: 0, misheard: 0, forgotten: 0 });
  expect(report.typedKept).toBeLessThan(report.typed);
  expect(faultsIn(report)).toBe(0);
}

test('SIGKILL under load, SQLite: what was acknowledged is there, once', async () => {
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

test('the disk is full: nothing is promised that is not there, and with more room all goes on', async () => {
  expectHonest(await fullDisk(file(), 512 * 1024));
});

test('every move sent twice at once, and lines and servers that stand still', async () => {
  expectHonest(await stalledAndDoubled({ db: await postgres.fresh(), servers: 2 }, 2));
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { exportStore } from '../src/storage/move.ts';
import { Guest } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { usePostgres } from './postgres.ts';
import { annAndBob, folder, lay, openServer, playOut } from './server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = 1_800_000_000_000;

const postgres = usePostgres();
const STORES = {
  SQLite: async () => join(folder(), 'server.db'),
  PostgreSQL: () => postgres.fresh(),
};

/** Starts a server whose clock says this, lets it prune, and closes it. */
async function runAt(db: string, now: number, options: Pick<ServerOptions, 'isClockRight'> = {}): Promise<void> {
  const server = await openServer({ db, clock: new FakeClock(now), ...options });
  for (let minutes = 0; minutes < 12; minutes++) {
    await server.clock.isSet(1000);
    server.clock.advance(MINUTE);
  }
  await server.close();
}

async function codesIn(db: string): Promise<string[]> {
  const rows = (await Array.fromAsync(exportStore(db))).map((line) => JSON.parse(line));
  return rows.filter(({ type }) => type === 'table').map(({ code }) => code);
}

/** One table of every kind that pruning deletes: waiting, correspondence, relaxed, and finished. */
async function tablesOfAllKinds(db: string): Promise<string[]> {
  const server = await openServer({ db, clock: new FakeClock(START) });
  const waiting = await (await Guest.at(server.address)).table();
  const slow = await annAndBob(server, { options: { pace: { days: 2 } } });
  const relaxed = await annAndBob(server, { options: { pace: 'relaxed' } });
  await lay(slow.ann, 0);
  const over = await annAndBob(server);
  await playOut([
    [over.ann, 0],
    [over.bob, 1],
  ]);
  await over.ann.until('table', (it) => it.table.status === 'over');
  await server.close();
  return [waiting, slow.code, relaxed.code, over.code].toSorted();
}

describe.each(Object.entries(STORES))('%s', (_, fresh) => {
  test('a clock that is wrong at one start, in either direction, deletes nothing and moves no deadline', async () => {
    const db = await fresh();
    const codes = await tablesOfAllKinds(db);
    const [, slow] = codes;
    expect(slow).toBeDefined();
    for (const jump of [30 * DAY, 400 * DAY, -30 * DAY]) {
      await expect(runAt(db, START + jump)).rejects.toThrow('If the clock is wrong, correct it and start again');
      await runAt(db, START + jump, { isClockRight: true });
      expect(await codesIn(db)).toEqual(codes);
      // And back.
      await runAt(db, START, { isClockRight: true });
      expect(await codesIn(db)).toEqual(codes);
    }
    for (const jump of [2 * HOUR, -2 * HOUR, 0]) {
      await runAt(db, START + jump);
      expect(await codesIn(db)).toEqual(codes);
    }
  });

  test('after a month without a server everything is there, and old data is deleted only later', async () => {
    const db = await fresh();
    const codes = await tablesOfAllKinds(db);
    await runAt(db, START + 31 * DAY, { isClockRight: true });
    expect(await codesIn(db)).toEqual(codes);
    const server = await openServer({ db, clock: new FakeClock(START + 31 * DAY) });
    server.clock.advance(23 * HOUR);
    await server.clock.isSet(1000);
    await server.close();
    const next = await openServer({ db, clock: server.clock });
    server.clock.advance(2 * HOUR);
    await server.clock.isSet(1000);
    await next.close();
    // It aged while a server ran. The next server waits a while before it deletes anything.
    const last = await openServer({ db, clock: server.clock });
    for (let minutes = 0; minutes < 9; minutes++) {
      await server.clock.isSet(1000);
      server.clock.advance(MINUTE);
    }
    expect(await codesIn(db)).toEqual(codes);
    while ((await codesIn(db)).length === codes.length) {
      await server.clock.isSet(1000);
      server.clock.advance(MINUTE);
    }
    await last.close();
    expect(await codesIn(db)).toHaveLength(codes.length - 1);
  });
});

test('two servers whose clocks disagree serve the same deadlines', async () => {
  const db = await postgres.fresh();
  const one = await openServer({ db, clock: new FakeClock(START) });
  const { code, ann, bob } = await annAndBob(one, { options: { pace: { days: 2 } } });
  await Promise.all([ann.close(), bob.close()]);
  // Until the checkpoint is on the disk.
  for (let minutes = 0; minutes < 4; minutes++) {
    one.clock.advance(MINUTE);
    await one.clock.isSet(1000);
  }
  const leftAt = async (server: { address: string }): Promise<number> => {
    const mine = await ann.guest.switchTo(server.address).fetch(`/api/me/tables?codes=${code}`);
    const { tables } = (await mine.json()) as { tables: { turn: { left: number } }[] };
    return tables[0]!.turn.left;
  };
  const promised = await leftAt(one);
  const other = await openServer({ db, clock: new FakeClock(one.clock.now() + 2 * HOUR) });
  expect(Math.abs((await leftAt(other)) - promised)).toBeLessThan(MINUTE);
});

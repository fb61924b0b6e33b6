import { anyGame, bind, seedFrom } from '@wordhoard/kernel';
import { type LogEntry, makeSetup, newTableState } from '@wordhoard/table';
import { highCard } from '@wordhoard/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { ENTRIES_PER_READ } from '../src/storage/storage.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { newHighCard } from './client.ts';
import { loadHighCard } from './games.ts';

const LINES = 3000;
const CODE = 'FOX-0001';

/** A table in play with a long log. */
async function longMatch(): Promise<{ open(pause: () => Promise<void> | undefined): Promise<LiveTable> }> {
  const game = anyGame(bind(highCard, null));
  const storage = await openSqlite(':memory:');
  onTestFinished(() => storage.close());
  const options = { config: { rounds: 3 }, limits: { lay: null }, pace: 'relaxed' } as const;
  const waiting = newTableState(CODE, 'ann', newHighCard({ bots: [1], options }));
  const seeds = { seed: seedFrom('long'), nonce: 'ab'.repeat(16), botSeed: 'bots' };
  const beginning = makeSetup(game, 'no words', waiting.options, seeds);
  await storage.createTable({ ...waiting, status: 'playing', beginning }, 0);
  const wave = (_: unknown, i: number): LogEntry => ({
    seq: i + 1,
    command: `ann:${i}`,
    entry: { at: i, seat: 0, free: { type: 'wave' } },
  });
  await storage.append(CODE, Array.from({ length: LINES }, wave));
  const fail = (why: object): void => expect.fail(JSON.stringify(why));
  return {
    open: async (pause) =>
      LiveTable.open(
        {
          clock: { now: () => 0, setTimer: () => () => undefined },
          storage,
          log: { info: fail, warn: fail, error: fail },
          think: async () => null,
          graceMs: { live: 1e9, relaxed: 1e9 },
          words: 'no words',
          deal: null,
          findGame: async (id) => ({ pack: (await loadHighCard(id))!, game }),
          pause,
          openTable: () => expect.fail('nobody asked for another table'),
        },
        (await storage.loadTable(CODE))!,
      ),
  };
}

test('loads a long match and reads its record in slices that let other work run', async () => {
  const { open } = await longMatch();
  // In production a slice ends after some milliseconds; here after every entry and every read.
  let [slices, turns] = [0, 0];
  const pause = (): Promise<void> => {
    slices += 1;
    return new Promise((resolve) => {
      setImmediate(() => {
        turns += 1;
        resolve();
      });
    });
  };
  const table = await open(pause);
  expect([slices, turns]).toEqual([LINES, LINES]);
  expect(await table.command({ who: 'ann', address: '' }, 'the-last-one', { type: 'resign', seat: 0 })).toBeNull();
  [slices, turns] = [0, 0];
  const record = await table.record('ann');
  expect(record).toMatchObject({ entries: expect.toSatisfy((entries: unknown[]) => entries.length === LINES) });
  expect([slices, turns]).toEqual([LINES / ENTRIES_PER_READ, LINES / ENTRIES_PER_READ]);
});

import { join } from 'node:path';
import { bindGame } from '@wordhoard/catalog';
import { newTableState } from '@wordhoard/table';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { newHighCard } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { loadHighCard } from './games.ts';
import { folder } from './server.ts';
import { runWordhoard } from './wordhoard.ts';

const RETRIED_WITHIN_MS = 10_000;
const ANN = { who: 'ann', address: '' };

/** A match of one round for one player, whose store saves tables only while `isDiskFull` says no. */
async function openMatch(isDiskFull: () => boolean): Promise<{ table: LiveTable; clock: FakeClock }> {
  const clock = new FakeClock();
  const sqlite = await openSqlite(':memory:');
  onTestFinished(() => sqlite.close());
  const storage: Storage = {
    ...sqlite,
    saveTable: (...args) => (isDiskFull() ? Promise.reject(new Error('disk full')) : sqlite.saveTable(...args)),
  };
  const wanted = newHighCard({ options: { ...newHighCard().options, seats: 1, config: { rounds: 1 } } });
  const state = newTableState('FOX-0001', ANN.who, wanted);
  await storage.createTable(state, clock.now());
  const pack = (await loadHighCard('high-card'))!;
  // The game consults no words.
  const game = bindGame(pack, null as never);
  const table = await LiveTable.open(
    {
      clock,
      storage,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      think: async () => null,
      graceMs: { live: 1e9, relaxed: 1e9 },
      words: 'no words',
      deal: 'a known deal',
      findGame: async () => ({ pack, game }),
      pause: () => undefined,
      openTable: () => expect.fail('nobody asked for another table'),
    },
    (await storage.loadTable(state.code))!,
  );
  await table.enter({ who: ANN.who, brief: true, send: () => {}, dismiss: () => {} }, {});
  expect(await table.command(ANN, 'start', { type: 'start' })).toBeNull();
  return { table, clock };
}

test('saves the end of a match later if the disk was full at the last move', async () => {
  let isFull = false;
  const { table, clock } = await openMatch(() => isFull);
  isFull = true;
  // Only the card that is held is taken; the others are refused.
  const cards = Array.from({ length: 40 }, (_, i) => `C${i}`);
  const to = table.questionFor(ANN.who)!;
  const answers = cards.map((card) =>
    table.command(ANN, card, { type: 'move', seat: 0, move: { to, answer: { card, sure: true } } }),
  );
  expect((await Promise.all(answers)).map((refusal) => refusal?.code)).toContain('fault');
  expect(table.state.status).toBe('playing');
  isFull = false;
  clock.advance(RETRIED_WITHIN_MS);
  await expect.poll(() => table.state.status, { timeout: 5000 }).toBe('over');
  expect(table.state.result).toMatchObject({ scores: [1] });
});

// A shell limits the size of files, which is the nearest to a full disk.
test.skipIf(process.platform === 'win32').each([0, 4096])(
  'a new database without room is not said to be in use, with files of %i bytes',
  async (fileBytes) => {
    const db = join(folder(), 'new.db');
    const { exit, err } = await runWordhoard(['serve', '--port', '0', '--db', db], { fileBytes });
    expect([exit, err]).toEqual([
      1,
      expect.stringMatching(
        /^The server can't start: .*new\.db(\.lock)? can't be written: .* Is the disk full or read-only\?$/,
      ),
    ]);
  },
);

import { join } from 'node:path';
import { loadGame } from '@wordhoard/catalog';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createServer } from '../src/index.ts';
import { Guest } from './client.ts';
import { folder } from './server.ts';

/** Enough for every part of a turn, and in the sweep many times over; up to 100 would take most of a minute. */
const WINNING_SCORE = inject('sweep') ? 50 : 20;

test('[WN-21] six bots on a real server play Word Nerds to its end, and the highest score wins', async () => {
  // The real game with worker threads and the real clock, and bots that don't wait for people.
  const db = join(folder(), 'bots.db');
  const server = await createServer({ port: 0, host: '127.0.0.1', db, botPace: 0, deal: 'six bots' });
  onTestFinished(() => server.close());
  const anna = await Guest.at(server.address);
  const pack = await loadGame('word-nerds');
  const config = { ...pack!.defaults, winningScore: WINNING_SCORE };
  const options = { game: 'word-nerds', seats: 6, pace: 'relaxed', config } as const;
  const client = await anna.enter(await anna.table({ options, bots: [1, 2, 3, 4, 5], start: true }));
  // A bot stands in for the one person, and only bots are left.
  expect(await client.command({ type: 'rise', seat: 0 })).toBeNull();
  expect(client.table.seats.map((seat) => seat?.level)).toEqual([3, 1, 2, 3, 4, 5]);

  const { table } = await client.until('table', (it) => it.table.status === 'over');
  const { scores, places } = table.result!;
  const highest = Math.max(...scores);
  expect(highest).toBeGreaterThanOrEqual(WINNING_SCORE);
  expect(places[0]).toEqual(scores.flatMap((score, seat) => (score === highest ? [seat] : [])));
  expect(places.flat().map((seat) => scores[seat])).toEqual(scores.toSorted((a, b) => b - a));
  expect(client.seen(0)!.seen.over).toEqual(table.result);
});

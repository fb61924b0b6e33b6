import { bind } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { guess } from './guess.ts';
import { judge } from './judge.ts';
import { rules } from './rules.ts';
import { SMALL_HANDS, tableFor } from './testing.ts';
import type { Magpies } from './types.ts';

const tables = [2, 3, 5].flatMap((players) => [
  tableFor(players),
  tableFor(players, 'relaxed'),
  tableFor(players, 'live', SMALL_HANDS),
]);

/** A mapped type: a new event that is missing here doesn't compile, and one that never happens fails the test. */
const EVENTS: Record<Magpies['event']['type'], true> = {
  'turned-up': true,
  bids: true,
  tied: true,
  taken: true,
  drew: true,
  'others-drew': true,
  shaken: true,
};

test('the contract holds for two to five players, live and relaxed, and with a variant [MG-10]', () => {
  const games = 4 * tables.length;
  const report = contract<Magpies>({
    game: bind(rules, null),
    env: null,
    bot: randomBot,
    tables,
    games,
    maxMoves: 2000,
    judge,
    judgedOneIn: 10,
    guess,
    guessedToEndOneIn: 20,
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games, ended: games, replays: games });
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.steps).sort()).toEqual(['bid', 'race']);
  expect(Object.keys(report.secrets).sort()).toEqual(['deck', 'hands.*']);
  expect(report.relabelled).toBeGreaterThan(100);
  expect(report.swapped).toBeGreaterThan(100);
});

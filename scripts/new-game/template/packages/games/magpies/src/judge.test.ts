import { chanceFrom, type Judgement, pointsLost } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import type { GemId } from './gems.ts';
import { judge } from './judge.ts';
import { TestGame } from './testing.ts';
import type { Magpies } from './types.ts';

const judged = (table: TestGame, answer: { gem: GemId } | { snatch: boolean }): Judgement<Magpies> => {
  const seen = table.observe(0);
  const move = { to: seen.question!.id, answer };
  return [...judge({ seen, seat: 0, move, chance: chanceFrom('luck'), env: null })].at(-1)!;
};

test('[MG-4] every gem in hand is compared, and the best lost nothing', () => {
  const table = new TestGame(2, [['G8', 'G4', 'G6'], []]);
  const { best, worlds } = judged(table, { gem: 'G4' });
  expect(best.map(({ text }) => text).sort()).toEqual(['G4', 'G6', 'G8']);
  expect(worlds).toBeGreaterThan(0);
  const lost = ['G8', 'G4', 'G6'].map((gem) => pointsLost(judged(table, { gem })));
  expect(Math.min(...lost)).toBe(0);
  expect(Math.max(...lost)).toBeGreaterThan(0);
});

test('[MG-5] a player who does not snatch loses their share of the prize', () => {
  const table = new TestGame(2, [
    ['G7', 'G1', 'G2'],
    ['G17', 'G3', 'G4'],
  ]);
  table.bid(0, 'G7').bid(1, 'G17');
  const [snatched, left] = [judged(table, { snatch: true }), judged(table, { snatch: false })];
  expect(pointsLost(snatched)).toBe(0);
  expect(pointsLost(left)).toBe(snatched.yours.worth);
});

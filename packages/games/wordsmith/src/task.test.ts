import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { task } from './task.ts';
import { BLANK_ROWS, BLANK_SHEET, positionWith, steps, TestGame } from './testing.ts';

const sheets = [{ ...BLANK_SHEET, grid: BLANK_ROWS.with(2, 'forg....'), spent: 9 }];
const seen = new TestGame(lexicon, 1, positionWith(1, { round: 5, offer: ['et', 'al', 'ms'], sheets })).observe(0);
const pointsOf = (...lines: string[]): number => task.rate(seen, 0, { steps: steps(...lines) }, lexicon).points;

test('[WS-15] in mid-game too, a turn counts what it adds to the total: no word, no points', () => {
  expect(pointsOf('write E r3c5 0', 'write T r3c6 0')).toBe(0);
  // Letters that cost coins add to the debt.
  expect(pointsOf('write A r8c1 1', 'write L r8c8 1')).toBe(-2);
  // [WS-11] FORGE earns a coin, which pays back debt; FORGET then earns a crown.
  expect(pointsOf('write E r3c5 0', 'claim r3c1-r3c5', 'write T r8c8 0')).toBe(1);
});

test('the best answers claim words, the best first, and score what the rules pay', () => {
  for (const vocabulary of ['common', 'all'] as const) {
    const found = task.solve(seen, 0, lexicon, vocabulary);
    expect(found[0]!.words).toContain('forget');
    expect(found.length).toBeGreaterThan(1);
    for (const { answer, points, words } of found) {
      expect(words.length).toBeGreaterThan(0);
      expect(task.rate(seen, 0, answer, lexicon).points).toBe(points);
      expect(points).toBeLessThanOrEqual(found[0]!.points);
    }
  }
});

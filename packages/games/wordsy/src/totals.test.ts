import { forSeat } from '@wordhoard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { componentsOf } from './components.ts';
import { subsets } from './testing.ts';
import { type RoundLine, rankSheets, type ScoreSheet, sheetTotal } from './totals.ts';

const printed = componentsOf({});
const sheet = (points: readonly number[], bonuses: readonly number[] = [], tallies = 0): ScoreSheet => ({
  lines: points.map(
    (it, i): RoundLine => ({ word: 'any', status: 'stands', points: it, box: null, bonus: bonuses[i] ?? 0 }),
  ),
  tallies,
});

describe('[WY-17] the total', () => {
  test('of the printed sheet is 97 + 7 − 2 = 102', () => {
    // Bonuses count in dropped rounds too.
    expect(sheetTotal(printed, sheet([13, 21, 17, 17, 14, 23, 19], [2, 0, 2, 0, 3], 1))).toBe(102);
  });
  test('counts all words while there are fewer than five', () => {
    expect(sheetTotal(printed, sheet([13, 21], [0, 2]))).toBe(36);
    expect(sheetTotal(printed, sheet([]))).toBe(0);
  });
  test('is the maximum over all choices of five words', () => {
    const points = fc.array(fc.nat(33), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(points, fc.array(fc.nat(4), { maxLength: 7 }), fc.nat(9), (words, bonuses, tallies) => {
        const choices = subsets(words).filter((some) => some.length <= 5);
        const best = Math.max(...choices.map((some) => some.reduce((a, b) => a + b, 0)));
        const bonus = bonuses.slice(0, words.length).reduce((a, b) => a + b, 0);
        expect(sheetTotal(printed, sheet(words, bonuses, tallies))).toBe(best + bonus - 2 * tallies);
      }),
    );
  });
});

describe('[WY-18] places', () => {
  test('by total', () => {
    expect(rankSheets(printed, [sheet([10]), sheet([12]), sheet([11])])).toEqual({
      scores: [10, 12, 11],
      places: [[1], [2], [0]],
    });
  });
  test('a tie goes to the best single word, whatever its bonus', () => {
    const even = sheet([10, 10, 10, 10, 10, 10, 10], [1, 1, 1]);
    const peaked = sheet([13, 10, 10, 10, 10, 0, 0]);
    expect(rankSheets(printed, [even, peaked])).toEqual({ scores: [53, 53], places: [[1], [0]] });
  });
  test('then to the second best', () => {
    const a = sheet([13, 10, 10, 10, 10]);
    const b = sheet([13, 11, 10, 10, 9]);
    expect(rankSheets(printed, [a, b]).places).toEqual([[1], [0]]);
  });
  test('dropped words do not break a tie; the place is shared', () => {
    const a = sheet([10, 10, 10, 10, 10, 9, 9]);
    const b = sheet([10, 10, 10, 10, 10, 1, 1]);
    expect(rankSheets(printed, [a, b, sheet([9, 9, 9, 9, 9])]).places).toEqual([[0, 1], [2]]);
  });
  test('every player has one place, and no place is worse than the next', () => {
    const anySheet = fc.array(fc.nat(3), { minLength: 7, maxLength: 7 }).map((points) => sheet(points));
    fc.assert(
      fc.property(fc.array(anySheet, { minLength: 1, maxLength: 6 }), (sheets) => {
        const { scores, places } = rankSheets(printed, sheets);
        expect(places.flat().sort()).toEqual(sheets.map((_, seat) => seat));
        const inOrder = places.flat().map((seat) => forSeat(scores, seat));
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
      }),
    );
  });
});

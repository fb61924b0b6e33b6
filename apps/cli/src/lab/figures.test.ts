import { type Interval, type PairedDifference, pairedDifference } from '@wordhoard/lab';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceTexts, interval, percent } from './figures.ts';

const known = (mean: number, low: number, high: number, n: number = 40): Interval => ({ n, mean, low, high });
const paired = (before: number, difference: Interval): PairedDifference => ({
  before,
  after: before + difference.mean,
  difference,
  gain: 1,
});

test('an end of an interval is never rounded to 0', () => {
  expect(interval(known(0.5, 0.024, 0.976))).toBe('0.50 (0.02 … 0.98)');
  expect(interval(known(-0.25, -0.46, -0.04))).toBe('−0.25 (−0.46 … −0.04)');
  expect(interval(known(2, 0, 4))).toBe('2 (0 … 4)');
  expect(interval(known(2.2, 0.3, 4.1))).toBe('2.2 (0.3 … 4.1)');
});

test('the difference shown is that of the means shown', () => {
  expect(differenceTexts(paired(59.4, known(2.2, 0.6, 3.8)), 1)).toEqual(['59.4', '61.6', '2.2 (0.6 … 3.8)']);
  expect(differenceTexts(paired(113.2, known(-0.6, -0.6, -0.6)), 1)).toEqual(['113.2', '112.6', '−0.6']);
  const number = (text: string): number => Number(text.replace(/ .*/, '').replace('−', '-'));
  const score = fc.integer({ min: -99, max: 300 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(1, 100),
      (pairs, unit) => {
        const [before, after, difference] = differenceTexts(pairedDifference(pairs), unit).map(number);
        expect(after! - before!).toBeCloseTo(difference!, 6);
      },
    ),
  );
});

test('sums of fractions are rounded as the numbers they stand for', () => {
  expect(differenceTexts(paired(0.42499999999999993, known(0.1, -0.1, 0.3)), 100)).toEqual([
    '43',
    '53',
    '10 (−10 … 30)',
  ]);
  expect(percent(0.42499999999999993)).toBe('42.5 %');
});

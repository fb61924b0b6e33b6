import { chanceFrom } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsOf, isExact, meanOf, pairedDifference, proportion, quantile, spreadOf, Z_95 } from './statistics.ts';

/** The oracle: the p at which what was seen lies just Z standard errors away, by halving. */
function byHalving(seen: number, n: number, from: number, to: number): number {
  let [outside, inside] = [from, to];
  for (let i = 0; i < 200; i++) {
    const p = (outside + inside) / 2;
    if (Math.abs(seen - p) > Z_95 * Math.sqrt((p * (1 - p)) / n)) outside = p;
    else inside = p;
  }
  return inside;
}

test("Wilson's interval holds the values that a score test does not reject", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
      const won = Math.round(part * n);
      const { mean, low, high } = proportion(won, n);
      expect(mean).toBe(won / n);
      expect(low).toBeCloseTo(byHalving(won / n, n, 0, won / n), 6);
      expect(high).toBeCloseTo(byHalving(won / n, n, 1, won / n), 6);
    }),
  );
  expect(proportion(0, 0)).toMatchObject({ low: 0, high: 1 });
});

test('about 95 of 100 intervals contain the true value', () => {
  const chance = chanceFrom('coverage');
  let held = 0;
  for (let i = 0; i < 2000; i++) {
    let won = 0;
    for (let game = 0; game < 60; game++) won += chance.below(10) < 3 ? 1 : 0;
    const { low, high } = proportion(won, 60);
    if (low <= 0.3 && 0.3 <= high) held += 1;
  }
  expect(held / 2000).toBeGreaterThan(0.93);
  expect(held / 2000).toBeLessThan(0.97);
});

test('the running mean and variance agree with the two-pass formulas', () => {
  const numbers = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2, maxLength: 50 });
  fc.assert(
    fc.property(numbers, (values) => {
      const mean = values.reduce((a, b) => a + b, 0) / values.length;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
      const sums = meanOf(values);
      expect(sums.mean).toBeCloseTo(mean, 6);
      expect(sums.variance).toBeCloseTo(variance, 4);
      expect(sums.interval.high - sums.mean).toBeCloseTo(Z_95 * Math.sqrt(variance / values.length), 5);
    }),
  );
});

test('quantiles are interpolated between the numbers', () => {
  expect(spreadOf([4, 1, 3, 2])).toMatchObject({ n: 4, mean: 2.5, min: 1, quarter: 1.75, median: 2.5, max: 4 });
  expect(quantile([7], 0.3)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test('pairing shows a small difference that the variance of the deals would hide', () => {
  const chance = chanceFrom('pairs');
  const pairs = Array.from({ length: 200 }, (): [number, number] => {
    const deal = 100 * chance.below(10);
    return [deal + chance.below(5), deal + 3 + chance.below(5)];
  });
  const { difference, gain } = pairedDifference(pairs);
  expect(difference.low).toBeGreaterThan(2);
  expect(difference.high).toBeLessThan(4);
  expect(gain).toBeGreaterThan(1000);
  const strangers = pairedDifference(pairs.map(([a], i) => [a, pairs[(i + 77) % pairs.length]![1]]));
  expect(strangers.gain).toBeGreaterThan(0.7);
  expect(strangers.gain).toBeLessThan(1.4);
  expect(
    pairedDifference([
      [1, 1],
      [1, 1],
    ]).gain,
  ).toBe(1);
});

test.each([
  // Mean, half-width and unit; decimals that are shown.
  [88.8, 0.55, 1, 1],
  [88.8, 0.15, 1, 2],
  [88.8, 4.3, 1, 0],
  [88.8, 43, 1, 0],
  [0.492, 0.014, 100, 1],
  [0.492, 0.049, 100, 0],
  [0.492, 0.0004, 100, 2],
  [0.492, 1e-7, 1, 3],
])('as many digits as the interval justifies: %d ± %d', (mean, half, unit, decimals) => {
  expect(decimalsOf({ n: 100, mean, low: mean - half, high: mean + half }, unit)).toBe(decimals);
});

test('a value that all games share is exact', () => {
  expect(isExact(meanOf([7, 7, 7]).interval)).toBe(true);
  expect(isExact(meanOf([1 / 3, 1 / 3, 1 / 3]).interval)).toBe(true);
  expect(isExact(meanOf([7, 7, 8]).interval)).toBe(false);
  expect(isExact(meanOf([7]).interval)).toBe(false);
  expect(isExact(meanOf([]).interval)).toBe(false);
  expect(decimalsOf(meanOf([7, 7]).interval)).toBe(0);
});

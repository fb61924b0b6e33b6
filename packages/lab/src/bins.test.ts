import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binsOf } from './bins.ts';

test('few whole numbers get a bin each, many share bins', () => {
  expect(binsOf([7, 9, 7])).toEqual({ from: 7, width: 1, counts: [2, 0, 1] });
  expect(binsOf([0, 100], 10)).toEqual({ from: 0, width: 11, counts: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1] });
  expect(binsOf([0.5, 1.5, 2.5], 2)).toEqual({ from: 0.5, width: 1, counts: [1, 2] });
  expect(binsOf([0.25, 0.25])).toEqual({ from: 0.25, width: 1, counts: [2] });
  expect(binsOf([]).counts).toEqual([]);
});

test('every number is counted once, in at most the given number of bins', () => {
  const numbers = fc.oneof(
    fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 1 }),
    fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 1 }),
  );
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 20 }), (values, most) => {
      const { counts } = binsOf(values, most);
      expect(counts.length).toBeLessThanOrEqual(most);
      expect(counts.reduce((sum, n) => sum + n, 0)).toBe(values.length);
    }),
  );
});

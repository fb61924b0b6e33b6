import { expect, test } from 'vitest';
import { pairedDifference } from './statistics.ts';
import { areFew, type Verdict, verdictOf } from './verdict.ts';

/** Of as many pairs of games, whose differences are these in turn. */
const verdict = (pairs: number, ...differences: number[]): Verdict =>
  verdictOf(
    pairedDifference(Array.from({ length: pairs }, (_, i) => [50, 50 + differences[i % differences.length]!]))
      .difference,
  );

test('a difference is established by many games, or by some that all agree', () => {
  expect(verdict(40, 2, 5, 3)).toBe('established');
  expect(verdict(20, 2, 5, 3)).toBe('chance');
  expect(verdict(10, 2)).toBe('established');
  expect(verdict(9, 2)).toBe('chance');
  expect(verdict(1, 2)).toBe('chance');
});

test('one that a 95 % interval barely shows is not', () => {
  // About 2.04 standard errors.
  expect(verdict(100, 1, 1, 1, -1, -1)).toBe('chance');
  expect(verdict(100, 4, -4)).toBe('chance');
});

test('what is equal in every game is the same, also after rounding', () => {
  expect(verdict(40, 0)).toBe('same');
  expect(verdict(3, 0)).toBe('same');
  const thirds = Array.from({ length: 12 }, (_, i): [number, number] => [i / 3, i / 3 + 0.1]);
  expect(verdictOf(pairedDifference(thirds).difference)).toBe('established');
});

test('below thirty pairs there are few', () => {
  expect([29, 30].map(areFew)).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import { figure, listed, plural, signed, timeLeft } from './format.ts';

test('one of a thing, and several', () => {
  expect([-2, -1, 0, 1, 2].map((n) => plural(n, 'point', 'points'))).toEqual([
    '−2 points',
    '−1 point',
    '0 points',
    '1 point',
    '2 points',
  ]);
});

test('names are listed as people say them', () => {
  expect(listed([])).toBe('');
  expect(listed(['Anna'])).toBe('Anna');
  expect(listed(['Anna', 'Beth'])).toBe('Anna and Beth');
  expect(listed(['Anna', 'Beth', 'Caro'])).toBe('Anna, Beth and Caro');
});

test('time left: seconds, then minutes, hours, days; never less than none', () => {
  expect(timeLeft(17_400)).toBe('18 s');
  expect(timeLeft(-5)).toBe('0 s');
  expect(timeLeft(99_000)).toBe('99 s');
  expect(timeLeft(125_000)).toBe('2:05');
  expect(timeLeft(3 * 3_600_000)).toBe('3 h');
  expect(timeLeft(3 * 86_400_000)).toBe('3 days');
});

test('signs are real ones', () => {
  expect([signed(2), signed(-2), figure(-2), figure(7)]).toEqual(['+2', '−2', '−2', '7']);
});

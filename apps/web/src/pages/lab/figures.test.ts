import { expect, test } from 'vitest';
import { amount, fromTo, percent } from './figures.ts';

test('as many digits as are read at a glance', () => {
  expect([0, 0.034, 0.5, 4.37, 22, 98.83, 123.4, -5.25, Number.NaN].map(amount)).toEqual([
    '0',
    '0.03',
    '0.5',
    '4.4',
    '22',
    '98.8',
    '123',
    '−5.3',
    '–',
  ]);
  expect([0, 0.333, 1, Number.NaN].map(percent)).toEqual(['0 %', '33 %', '100 %', '–']);
});

test('from one to the other, with the sign where it is needed', () => {
  expect(fromTo(3, 7, amount)).toBe('3–7');
  expect(fromTo(4, 4, amount)).toBe('4');
  expect(fromTo(-29.1, 49, amount)).toBe('−29.1 to 49');
  expect(fromTo(0.2, 0.24, percent)).toBe('20–24 %');
});

import { expect, test } from 'vitest';
import { editsBetween, nearest } from './nearest-name.ts';

test('a name one or two edits away may have been meant', () => {
  expect(nearest('chekc', ['match', 'check'])).toBe('check');
  expect(nearest('tir', ['define', 'tier'])).toBe('tier');
  expect(nearest('zebra', ['tier', 'check'])).toBeUndefined();
  expect(editsBetween('kitten', 'sitting')).toBe(3);
  expect(editsBetween('', 'abc')).toBe(3);
});

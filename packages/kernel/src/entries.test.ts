import { expect, test } from 'vitest';
import { entryAt, entryOf, lastEntry } from './entries.ts';

test('a place in a list has its entry', () => {
  expect([0, 2].map((place) => entryAt(['a', 'b', 'c'], place))).toEqual(['a', 'c']);
  expect([entryAt([0], 0), entryAt([''], 0), entryAt([null], 0)]).toEqual([0, '', null]);
  expect(lastEntry(['a', 'b', 'c'])).toBe('c');
});

test.each([3, -1, 0.5])('place %d of a list of three is an error in words', (place) => {
  expect(() => entryAt([1, 2, 3], place)).toThrow(`no entry ${place} in a list of 3`);
});

test('an empty list has no last entry', () => {
  expect(() => lastEntry([])).toThrow('no entry -1 in a list of 0');
});

test('a key has its value, and one without is an error in words', () => {
  const map = new Map([
    ['a', 0],
    ['b', 1],
  ]);
  expect([entryOf(map, 'a'), entryOf(map, 'b')]).toEqual([0, 1]);
  expect(() => entryOf(map, 'c')).toThrow('no entry for "c" among 2');
});

import { expect, test } from 'vitest';
import { rowsOf, wordRows } from './game-end.ts';

test('a square board, row by row: capitals, and nothing where nothing lies', () => {
  expect(rowsOf(['a', null, '*', 'B'])).toEqual([
    ['A', ''],
    ['*', 'B'],
  ]);
  expect(rowsOf([])).toEqual([]);
});

test('words one below the other, each as long as it is', () => {
  expect(wordRows(['fox', '', 'to'])).toEqual([
    ['F', 'O', 'X'],
    ['T', 'O'],
  ]);
});

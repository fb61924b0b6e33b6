import { expect, test } from 'vitest';
import { setTurn, setTurns, turns } from './turns.ts';

test('a table waits once, the latest first, until it does no longer', () => {
  setTurns([]);
  setTurn('A', true);
  setTurn('B', true);
  setTurn('A', true);
  expect(turns.value).toEqual(['A', 'B']);
  setTurn('A', false);
  expect(turns.value).toEqual(['B']);
  setTurns([]);
  expect(turns.value).toEqual([]);
});

import { expect, test } from 'vitest';
import { readTurns, setTurn, setTurns, turns } from './turns.ts';

test('whatever was stored, what is no list of codes says nothing', () => {
  expect(readTurns('["FOX-OWL-0001"]')).toEqual(['FOX-OWL-0001']);
  for (const bad of [null, '', '{', '7', '{"a":1}', 'null']) expect(readTurns(bad)).toEqual([]);
  expect(readTurns('["FOX-OWL-0001", 3, null]')).toEqual(['FOX-OWL-0001']);
});

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

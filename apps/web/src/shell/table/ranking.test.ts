import { expect, test } from 'vitest';
import { ranking } from './ranking.ts';

test('everybody in their place, best first', () => {
  expect(ranking([[2], [0], [1]])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 1, place: 3 },
  ]);
});

test('who shares a place takes up as many', () => {
  expect(ranking([[1, 3], [0], [2, 4]]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 1],
    [0, 3],
    [2, 4],
    [4, 4],
  ]);
});

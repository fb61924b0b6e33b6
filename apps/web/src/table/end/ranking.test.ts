import { expect, test } from 'vitest';
import { ranking, standing } from './ranking.ts';

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

test('ended early: most points first, and last whoever resigned', () => {
  const places = (...of: Parameters<typeof standing>): number[][] => standing(...of).map((it) => [it.place, it.seat]);
  expect(places([3, 9, 3], null)).toEqual([
    [1, 1],
    [2, 0],
    [2, 2],
  ]);
  expect(places([3, 9, 5], 1)).toEqual([
    [1, 2],
    [2, 0],
    [3, 1],
  ]);
});

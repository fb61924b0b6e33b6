import { expect, test } from 'vitest';
import { addForSeat, forSeat } from './by-seat.ts';

test('a seat has its entry, even an empty one', () => {
  expect(forSeat(['Ann', 'Bob'], 1)).toBe('Bob');
  expect([forSeat([0, 7], 0), forSeat(['', 'x'], 0), forSeat([null, 1], 0)]).toEqual([0, '', null]);
});

test.each([4, 3, -1, 0.5])('seat %d of three is an error in words', (seat) => {
  expect(() => forSeat([1, 2, 3], seat)).toThrow(`no entry for seat ${seat} of 3 seats`);
});

test('adding changes one seat only, and no seat that does not exist', () => {
  const scores = [10, 20, 30];
  addForSeat(scores, 1, 5);
  addForSeat(scores, 2, -4);
  expect(scores).toEqual([10, 25, 26]);
  expect(() => addForSeat(scores, 3, 1)).toThrow('no entry for seat 3 of 3 seats');
  expect(scores).toEqual([10, 25, 26]);
});

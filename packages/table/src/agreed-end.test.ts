import { expect, test } from 'vitest';
import { agreeToEnd, seatsForEnd } from './agreed-end.ts';
import { withoutGuest } from './forget-guest.ts';
import { isRefusal, leaveSeat, returnToSeat, type TableState } from './seating.ts';

const person = (who: string, name: string): TableState['places'][number] => ({ who, name, level: null });
const table: TableState = {
  code: 'FOX-0001',
  host: 'ann',
  // Not looked at.
  options: {} as TableState['options'],
  places: [person('ann', 'Ann'), person('bob', 'Bob'), person('cat', 'Cat'), { who: null, name: 'Basil', level: 3 }],
  status: 'playing',
  beginning: null,
  result: null,
  rematch: null,
};
const must = (made: ReturnType<typeof agreeToEnd>): TableState => {
  if (isRefusal(made)) throw new Error(made.code);
  return made;
};

test('a match ends when all players have agreed, and not before', () => {
  const one = must(agreeToEnd(table, 'ann', true));
  expect(seatsForEnd(one)).toEqual([0]);
  // Said twice it counts once.
  const two = must(agreeToEnd(must(agreeToEnd(one, 'ann', true)), 'cat', true));
  expect(two.status).toBe('playing');
  expect(seatsForEnd(two)).toEqual([0, 2]);
  const over = must(agreeToEnd(two, 'bob', true));
  expect(over).toMatchObject({ status: 'over', ended: { code: 'agreed' } });
  expect(over).not.toHaveProperty('wantEnd');
});

test('one player who declines, or takes it back, withdraws the proposal for all', () => {
  const two = must(agreeToEnd(must(agreeToEnd(table, 'ann', true)), 'cat', true));
  for (const who of ['bob', 'ann']) expect(must(agreeToEnd(two, who, false))).toEqual(table);
});

test('a player with a stand-in need not agree, and cannot vote before they return', () => {
  const without = must(leaveSeat(table, 'bob', 1));
  expect(agreeToEnd(without, 'bob', true)).toEqual({ code: 'return-first' });
  const one = must(agreeToEnd(without, 'ann', true));
  expect(must(agreeToEnd(one, 'cat', true)).status).toBe('over');
  // Back in time they are asked, too.
  expect(must(agreeToEnd(must(returnToSeat(one, 'bob', 1)), 'cat', true)).status).toBe('playing');
});

test('only players can agree, and only during the match', () => {
  expect(agreeToEnd(table, 'dan', true)).toEqual({ code: 'not-seated' });
  expect(agreeToEnd({ ...table, status: 'waiting' }, 'ann', true)).toEqual({ code: 'not-started' });
  expect(agreeToEnd({ ...table, status: 'over' }, 'ann', true)).toEqual({ code: 'not-started' });
});

test('a forgotten guest no longer counts as agreeing', () => {
  const one = must(agreeToEnd(table, 'ann', true));
  expect(withoutGuest(one, 'ann', 'stranger').wantEnd).toEqual([]);
});

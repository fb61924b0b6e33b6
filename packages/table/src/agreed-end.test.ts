import { expect, test } from 'vitest';
import { agreeToEnd, seatsForEnd } from './agreed-end.ts';
import { withoutGuest } from './forget-guest.ts';
import { comeBack, isRefusal, rise, type TableState } from './seating.ts';

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

test('a match ends when everybody who plays has agreed, and not before', () => {
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

test('one who declines withdraws it for all, and so does who takes it back', () => {
  const two = must(agreeToEnd(must(agreeToEnd(table, 'ann', true)), 'cat', true));
  for (const who of ['bob', 'ann']) expect(must(agreeToEnd(two, who, false))).toEqual(table);
});

test('nobody waits for a person whose place a bot keeps, and they say nothing before they are back', () => {
  const without = must(rise(table, 'bob', 1));
  expect(agreeToEnd(without, 'bob', true)).toEqual({ code: 'return-first' });
  const one = must(agreeToEnd(without, 'ann', true));
  expect(must(agreeToEnd(one, 'cat', true)).status).toBe('over');
  // Back in time they are asked, too.
  expect(must(agreeToEnd(must(comeBack(one, 'bob', 1)), 'cat', true)).status).toBe('playing');
});

test('only for those who play, while they do', () => {
  expect(agreeToEnd(table, 'dan', true)).toEqual({ code: 'not-seated' });
  expect(agreeToEnd({ ...table, status: 'waiting' }, 'ann', true)).toEqual({ code: 'not-started' });
  expect(agreeToEnd({ ...table, status: 'over' }, 'ann', true)).toEqual({ code: 'not-started' });
});

test('who is forgotten wants nothing any more', () => {
  const one = must(agreeToEnd(table, 'ann', true));
  expect(withoutGuest(one, 'ann', 'stranger').wantEnd).toEqual([]);
});

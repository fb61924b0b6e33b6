import { expect, test } from 'vitest';
import { withoutGuest } from './forget-guest.ts';
import { allowViewing, isPublic, publicLinkOf } from './public-link.ts';
import { isRefusal, newTableState, type TableState } from './seating.ts';

const options = {
  game: 'high-card',
  config: {},
  pace: 'live',
  limits: {},
  bank: null,
  visibility: 'link',
  watching: true,
  seats: 4,
} as const;

/** Ann plays two seats at her device, Bob one, a bot the last. */
function finished(): TableState {
  const { places, ...table } = newTableState('FOX-1', 'ann', {
    options,
    name: 'Ann',
    others: ['Mum'],
    bots: [2],
    start: true,
  });
  const bob = { who: 'bob', name: 'Bob', level: null };
  return { ...table, status: 'over', places: places.map((it) => it ?? bob) };
}

const allowed = (table: TableState, who: string, agreed = true): TableState => {
  const next = allowViewing(table, who, agreed, 'new');
  if (isRefusal(next)) throw new Error(next.code);
  return next;
};

test('every person has to agree, for all the seats at their device; bots always do', () => {
  const one = allowed(finished(), 'ann');
  expect(isPublic(one)).toBe(false);
  expect(publicLinkOf(one)).toEqual({ id: 'new', agreed: [0, 1] });
  const both = allowed(one, 'bob');
  expect(isPublic(both)).toBe(true);
  // Said twice, it counts once; the id of the link stays.
  expect(allowViewing(both, 'bob', true, 'other')).toEqual({ ...both });
});

test('one person who takes it back makes the game private again', () => {
  const both = allowed(allowed(finished(), 'ann'), 'bob');
  const back = allowed(both, 'ann', false);
  expect(isPublic(back)).toBe(false);
  expect(publicLinkOf(back)).toEqual({ id: 'new', agreed: [3] });
  expect(isPublic(allowed(back, 'ann'))).toBe(true);
});

test('only players can agree, and only after the end', () => {
  expect(allowViewing({ ...finished(), status: 'playing' }, 'ann', true, 'x')).toEqual({ code: 'not-over' });
  expect(allowViewing(finished(), 'eve', true, 'x')).toEqual({ code: 'not-seated' });
  const both = allowed(allowed(finished(), 'ann'), 'bob');
  expect(isPublic({ ...both, status: 'closed' })).toBe(false);
  expect(isPublic(finished())).toBe(false);
});

test('a game with a forgotten guest is no longer public', () => {
  const both = allowed(allowed(finished(), 'ann'), 'bob');
  const without = withoutGuest(both, 'bob', 'stranger');
  expect(without.publicLink).toBeUndefined();
  expect(JSON.stringify(without)).not.toContain('bob');
});

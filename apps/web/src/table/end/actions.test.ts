import type { TableInfo } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { actionsAfter } from './actions.ts';
import { type EndActions, NO_ENDING } from './ending.ts';

const nothing = (): void => {};
const seat = { name: 'Anna', who: 'a', level: null, presence: 'here' } as const;
const bot = { name: 'Ada', who: null, level: 2, presence: 'here' } as const;
const table: Pick<TableInfo, 'options' | 'seats' | 'result' | 'rematch'> = {
  options: {
    game: 'wordsy',
    config: {},
    pace: 'live',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: true,
    seats: 2,
  },
  seats: [seat, bot],
  result: { scores: [100, 20], places: [[0], [1]] },
  rematch: null,
};
const ending: EndActions = { label: 'Rematch', hint: '', anyTime: false, again: nothing, review: '/review/FOX-1' };
const idsOf = (at: typeof table, after: EndActions): string[] => actionsAfter(at, after, nothing).map(({ id }) => id);

test('the actions come in the order of use', () => {
  expect(idsOf(table, ending)).toEqual(['rematch', 'review', 'share', 'table', 'home']);
  expect(idsOf(table, { ...ending, atLevel: nothing, beside: '/beside/wordsy' })).toEqual([
    'rematch',
    'level',
    'beside',
    'review',
    'share',
    'table',
    'home',
  ]);
});

test('a spectator is offered no rematch, but may follow the players to theirs', () => {
  expect(idsOf(table, { ...ending, again: null })).toEqual(['review', 'share', 'table', 'home']);
  const [first] = actionsAfter({ ...table, rematch: 'OWL-2' }, { ...ending, again: null }, nothing);
  expect(first).toMatchObject({ id: 'rematch', to: '/t/OWL-2', label: 'Go to the rematch' });
});

test('a game that is only looked at again has none', () => {
  expect(idsOf(table, NO_ENDING)).toEqual([]);
});

import type { Level } from '@wordhoard/kernel';
import type { SeatInfo, TableInfo } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { actionsAfter, nextLevel, shownPage } from './actions.ts';
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

const optionsOf = (game: string): TableInfo['options'] => ({ ...table.options, game });
const me: SeatInfo = { name: 'Anna', who: 'here', level: null, presence: 'here' };
const botOf = (level: Level): SeatInfo => ({ name: 'Ada', who: null, level, presence: 'here' });

const after = (seats: TableInfo['seats'], scores: readonly number[]): Level | null =>
  nextLevel({ options: optionsOf('wordsy'), seats, result: { scores, places: [] } });

test('after a clear win the next level, after a clear loss the one below, and otherwise nothing is said', () => {
  expect(after([me, botOf(1)], [100, 70])).toBe(2);
  expect(after([me, botOf(3)], [70, 100])).toBe(2);
  expect(after([me, botOf(3)], [95, 100])).toBeNull();
  expect(after([botOf(2), me, botOf(2)], [60, 100, 75])).toBe(3);
});

test('there is nothing above the strongest and below the weakest, and small or negative scores are no special case', () => {
  expect(after([me, botOf(5)], [100, 10])).toBe(6);
  expect(after([me, botOf(6)], [100, 10])).toBeNull();
  const withoutChampion = {
    options: { ...optionsOf('wordsmith'), game: 'a game without a champion' },
    seats: [me, botOf(5)],
    result: { scores: [100, 10], places: [] },
  };
  expect(nextLevel(withoutChampion)).toBeNull();
  expect(after([me, botOf(1)], [10, 100])).toBeNull();
  expect(after([me, botOf(2)], [0, 0])).toBeNull();
  expect(after([me, botOf(2)], [-10, 5])).toBe(1);
});

test('alone, among people, or before the end there is nobody to measure by', () => {
  expect(after([me], [100])).toBeNull();
  expect(after([me, { ...me, name: 'Beth' }, botOf(3)], [100, 10, 10])).toBeNull();
  expect(nextLevel({ options: optionsOf('wordsy'), seats: [me, botOf(3)], result: null })).toBeNull();
});

const person = (name: string, who: string): SeatInfo => ({ name, who, level: null, presence: 'here' });
const ada: SeatInfo = { name: 'Ada', who: null, level: 3, presence: 'here' };
const seats = [person('Anna', 'a'), person('Beth', 'b'), ada];
const page = { of: 'table', allow: () => {} } as const;
const at = (agreed: readonly number[] | null, here: readonly number[]) =>
  shownPage(page, { seats, ...(agreed && { publicLink: { id: 'x', agreed } }) }, here, 'https://w.org');

test('the link is there once every person has agreed; bots are not asked', () => {
  expect(at(null, [0])).toMatchObject({ link: null, mine: false, missing: ['Beth'], asking: [] });
  expect(at([0], [0])).toMatchObject({ link: null, mine: true, missing: ['Beth'], asking: [] });
  expect(at([0], [1])).toMatchObject({ link: null, mine: false, missing: [], asking: ['Anna'] });
  expect(at([0, 1], [1])).toMatchObject({ link: 'https://w.org/game/x', mine: true, missing: [] });
});

test('who only watches has nothing to allow, and who shares a device decides for both', () => {
  expect(at([0], [])).toMatchObject({ allow: null, link: null });
  expect(at(null, [0, 1])).toMatchObject({ missing: [], asking: [] });
});

import { expect, test } from 'vitest';
import { isOnlyPerson, withoutGuest } from './forget-guest.ts';
import type { Place, TableState } from './seating.ts';
import { promiseShuffle } from './shuffle.ts';

const place = (who: string, name: string): Place => ({ who, name, level: null, picture: { mark: 'A', colour: 1 } });
const bot: Place = { who: null, name: 'Basil', level: 3 };
const table = (status: TableState['status'], places: readonly (Place | null)[]): TableState => ({
  code: 'FOX-1',
  host: 'ann',
  // Not looked at.
  options: {} as TableState['options'],
  places,
  status,
  beginning: null,
  result: null,
  rematch: null,
  kicked: ['ann', 'cid'],
});

test('a guest among bots is the only person', () => {
  expect(isOnlyPerson(table('over', [place('ann', 'Ann'), bot, place('ann', 'Mum')]), 'ann')).toBe(true);
  expect(isOnlyPerson(table('over', [place('ann', 'Ann'), place('bob', 'Bob')]), 'ann')).toBe(false);
});

test('their auto-pass choice is deleted, and those of others stay', () => {
  const wish = { until: 'told', unless: [], since: 1 } as const;
  const before = table('playing', [place('ann', 'Ann'), place('bob', 'Bob')]);
  expect(withoutGuest({ ...before, wishes: { 0: wish, 1: wish } }, 'ann', 'stranger').wishes).toEqual({ 1: wish });
});

test('at a waiting table their seats become free, and the next person becomes the host', () => {
  const left = withoutGuest(table('waiting', [place('ann', 'Ann'), place('bob', 'Bob')]), 'ann', 'stranger');
  expect(left).toMatchObject({ host: 'bob', places: [null, { who: 'bob' }], kicked: ['cid'] });
});

test('after the shuffle is promised a bot takes their seats, and the match starts', () => {
  const shuffle = promiseShuffle({ seed: 'part', nonce: 'nonce', botSeed: 'bots' }, [0, 1]);
  const before = { ...table('waiting', [place('ann', 'Ann'), place('bob', 'Bob')]), shuffle };
  const left = withoutGuest(before, 'ann', 'stranger');
  expect(left).toMatchObject({ shuffle, places: [{ who: 'stranger', level: 3, resigned: true }, { who: 'bob' }] });
});

test.each(['playing', 'over', 'closed'] as const)('nothing of the guest is left at a table that is %s', (status) => {
  const before = table(status, [place('ann', 'Ann'), place('bob', 'Former player'), place('ann', 'Mum'), bot]);
  const after = withoutGuest(before, 'ann', 'stranger');
  expect(JSON.stringify(after)).not.toMatch(/ann|Ann|Mum/);
  expect(after.places.map((it) => it?.name)).toEqual(['Former player 2', 'Former player', 'Former player 3', 'Basil']);
  expect(after.places[1]).toEqual(before.places[1]);
  const plays = status === 'playing' ? { level: 3, resigned: true } : { level: null };
  expect(after.places[0]).toEqual({ who: 'stranger', name: 'Former player 2', ...plays });
});

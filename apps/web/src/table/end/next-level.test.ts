import type { Level } from '@wordhoard/kernel';
import type { SeatInfo, TableInfo } from '@wordhoard/protocol';
import { expect, test } from 'vitest';
import { nextLevel } from './actions.ts';

const me: SeatInfo = { name: 'Anna', who: 'here', level: null, presence: 'here' };
const bot = (level: Level): SeatInfo => ({ name: 'Ada', who: null, level, presence: 'here' });

const after = (seats: TableInfo['seats'], scores: readonly number[]): Level | null =>
  nextLevel({ seats, result: { scores, places: [] } });

test('after a clear win the next level, after a clear loss the one below, and otherwise nothing is said', () => {
  expect(after([me, bot(1)], [100, 70])).toBe(2);
  expect(after([me, bot(3)], [70, 100])).toBe(2);
  expect(after([me, bot(3)], [95, 100])).toBeNull();
  expect(after([bot(2), me, bot(2)], [60, 100, 75])).toBe(3);
});

test('there is nothing above the strongest and below the weakest, and small or negative scores are no special case', () => {
  expect(after([me, bot(5)], [100, 10])).toBeNull();
  expect(after([me, bot(1)], [10, 100])).toBeNull();
  expect(after([me, bot(2)], [0, 0])).toBeNull();
  expect(after([me, bot(2)], [-10, 5])).toBe(1);
});

test('alone, among people, or before the end there is nobody to measure by', () => {
  expect(after([me], [100])).toBeNull();
  expect(after([me, { ...me, name: 'Beth' }, bot(3)], [100, 10, 10])).toBeNull();
  expect(nextLevel({ seats: [me, bot(3)], result: null })).toBeNull();
});

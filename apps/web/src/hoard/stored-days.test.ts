import { expect, test } from 'vitest';
import { today as strings } from '#strings/today.ts';
import { historyOf } from './stored-days.ts';

const TODAY = '2026-11-18';
const on = (...days: [day: string, points: number][]): { day: string; points: number }[] =>
  days.map(([day, points]) => ({ day: `2026-11-${day}`, points }));

test('counts days without a gap, whether or not today was played yet', () => {
  const before = on(['17', 300], ['16', 410], ['14', 250]);
  expect(historyOf(before, TODAY)).toEqual({ inARow: 2, best: 410, yesterday: 300 });
  expect(historyOf([...on(['18', 490]), ...before], TODAY)).toEqual({ inARow: 3, best: 410, yesterday: 300 });
  expect(historyOf(on(['16', 200]), TODAY)).toEqual({ inARow: 0, best: 200, yesterday: null });
  expect(historyOf([], TODAY)).toEqual({ inARow: 0, best: null, yesterday: null });
});

test('says it in one modest line, and nothing on the first day', () => {
  expect(strings.history(historyOf(on(['18', 20]), TODAY))).toBe('');
  expect(strings.history(historyOf(on(['16', 200]), TODAY))).toBe('Your best day: 200 points');
  expect(strings.history(historyOf(on(['18', 20], ['17', 300], ['16', 410]), TODAY))).toBe(
    '3 days in a row · Yesterday: 300 points · Your best day: 410 points',
  );
});

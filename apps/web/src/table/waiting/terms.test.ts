import { expect, test } from 'vitest';
import { paceText } from './terms.ts';

test('how fast a table is', () => {
  expect(paceText({ pace: 'live', limits: {}, bank: null })).toBe('live');
  expect(paceText({ pace: 'live', limits: { turn: 90_000 }, bank: null })).toBe('live, with more time');
  expect(paceText({ pace: 'relaxed', limits: {}, bank: null })).toBe('no clocks');
  expect(paceText({ pace: { days: 1 }, limits: {}, bank: null })).toBe('1 day per move');
});

test('a chess clock stands in for a limit; it is no more time', () => {
  expect(paceText({ pace: 'live', limits: { turn: null }, bank: 1_500_000 })).toBe('live, 25 minutes on each clock');
  expect(paceText({ pace: 'live', limits: { turn: null, vote: 60_000 }, bank: 3_000_000 })).toBe(
    'live, with more time, 50 minutes on each clock',
  );
});

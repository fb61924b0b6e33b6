import { expect, test } from 'vitest';
import { paceText, termsOf } from './terms.ts';

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

test('limits of a variant file may also be shorter', () => {
  const usual = { turn: { kind: 'think', ms: 60_000 }, vote: { kind: 'think', ms: 30_000 } } as const;
  const live = { pace: 'live', bank: null } as const;
  expect(paceText({ ...live, limits: { turn: 90_000, vote: 20_000 } }, usual)).toBe('live, with other time limits');
  expect(paceText({ ...live, limits: { turn: 90_000 } }, usual)).toBe('live, with more time');
});

test('a variant is one of the terms', () => {
  const config = { variant: { name: 'Dear first', column1: 7 } };
  const options = {
    game: 'wordsy',
    config,
    pace: 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: true,
    seats: 2,
  } as const;
  expect(termsOf(options, null, false, undefined)).toContain('variant “Dear first”');
  expect(termsOf({ ...options, config: {} }, null, false, undefined).join()).not.toContain('variant');
});

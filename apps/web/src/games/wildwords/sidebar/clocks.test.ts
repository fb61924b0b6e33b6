import { expect, test } from 'vitest';
import { CLOCK, clockText, overtimeText, urgencyOf } from './clocks.ts';

test('the chess clock a table starts from is among those it may choose', () => {
  expect(CLOCK.among).toContain(CLOCK.initial);
});

test('clocks show minutes and seconds, and hours only when there are any', () => {
  expect([0, 999, 61_000, 1_500_000, 3_600_000, 3_725_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '25:00',
    '1:00:00',
    '1:02:05',
  ]);
});

test('[WW-14] beyond its time a clock shows how far beyond', () => {
  expect(overtimeText(1, 60_000)).toBe('−0:00');
  expect(overtimeText(1, 44_001)).toBe('−0:15');
  expect(overtimeText(3, 0)).toBe('−3:00');
});

test('a clock looks different in its last minute, and again in its last ten seconds', () => {
  expect([1_500_000, 60_001, 60_000, 10_001, 10_000, 3000, 0].map(urgencyOf)).toEqual([
    'none',
    'none',
    'low',
    'low',
    'last',
    'last',
    'last',
  ]);
});

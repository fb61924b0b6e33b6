import { commitmentOf } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, isDay, startOfDay } from './day.ts';
import { seedOfDay } from './day-seed.ts';

const ms = fc.integer({ min: Date.parse('1900-01-01'), max: Date.parse('2400-01-01') });

test('dayOf and startOfDay agree with Date', () => {
  fc.assert(
    fc.property(ms, (at) => {
      const day = dayOf(at);
      expect(day).toBe(new Date(at).toISOString().slice(0, 10));
      expect(startOfDay(day)).toBe(Date.parse(`${day}T00:00:00Z`));
      expect(isDay(day)).toBe(true);
    }),
  );
});

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(ms, fc.integer({ min: -1000, max: 1000 }), (at, days) => {
      const day = dayOf(at);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
    }),
  );
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10', '', 'today', '2026-11-17x'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('the commitment of a day is the hash of its seed, and every day has another seed', () => {
  const seeds = Array.from({ length: 100 }, (_, i) => seedOfDay('secret', addDays('2026-11-17', i)));
  for (const { seed, nonce, commitment } of seeds) expect(commitmentOf(seed, nonce)).toBe(commitment);
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(100);
  expect(seedOfDay('another', '2026-11-17').seed).not.toBe(seeds[0]!.seed);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeClock } from '../test/fake-clock.ts';
import { RateLimiter } from './limits.ts';

test('allows the burst plus what time has refilled, separately for each key', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b'), after: fc.nat(3000) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.integer({ min: 1, max: 5 }), (steps, burst) => {
      const clock = new FakeClock();
      const limiter = new RateLimiter({ burst, perSecond: 0.5 }, clock);
      // The obvious way: a bucket each, filled second by second.
      const buckets = new Map([
        ['a', burst],
        ['b', burst],
      ]);
      for (const { key, after } of steps) {
        clock.advance(after);
        for (const [name, tokens] of buckets) buckets.set(name, Math.min(burst, tokens + after * 0.0005));
        const tokens = buckets.get(key)!;
        // Within a rounding error of a whole token either answer is right.
        if (Math.abs(tokens - 1) < 1e-6) return;
        expect(limiter.has(key)).toBe(tokens >= 1);
        expect(limiter.take(key)).toBe(tokens >= 1);
        if (tokens >= 1) buckets.set(key, tokens - 1);
      }
    }),
  );
});

test('deletes full buckets without a visible effect', () => {
  const clock = new FakeClock();
  const limiter = new RateLimiter({ burst: 2, perSecond: 1 }, clock);
  expect([limiter.take('slow'), limiter.take('slow'), limiter.take('slow')]).toEqual([true, true, false]);
  for (let i = 0; i < 5000; i++) limiter.take(`passer-by ${i}`);
  expect(limiter.take('slow')).toBe(false);
  clock.advance(1000);
  expect([limiter.take('slow'), limiter.take('slow')]).toEqual([true, false]);
});

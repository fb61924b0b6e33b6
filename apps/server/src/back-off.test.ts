import { expect, test } from 'vitest';
import { FakeClock } from '../test/fake-clock.ts';
import { BackOff } from './back-off.ts';
import { NetworkLimiter } from './networks.ts';

test('a client that keeps exceeding the rate waits longer each time, until it pauses; others don’t wait', () => {
  const clock = new FakeClock();
  const backOff = new BackOff(new NetworkLimiter({ burst: 2, perSecond: 2 }, clock), clock);
  /** Tries every 100 ms for so many seconds: how often it was let in. */
  const tries = (seconds: number): number =>
    Array.from({ length: 10 * seconds }, () => {
      clock.advance(100);
      return backOff.admits('10.0.0.1');
    }).filter((it) => it).length;
  const stubborn = tries(300);
  // Twice a second would be 600.
  expect(stubborn).toBeLessThan(60);
  expect(backOff.admits('10.0.0.2')).toBe(true);
  clock.advance(120_000);
  expect([backOff.admits('10.0.0.1'), backOff.admits('10.0.0.1'), backOff.admits('10.0.0.1')]).toEqual([
    true,
    true,
    false,
  ]);
  clock.advance(1000);
  expect(backOff.admits('10.0.0.1')).toBe(true);
});

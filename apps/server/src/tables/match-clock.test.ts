import { expect, test } from 'vitest';
import { FakeClock } from '../../test/fake-clock.ts';
import { MatchClock } from './match-clock.ts';

test('match time runs only after start, from where it stopped', () => {
  const clock = new FakeClock();
  const match = new MatchClock(clock, 5000);
  clock.advance(1000);
  expect([match.now(), match.isRunning, match.msUntil(6000)]).toEqual([5000, false, null]);
  match.start();
  clock.advance(300);
  match.start();
  clock.advance(300);
  expect([match.now(), match.isRunning, match.msUntil(6000)]).toEqual([5600, true, 400]);
  match.stop();
  clock.advance(86_400_000);
  expect(match.now()).toBe(5600);
  match.start();
  expect(match.now()).toBe(5600);
  clock.advance(0.7);
  expect(match.now()).toBe(5600);
  expect(match.msUntil(5600)).toBeLessThan(0);
});

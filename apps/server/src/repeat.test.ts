import { expect, test } from 'vitest';
import { FakeClock } from '../test/fake-clock.ts';
import { repeat } from './repeat.ts';

const SECOND = 1000;

/** Rounds that end when told to. */
function rounds() {
  const ends: PromiseWithResolvers<void>[] = [];
  const work = (): Promise<void> => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  };
  return { ends, work };
}

test('starts the next round a fixed time after the last one ended, even if that failed', async () => {
  const clock = new FakeClock();
  const { ends, work } = rounds();
  const faults: unknown[] = [];
  repeat(clock, SECOND, work, (error) => faults.push(error));
  clock.advance(999);
  expect(ends).toHaveLength(0);
  clock.advance(1);
  clock.advance(60 * SECOND);
  expect(ends).toHaveLength(1);
  ends[0]!.reject('full disk');
  await clock.isSet(SECOND);
  clock.advance(SECOND);
  expect([ends.length, faults]).toEqual([2, ['full disk']]);
});

test('stopping during a round waits for it and sets no timer again', async () => {
  const clock = new FakeClock();
  const { ends, work } = rounds();
  const repetition = repeat(clock, SECOND, work, () => undefined);
  clock.advance(SECOND);
  const order: string[] = [];
  const stopped = repetition.stop().then(() => order.push('stopped'));
  order.push('round ends');
  ends[0]!.resolve();
  await stopped;
  clock.advance(60 * SECOND);
  expect([order, ends.length, clock.timers]).toEqual([['round ends', 'stopped'], 1, 0]);
});

import { expect, test } from 'vitest';
import { IdleWork } from './idle-work.ts';

/** Calls back when told to. */
function byHand(): { later(act: () => void): void; step(): void; waiting(): number } {
  const acts: (() => void)[] = [];
  return { later: (act) => void acts.push(act), step: () => acts.shift()?.(), waiting: () => acts.length };
}

function* steps(name: string, count: number, done: string[]): Generator<void> {
  for (let i = 0; i < count; i++) {
    done.push(`${name}${i}`);
    yield;
  }
}

test('runs one step at a time until the work is done', () => {
  const clock = byHand();
  const done: string[] = [];
  new IdleWork(clock.later).start(steps('a', 2, done));
  expect(done).toEqual([]);
  clock.step();
  expect(done).toEqual(['a0']);
  clock.step();
  clock.step();
  expect([done, clock.waiting()]).toEqual([['a0', 'a1'], 0]);
});

test('new work replaces the old, and at most one step is scheduled', () => {
  const clock = byHand();
  const done: string[] = [];
  const idleWork = new IdleWork(clock.later);
  idleWork.start(steps('a', 5, done));
  clock.step();
  idleWork.start(steps('b', 1, done));
  expect(clock.waiting()).toBe(1);
  while (clock.waiting() > 0) clock.step();
  expect(done).toEqual(['a0', 'b0']);
  idleWork.start([]);
  clock.step();
  expect(clock.waiting()).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

const turns = async (n: number): Promise<void> => {
  for (let i = 0; i < n; i++) await Promise.resolve();
};

test('never runs two tasks at once and keeps their order, whether they wait, fail or add others', async () => {
  const task = fc.record({
    now: fc.boolean(),
    waits: fc.nat(3),
    fails: fc.boolean(),
    adds: fc.boolean(),
    pause: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(task, { maxLength: 12 }), async (tasks) => {
      const queue = new SerialQueue();
      const [begun, added]: [string[], string[]] = [[], []];
      let running = 0;
      const add = (name: string, { now, waits, fails, adds }: (typeof tasks)[number]): void => {
        added.push(name);
        const begin = (): void => {
          begun.push(name);
          running += 1;
          expect(running).toBe(1);
          if (adds) add(`${name}+`, { now, waits, fails, adds: false, pause: 0 });
          expect(running).toBe(1);
        };
        const end = (): string => {
          running -= 1;
          if (fails) throw new Error(name);
          return name;
        };
        const work = (): string | Promise<string> => {
          begin();
          return waits === 0 ? end() : turns(waits).then(end);
        };
        const settled = (async () => (now ? queue.runNow(work) : queue.run(work)))();
        settled.then(
          (result) => expect([result, fails]).toEqual([name, false]),
          (error: Error) => expect([error.message, fails]).toEqual([name, true]),
        );
      };
      for (const [i, one] of tasks.entries()) {
        add(`${i}`, one);
        await turns(one.pause);
      }
      while (!queue.isIdle) await Promise.resolve();
      expect(begun).toEqual(added);
    }),
  );
});

test('runs a task at once if nothing else runs', () => {
  const queue = new SerialQueue();
  expect(queue.runNow(() => 'done')).toBe('done');
  expect(() =>
    queue.runNow(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(queue.isIdle).toBe(true);
});

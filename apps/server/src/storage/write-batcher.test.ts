import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WriteBatcher } from './write-batcher.ts';

/** Writes when it is told to; odd numbers cannot be written, and take with them whatever is in the same batch. */
function store(): { batcher: WriteBatcher<number, string>; batches: number[][]; write(): Promise<void> } {
  const batches: number[][] = [];
  let waiting: (() => void)[] = [];
  const batcher = new WriteBatcher<number, string>(async (batch) => {
    batches.push([...batch]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (batch.some((it) => it % 2 === 1)) throw new Error('odd');
    return batch.map((it) => `wrote ${it}`);
  });
  const write = async (): Promise<void> => {
    while (waiting.length === 0) await setImmediate();
    for (const done of waiting) done();
    waiting = [];
  };
  return { batcher, batches, write };
}

test('writes requested during a batch form the next batch', async () => {
  const { batcher, batches, write } = store();
  const first = [batcher.write(2), batcher.write(4)];
  await setImmediate();
  await setImmediate();
  const second = [batcher.write(6), batcher.write(8), batcher.write(10)];
  expect(batcher.size).toBe(5);
  let settled = false;
  const done = batcher.whenIdle().then(() => {
    settled = true;
  });
  await write();
  expect(await Promise.all(first)).toEqual(['wrote 2', 'wrote 4']);
  expect(settled).toBe(false);
  await write();
  expect(await Promise.all(second)).toEqual(['wrote 6', 'wrote 8', 'wrote 10']);
  await done;
  expect(batcher.size).toBe(0);
  expect(batches).toEqual([
    [2, 4],
    [6, 8, 10],
  ]);
});

test('an item that can’t be written doesn’t affect the others', async () => {
  const { batcher, batches, write } = store();
  const all = Promise.allSettled([batcher.write(2), batcher.write(3), batcher.write(4)]);
  await write();
  await write();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[2, 3, 4], [2], [3], [4]]);
});

test('is idle at once if nothing was written', async () => {
  const { batcher, batches } = store();
  await batcher.whenIdle();
  expect(batches).toEqual([]);
});

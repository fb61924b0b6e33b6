import { expect, test } from 'vitest';
import { FifoQueue, PoolClosedError, type PoolJob, WorkerPool, type WorkerPoolOptions } from './pool.ts';
import { FakeWorker, settle } from './testing/fake-worker.ts';

interface TestCalls {
  play: { ask: string; answer: string };
}

/** Workers that answer when the test tells them to, so that it decides which is quick. */
function open(options: Partial<WorkerPoolOptions<TestCalls, null>> = {}) {
  const workers: { readonly worker: FakeWorker<TestCalls>; readonly has: string[]; next(): Promise<void> }[] = [];
  const start = (): FakeWorker<TestCalls> => {
    const has: string[] = [];
    const doing: (() => void)[] = [];
    const worker = new FakeWorker<TestCalls>({
      play: async (text) => {
        has.push(text);
        await new Promise<void>((resolve) => doing.push(resolve));
        if (text === 'bad') throw new Error('thrown by the worker');
        return `${text} played`;
      },
    });
    const next = (): Promise<void> => {
      doing.shift()?.();
      return settle();
    };
    workers.push({ worker, has, next });
    return worker;
  };
  const pool = new WorkerPool<TestCalls>({ start, size: 2, queue: new FifoQueue<PoolJob<TestCalls>>(), ...options });
  const order: string[] = [];
  const play = (text: string, signal?: AbortSignal): Promise<void> =>
    pool.call('play', text, null, signal && { signal }).then(
      (answer) => void order.push(answer),
      (error: Error) => void order.push(error.message),
    );
  return { pool, workers, play, order };
}

test('workers start on demand, the rest waits, and a quick worker does more', async () => {
  const { workers, play, order } = open();
  const first = play('a');
  await settle();
  expect(workers).toHaveLength(1);
  const all = [first, play('b'), play('c'), play('d')];
  await settle();
  expect(workers.map(({ has }) => has)).toEqual([['a'], ['b']]);
  await workers[1]?.next();
  await workers[1]?.next();
  await workers[1]?.next();
  await workers[0]?.next();
  await Promise.all(all);
  expect(order).toEqual(['b played', 'c played', 'd played', 'a played']);
});

test('a worker may have more than one request at a time; the first go to idle workers', async () => {
  const { workers, play } = open({ perWorker: 2 });
  for (const text of ['a', 'b', 'c', 'd', 'e']) void play(text);
  await settle();
  expect(workers.map(({ has }) => has)).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
});

test('after an error the worker goes on, or is replaced where that is wanted', async () => {
  for (const [replaceAfterError, started] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const { workers, play, order } = open({ size: 1, replaceAfterError });
    const all = [play('bad'), play('good')];
    await settle();
    await workers[0]?.next();
    await settle();
    await workers.at(-1)?.next();
    await Promise.all(all);
    expect([order, workers.length, workers[0]?.worker.isTerminated]).toEqual([
      ['thrown by the worker', 'good played'],
      started,
      replaceAfterError,
    ]);
  }
});

test('a worker that dies fails its own request alone, and another takes its place', async () => {
  const { workers, play, order } = open({ size: 1 });
  const all = [play('a'), play('b')];
  await settle();
  workers[0]?.worker.crash('out of memory');
  await settle();
  await workers[1]?.next();
  await Promise.all(all);
  expect([order, workers.length]).toEqual([['out of memory', 'b played'], 2]);
});

test('a cancelled request ends the worker that computes it, and one that waits is not begun', async () => {
  const { workers, play, order } = open({ size: 1 });
  const stop = new AbortController();
  const all = [play('stuck', stop.signal), play('waits', stop.signal), play('next')];
  await settle();
  stop.abort(new Error('took too long'));
  await settle();
  await workers[1]?.next();
  await Promise.all(all);
  expect(order).toEqual(['took too long', 'took too long', 'next played']);
  expect(workers.map(({ has, worker }) => [has, worker.isTerminated])).toEqual([
    [['stuck'], true],
    [['next'], false],
  ]);
});

test('a request that the queue returns, because it has no room, fails at once', async () => {
  class OnePlace extends FifoQueue<PoolJob<TestCalls>> {
    override push(_waiter: null, job: PoolJob<TestCalls>): PoolJob<TestCalls> | undefined {
      const [displaced] = this.clear();
      super.push(null, job);
      return displaced;
    }
  }
  const { workers, play, order } = open({ size: 1, queue: new OnePlace() });
  const all = ['a', 'b', 'c'].map((text) => play(text));
  await settle();
  await workers[0]?.next();
  await workers[0]?.next();
  await Promise.all(all);
  expect(order).toEqual(['the queue for workers is full', 'a played', 'c played']);
});

test('closed, it fails what runs and what waits, ends its workers, and takes nothing more', async () => {
  const { pool, workers, play, order } = open();
  const all = ['a', 'b', 'c'].map((text) => play(text));
  await settle();
  await pool.close();
  await Promise.all(all);
  expect(order).toEqual(['closing', 'closing', 'closing']);
  expect(workers.map(({ worker }) => worker.isTerminated)).toEqual([true, true]);
  await expect(pool.call('play', 'd', null)).rejects.toBeInstanceOf(PoolClosedError);
});

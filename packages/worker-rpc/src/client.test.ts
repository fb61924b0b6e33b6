import { expect, test } from 'vitest';
import { WorkerClient } from './client.ts';
import type { Handlers } from './serve.ts';
import { FakeWorker, settle } from './testing/fake-worker.ts';

interface TestCalls {
  double: { ask: number; answer: number };
  slow: { ask: string; answer: string; report: string };
  fail: { ask: string; answer: never };
  uncopied: { ask: null; answer: () => void };
}

/** Slow requests wait until the test lets them go on. */
function open(changed: Partial<Handlers<TestCalls>> = {}) {
  const gates: (() => void)[] = [];
  const cancelled: boolean[] = [];
  const workers: FakeWorker<TestCalls>[] = [];
  const handlers: Handlers<TestCalls> = {
    double: (n) => 2 * n,
    slow: async (text, { report, isCancelled }) => {
      report(`begun ${text}`);
      await new Promise<void>((resolve) => gates.push(resolve));
      cancelled.push(isCancelled());
      report('nearly done');
      return `done ${text}`;
    },
    fail: (text) => {
      throw new Error(text);
    },
    uncopied: () => () => {},
    ...changed,
  };
  const client = new WorkerClient<TestCalls>(() => {
    const worker = new FakeWorker(handlers);
    workers.push(worker);
    return worker;
  });
  return { client, workers, gates, cancelled };
}

test('a worker starts with the first request, and every request gets its own answer', async () => {
  const { client, workers } = open();
  expect(workers).toHaveLength(0);
  const answers = await Promise.all([1, 2, 3].map((n) => client.call('double', n)));
  expect([answers, workers.length]).toEqual([[2, 4, 6], 1]);
});

test('reports come before the answer, in order, and an answer may overtake an earlier request', async () => {
  const { client, gates } = open();
  const heard: string[] = [];
  const slow = client.call('slow', 'tea', { report: (it) => void heard.push(it) }).then((it) => void heard.push(it));
  heard.push(String(await client.call('double', 4)));
  await settle();
  for (const open of gates) open();
  await slow;
  expect(heard).toEqual(['begun tea', '8', 'nearly done', 'done tea']);
});

test('an error of a handler comes back in words, and the worker goes on', async () => {
  const { client, workers } = open();
  await expect(client.call('fail', 'no such game')).rejects.toThrow('no such game');
  expect([await client.call('double', 1), workers.length]).toEqual([2, 1]);
});

test('a request of a name that the worker does not know fails', async () => {
  const { client } = open();
  // The types rule it out: an older worker may still be asked by a newer page.
  const other = client as unknown as WorkerClient<{ newer: { ask: null; answer: null } }>;
  await expect(other.call('newer', null)).rejects.toThrow("this worker answers no 'newer'");
});

test('questions and answers that cannot be copied fail alone', async () => {
  const { client } = open();
  // A function in the place of a number: what the types can't see in a value from elsewhere.
  await expect(client.call('double', (() => 1) as unknown as number)).rejects.toThrow('could not be cloned');
  await expect(client.call('uncopied', null)).rejects.toThrow('could not be cloned');
  expect(await client.call('double', 5)).toBe(10);
});

test('the end of a worker fails what is open; the next request starts another', async () => {
  const { client, workers } = open();
  const both = ['a', 'b'].map((text) => client.call('slow', text).catch((error: Error) => error.message));
  await settle();
  workers[0]?.crash('out of memory');
  expect(await Promise.all(both)).toEqual(['out of memory', 'out of memory']);
  expect([await client.call('double', 3), workers.length]).toEqual([6, 2]);
});

test('closed, it ends the worker and fails what is open', async () => {
  const { client, workers } = open();
  const open1 = client.call('slow', 'a').catch((error: Error) => error.message);
  await client.close();
  expect([await open1, workers[0]?.isTerminated]).toEqual(['the worker was closed', true]);
});

test('a cancelled request fails with the reason, its worker is told, and no report follows', async () => {
  const { client, gates, cancelled } = open();
  const stop = new AbortController();
  const heard: string[] = [];
  const slow = client.call('slow', 'tea', { signal: stop.signal, report: (it) => void heard.push(it) });
  await settle();
  stop.abort(new Error('another question was asked'));
  await expect(slow).rejects.toThrow('another question was asked');
  await settle();
  for (const open of gates) open();
  await settle();
  expect([cancelled, heard]).toEqual([[true], ['begun tea']]);
  await expect(client.call('double', 1, { signal: stop.signal })).rejects.toThrow('another question was asked');
});

test('a worker is held while a request is open, and no longer', async () => {
  const { client, workers } = open();
  await Promise.all([client.call('double', 1), client.call('double', 2)]);
  expect(workers[0]?.held).toEqual([true, true, false]);
});

test('objects can be handed over with a request', async () => {
  const { client, workers } = open();
  const buffer = new ArrayBuffer(8);
  await client.call('double', 1, { transfer: [buffer] });
  expect(workers[0]?.transferred).toEqual([[buffer]]);
});

import { expect, test } from 'vitest';
import { SendQueue } from './send-queue.ts';
import { TextFrames } from './text-frames.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('sends all messages to a client of one turn of the event loop at once', async () => {
  const sendQueue = new SendQueue();
  const client = (calls: string[] = []) => {
    const frames = new TextFrames();
    const sender = {
      flush: () =>
        void calls.push(
          frames
            .take()
            .toString('latin1')
            .replaceAll(/[^a-z]+/g, ' ')
            .trim(),
        ),
    };
    const send = (text: string): void => {
      if (frames.bytes === 0) sendQueue.add(sender);
      frames.add(text);
    };
    return { calls, send };
  };
  const [ann, bob] = [client(), client()];
  ann.send('update');
  bob.send('update');
  await Promise.resolve();
  ann.send('done');
  await new Promise<void>((resolve) => process.nextTick(resolve));
  ann.send('another');
  expect([ann.calls, bob.calls]).toEqual([[], []]);
  await nextTurn();
  expect([ann.calls, bob.calls]).toEqual([['update done another'], ['update']]);
  ann.send('later');
  await nextTurn();
  expect(ann.calls.at(-1)).toBe('later');
  expect(bob.calls).toHaveLength(1);
});

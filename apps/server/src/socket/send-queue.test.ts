import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { SendQueue } from './send-queue.ts';

/** Notes what each call of the system would have carried. */
function recordingStream(): { stream: Writable; calls: string[] } {
  const calls: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (text, _, done) => {
      calls.push(String(text));
      done();
    },
    writev: (chunks, done) => {
      calls.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  return { stream, calls };
}
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('writes all messages to a client of one turn of the event loop at once', async () => {
  const sendQueue = new SendQueue();
  const [ann, bob] = [recordingStream(), recordingStream()];
  const send = ({ stream }: typeof ann, text: string): void => {
    sendQueue.cork(stream);
    stream.write(text);
  };
  send(ann, 'update');
  send(bob, 'update');
  await Promise.resolve();
  send(ann, 'done');
  await new Promise<void>((resolve) => process.nextTick(resolve));
  send(ann, 'another');
  expect([ann.calls, bob.calls]).toEqual([[], []]);
  await nextTurn();
  expect([ann.calls, bob.calls]).toEqual([['update done another'], ['update']]);
  send(ann, 'later');
  await nextTurn();
  expect(ann.calls.at(-1)).toBe('later');
  expect(bob.calls).toHaveLength(1);
});

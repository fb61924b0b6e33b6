import { parentPort } from 'node:worker_threads';
import type { Job, ThinkingReply } from '../src/bots/thinking.ts';

/** A worker that answers at once, fails, or never answers, as it is asked to. */
parentPort?.on('message', ({ id, request }: Job) => {
  if (request.game === 'throw') throw new Error('thrown by a bot');
  if (request.game === 'load for ever') return;
  parentPort?.postMessage({ id, begun: true } satisfies ThinkingReply);
  if (request.game === 'hang') for (;;);
  const thought = { move: { to: 0, answer: null }, wait: request.seat };
  parentPort?.postMessage({ id, begun: false, thought } satisfies ThinkingReply);
});

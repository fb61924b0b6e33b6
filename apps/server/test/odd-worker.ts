import { parentPort } from 'node:worker_threads';
import { serve, toParent } from '@wordhoard/worker-rpc';
import type { BotCalls } from '../src/bots/thinking.ts';

/** A worker that answers at once, fails or never answers, as requested. */
serve<BotCalls>(toParent(parentPort), {
  think: ({ game, seat }, { report }) => {
    if (game === 'throw') throw new Error('thrown by a bot');
    if (game === 'load for ever') return new Promise(() => {});
    report('begun');
    if (game === 'hang') for (;;);
    return { move: { to: 0, answer: null }, wait: seat };
  },
});

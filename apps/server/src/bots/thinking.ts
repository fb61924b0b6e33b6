import { parentPort, workerData } from 'node:worker_threads';
import { botThoughts, type LoadGame } from '@wordhoard/catalog';
import type { AnyThought } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { IdleWork, lastInTime, type ThinkRequest } from '@wordhoard/table';
import { serve, toParent } from '@wordhoard/worker-rpc';

/** Start data of a worker. The bytes are shared, not copied. */
export interface BotWorkerData {
  readonly lexicon: Uint8Array;
  readonly budgetMs: number;
}
export interface BotCalls {
  /** Reports when the game has been loaded and the thinking begins. */
  think: { ask: ThinkRequest; answer: AnyThought | null; report: 'begun' };
}

/** Pause after a thought, and after each step of idle work, in which another request may come. */
const PAUSE_MS = 20;

/** Runs in a worker thread: thinks for one bot at a time. It gets observations, and nothing else. */
export function thinkForAll(loadGame: LoadGame): void {
  const { lexicon: bytes, budgetMs }: BotWorkerData = workerData;
  const words = openLexicon(bytes);
  const idleWork = new IdleWork((act) => setTimeout(act, PAUSE_MS).unref());
  serve<BotCalls>(toParent(parentPort), {
    think: async (request, { report }) => {
      const pack = await loadGame(request.game);
      if (!pack) throw new Error(`there is no bot for the game '${request.game}'`);
      report('begun');
      const until = performance.now() + budgetMs;
      const thought = lastInTime(botThoughts(pack, words, request), () => performance.now() >= until);
      if (pack.idleWork) idleWork.start(pack.idleWork(words, []));
      return thought;
    },
  });
}

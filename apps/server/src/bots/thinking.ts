import { parentPort, workerData } from 'node:worker_threads';
import { botThoughts, type LoadGame } from '@wordhoard/catalog';
import type { AnyThought } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { IdleWork, lastInTime, type ThinkRequest } from '@wordhoard/table';

/** Start data of a worker. The bytes are shared, not copied. */
export interface BotWorkerData {
  readonly lexicon: Uint8Array;
  readonly budgetMs: number;
}
export interface Job {
  readonly id: number;
  readonly request: ThinkRequest;
}
/** Said when the game has been loaded and the thinking begins, and again with the thought. */
export type ThinkingReply =
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly begun: false; readonly thought: AnyThought | null };

/** Pause after a thought, and after each step of idle work, in which another request may come. */
const PAUSE_MS = 20;

/** Runs in a worker thread: thinks for one bot at a time. It gets observations, and nothing else. */
export function thinkForAll(loadGame: LoadGame): void {
  const port = parentPort;
  if (!port) throw new Error('this module must run in a worker thread');
  const { lexicon: bytes, budgetMs }: BotWorkerData = workerData;
  const words = openLexicon(bytes);
  const idleWork = new IdleWork((act) => setTimeout(act, PAUSE_MS).unref());
  port.on('message', async ({ id, request }: Job) => {
    const pack = await loadGame(request.game);
    if (!pack) throw new Error(`there is no bot for the game '${request.game}'`);
    port.postMessage({ id, begun: true } satisfies ThinkingReply);
    const until = performance.now() + budgetMs;
    const thought = lastInTime(botThoughts(pack, words, request), () => performance.now() >= until);
    port.postMessage({ id, begun: false, thought } satisfies ThinkingReply);
    if (pack.idleWork) idleWork.start(pack.idleWork(words, []));
  });
}

import { parentPort, workerData } from 'node:worker_threads';
import { botThoughts, type LoadGame } from '@wordhoard/catalog';
import type { AnyThought } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { Leisure, lastInTime, type ThinkRequest } from '@wordhoard/table';

/** What a worker is given when it starts. The bytes are shared, not copied. */
export interface WorkerGiven {
  readonly lexicon: Uint8Array;
  readonly budgetMs: number;
}
export interface Job {
  readonly id: number;
  readonly request: ThinkRequest;
}
/** Said when the game has been loaded and the thinking begins, and again with the thought. */
export type Said =
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly begun: false; readonly thought: AnyThought | null };

/** How long after a thought, and after each step of what can wait, somebody may come with another. */
const PAUSE_MS = 20;

/** What a worker thread does: thinks for one bot at a time. It is handed views, and has nothing else to look at. */
export function thinkForAll(loadGame: LoadGame): void {
  const port = parentPort;
  if (!port) throw new Error('bots think in a worker thread');
  const { lexicon: bytes, budgetMs }: WorkerGiven = workerData;
  const words = openLexicon(bytes);
  const leisure = new Leisure((act) => setTimeout(act, PAUSE_MS).unref());
  port.on('message', async ({ id, request }: Job) => {
    const pack = await loadGame(request.game);
    if (!pack) throw new Error(`no bot plays ${request.game}`);
    port.postMessage({ id, begun: true } satisfies Said);
    const until = performance.now() + budgetMs;
    const thought = lastInTime(botThoughts(pack, words, request), () => performance.now() >= until);
    port.postMessage({ id, begun: false, thought } satisfies Said);
    if (pack.leisure) leisure.spend(pack.leisure(words, []));
  });
}

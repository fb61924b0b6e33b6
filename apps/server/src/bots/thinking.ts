import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, chanceFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import type { ThinkRequest } from '../tables/bot-seats.ts';
import type { AnyShape, AnyThought, LoadGame } from '../tables/game.ts';

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

/** The last thought before time is up. A bot is never interrupted, only not asked to go on. */
export function lastInTime<T>(thoughts: Iterable<T>, isUp: () => boolean): T | null {
  let best: T | null = null;
  for (best of thoughts) if (isUp()) break;
  return best;
}

/** What a worker thread does: thinks for one bot at a time. It is handed views, and has nothing else to look at. */
export function thinkForAll(loadGame: LoadGame): void {
  const port = parentPort;
  if (!port) throw new Error('bots think in a worker thread');
  const { lexicon: bytes, budgetMs }: WorkerGiven = workerData;
  const env = openLexicon(bytes);
  port.on('message', async ({ id, request }: Job) => {
    const { game, level, seen, seat, luck } = request;
    const pack = await loadGame(game);
    if (!pack) throw new Error(`no bot plays ${game}`);
    port.postMessage({ id, begun: true } satisfies Said);
    const until = performance.now() + budgetMs;
    // A bot reads the views of its own game, and is given no others; what they are does not matter here.
    const bot = pack.bot(level) as unknown as Bot<AnyShape>;
    const thoughts = bot({ seen, seat, chance: chanceFrom(luck), env });
    const thought = lastInTime(thoughts, () => performance.now() >= until);
    port.postMessage({ id, begun: false, thought } satisfies Said);
  });
}

import { sayWhyNot } from '#strings/why-not.ts';
import type { WhyNotAnswer, WhyNotQuestion } from './worker.ts';

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (rejection: WhyNotAnswer['rejection']) => void>();

function hear({ n, rejection }: WhyNotAnswer): void {
  waiting.get(n)?.(rejection);
  waiting.delete(n);
}

/** The worker with the dictionary and the reasons; started with the first question, and restarted if it failed. */
function theWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<WhyNotAnswer>) => hear(data));
  started.addEventListener('error', () => {
    worker = undefined;
    for (const n of [...waiting.keys()]) hear({ n, rejection: null });
  });
  worker = started;
  return started;
}

export interface WhyNotAsk {
  readonly word: string;
  /** The options of the table's game. */
  readonly config: object | null;
  /** The game's shortest word, in letters. */
  readonly minimum?: number | undefined;
  /** 'plain' where the player can try again at once: other words than the one plainly meant would be hints. */
  readonly suggest?: 'all' | 'plain' | undefined;
}

/** Why the table doesn't accept a word, in words; null if it does, or if that can't be told. */
export async function whyNot({ word, config, minimum = 2, suggest = 'all' }: WhyNotAsk): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<WhyNotAnswer['rejection']>();
  count += 1;
  waiting.set(count, resolve);
  theWorker().postMessage({ n: count, word: word.toLowerCase(), config, minimum } satisfies WhyNotQuestion);
  const rejection = await promise;
  return rejection && sayWhyNot(rejection, suggest);
}

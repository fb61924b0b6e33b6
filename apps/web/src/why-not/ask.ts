import { toPageWorker, WorkerClient } from '@wordhoard/worker-rpc';
import { sayWhyNot } from '#strings/allow.ts';
import type { WhyNotCalls } from './worker.ts';

/** The worker has the dictionary and the reasons. */
const client = new WorkerClient<WhyNotCalls>(() =>
  toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
);

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
  const rejection = await client.call('explain', { word: word.toLowerCase(), config, minimum }).catch(() => null);
  return rejection && sayWhyNot(rejection, suggest);
}

import { commitmentOf, seedFrom } from '@wordhoard/kernel';
import type { Day } from './day.ts';

/**
 * A day's seed, with the commitment published before: with all three fields anyone can verify that nothing was changed.
 */
export interface DaySeed {
  readonly seed: string;
  readonly nonce: string;
  readonly commitment: string;
}

/** Each day's own, from one secret: knowing some days tells nothing of the others. */
export function seedOfDay(secret: string, day: Day): DaySeed {
  const seed = seedFrom(`hoard ${secret} ${day}`);
  const nonce = seedFrom(`hoard nonce ${secret} ${day}`).slice(0, 32);
  return { seed, nonce, commitment: commitmentOf(seed, nonce) };
}

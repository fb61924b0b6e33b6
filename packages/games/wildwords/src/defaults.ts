import type { Config } from './config.ts';
import { PLAIN_WORDS } from './words.ts';

export const defaults: Config = {
  penalty: 20,
  overtime: 'points',
  words: PLAIN_WORDS,
};

/** Default time on each chess clock. */
export const DEFAULT_CLOCK_MS: number = 25 * 60_000;

import type { Config } from './config.ts';
import { PLAIN_WORDS } from './words.ts';

export const defaults: Config = {
  penalty: 20,
  overtime: 'points',
  words: PLAIN_WORDS,
};

/** The default on each chess clock. */
export const BANK: number = 25 * 60_000;

import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** Rounds of the printed game. */
export const ROUNDS = 7;

/** The default config: the printed game. In a file of its own, so that pages can load it without the schema. */
export const defaults: Config = {
  rounds: ROUNDS,
  solo: 'easy',
  handicaps: [],
  friendlySpelling: false,
  words: DEFAULT_WORD_LIST,
};

import { PLAIN_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** Rounds of the printed game. */
export const ROUNDS = 7;

/** The default config: the printed game. Apart from the schema, so that pages can load it alone. */
export const defaults: Config = {
  rounds: ROUNDS,
  solo: 'easy',
  handicaps: [],
  friendlySpelling: false,
  words: PLAIN_LIST,
};

import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import { PRINTED } from './components.ts';
import type { Config } from './config.ts';

/** The default config: the printed game. In a file of its own, so that pages can load it without the schema. */
export const defaults: Config = {
  rounds: PRINTED.rounds,
  solo: 'easy',
  handicaps: [],
  friendlySpelling: false,
  words: DEFAULT_WORD_LIST,
};

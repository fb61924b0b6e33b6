import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** The default config, and the start of the form for a new table. */
export const defaults: Config = {
  rounds: 'by-players',
  minimum: 2,
  once: false,
  unseen: false,
  words: DEFAULT_WORD_LIST,
};

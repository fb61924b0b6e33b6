import { PLAIN_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** What a table plays by that chose nothing; and what the form for a new one starts from. */
export const defaults: Config = {
  rounds: 'by-players',
  minimum: 2,
  once: false,
  unseen: false,
  words: PLAIN_LIST,
};

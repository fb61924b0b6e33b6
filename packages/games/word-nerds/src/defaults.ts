import { PLAIN_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** What a table plays by unless it chooses otherwise. */
export const defaults: Config = { winningScore: 100, lastTurn: null, words: PLAIN_LIST };

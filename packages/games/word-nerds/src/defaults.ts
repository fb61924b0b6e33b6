import { DEFAULT_WORD_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** The default config. */
export const defaults: Config = { winningScore: 100, lastTurn: null, words: DEFAULT_WORD_LIST };

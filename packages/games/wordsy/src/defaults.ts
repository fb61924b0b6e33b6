import { PLAIN_LIST } from '@wordhoard/lexicon';
import type { Config } from './config.ts';

/** How many rounds the printed game has. */
export const ROUNDS = 7;

/** What a table plays unless it chooses: the printed game. No schema is fetched for it, so pages can have it. */
export const defaults: Config = {
  rounds: ROUNDS,
  solo: 'easy',
  handicaps: [],
  friendlySpelling: false,
  words: PLAIN_LIST,
};

import type { Schema } from '@wordhoard/kernel';
import { DICTIONARIES, type Dictionary, PLAIN_LIST, type WordList } from '@wordhoard/lexicon';
import * as v from 'valibot';

/** What a table may choose; the limits and the chess clock are the table's own. */
export interface Config {
  /** [WW-17] Points at stake in a challenge among three or four. */
  readonly penalty: 20 | 40;
  /** Ours: what running out of time on the chess clock does. Ten points a started minute, or the game. */
  readonly overtime: 'points' | 'loses';
  /** Which words are words when a play is challenged. */
  readonly words: WordList;
}

/** Longer than the longest word of the lexicon. */
export const MAX_WORD = 60;
const MAX_EXTRA_WORDS = 500;

const extraWords = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/), v.maxLength(MAX_WORD))),
  v.maxLength(MAX_EXTRA_WORDS),
);
const dictionaries = Object.keys(DICTIONARIES) as Dictionary[]; // Object.keys forgets which keys

export const config: Schema<Config> = v.strictObject({
  penalty: v.picklist([20, 40]),
  overtime: v.picklist(['points', 'loses']),
  words: v.strictObject({
    dictionary: v.picklist(dictionaries),
    familyFriendly: v.boolean(),
    allowed: extraWords,
    banned: extraWords,
  }),
});

export const defaults: Config = {
  penalty: 20,
  overtime: 'points',
  words: PLAIN_LIST,
};

/** The default on each chess clock. */
export const BANK: number = 25 * 60_000;

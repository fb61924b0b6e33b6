import type { Schema } from '@wordhoard/kernel';
import { DICTIONARIES, type Dictionary, PLAIN_LIST, type WordList } from '@wordhoard/lexicon';
import * as v from 'valibot';
import { DECKS, type Deck } from './cards.ts';
import { SIZE } from './grid.ts';

/** What a table may choose. */
export interface Config {
  /** [WS-1] */
  readonly deck: Deck;
  /** [WS-9] Which words are words. */
  readonly words: WordList;
}

const MAX_EXTRA_WORDS = 500;
/** No word on the sheet is longer; shorter ones do no harm. */
const extraWords = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/), v.maxLength(SIZE))),
  v.maxLength(MAX_EXTRA_WORDS),
);

const dictionaries = Object.keys(DICTIONARIES) as Dictionary[]; // Object.keys forgets which keys

export const config: Schema<Config> = v.strictObject({
  deck: v.picklist(DECKS),
  words: v.strictObject({
    dictionary: v.picklist(dictionaries),
    familyFriendly: v.boolean(),
    allowed: extraWords,
    banned: extraWords,
  }),
});

export const defaults: Config = { deck: 'printed', words: PLAIN_LIST };

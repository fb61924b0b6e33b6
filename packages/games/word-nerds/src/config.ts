import type { Schema } from '@wordhoard/kernel';
import { DICTIONARIES, type Dictionary, PLAIN_LIST, type WordList } from '@wordhoard/lexicon';
import * as v from 'valibot';

/** What a table may choose. The limits are the table's own. */
export interface Config {
  /** [WN-21] Whoever has it when scores are updated ends the game. */
  readonly winningScore: number;
  /** [WN-21] The turn whose scores decide, if nobody has won before; null for none. */
  readonly lastTurn: number | null;
  /** Which words are words when one is challenged. */
  readonly words: WordList;
}

const MAX_EXTRA_WORDS = 500;
const whole = (min: number, max: number): Schema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const extraWords = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{1,60}$/))), v.maxLength(MAX_EXTRA_WORDS));
const dictionaries = Object.keys(DICTIONARIES) as Dictionary[]; // Object.keys forgets which keys

export const config: Schema<Config> = v.strictObject({
  winningScore: whole(10, 500),
  lastTurn: v.nullable(whole(1, 200)),
  words: v.strictObject({
    dictionary: v.picklist(dictionaries),
    allowed: extraWords,
    banned: extraWords,
    familyFriendly: v.boolean(),
  }),
});

export const defaults: Config = { winningScore: 100, lastTurn: 40, words: PLAIN_LIST };

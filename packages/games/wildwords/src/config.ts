import type { Schema } from '@wordhoard/kernel';
import { dictionarySchema, extraWordsSchema, MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { variantSchema, type WildWordsVariant } from './variant.ts';
import { MAX_OWN_LENGTH, MAX_OWN_WORDS, ownWords, type TableWords } from './words.ts';

/** The options of a table. */
export interface Config {
  /** [WW-17] Points at stake in a challenge with three or four players, unless the variant says otherwise. */
  readonly penalty: 20 | 40;
  /** Ours: what running out of time on the chess clock costs: ten points for each started minute, or the game. */
  readonly overtime: 'points' | 'loses';
  /** Decides which words are valid when a play is challenged. */
  readonly words: TableWords;
  /** [WW-23] What differs from the printed game. */
  readonly variant?: WildWordsVariant;
}

const allDifferent = (list: readonly string[]): boolean => new Set(list).size === list.length;

const ownListSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_OWN_LENGTH),
  v.regex(/^(?:[a-z]+(?: [a-z]+)*)?$/),
  v.check((own) => {
    const words = ownWords({ own });
    return (
      words.length <= MAX_OWN_WORDS && words.every((word) => word.length <= MAX_WORD_LENGTH) && allDifferent(words)
    );
  }),
);

export const config: Schema<Config> = v.strictObject({
  penalty: v.picklist([20, 40]),
  overtime: v.picklist(['points', 'loses']),
  words: v.pipe(
    v.strictObject({
      dictionaries: v.pipe(
        v.array(dictionarySchema),
        v.check((list) => allDifferent(list)),
      ),
      own: ownListSchema,
      familyFriendly: v.boolean(),
      allowed: extraWordsSchema(),
      banned: extraWordsSchema(),
    }),
    // A table needs at least one dictionary or list.
    v.check((words) => words.dictionaries.length > 0 || words.own !== ''),
  ),
  variant: v.exactOptional(variantSchema),
});

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
  penalty: v.pipe(
    v.picklist([20, 40]),
    v.title('Penalty'),
    v.description('Points lost by those who are wrong about a challenge, with three or four players.'),
  ),
  overtime: v.pipe(
    v.picklist(['points', 'loses']),
    v.title('Out of time'),
    v.description('What running out of time on a chess clock costs: ten points for each minute begun, or the game.'),
  ),
  words: v.pipe(
    v.strictObject({
      dictionaries: v.pipe(
        v.array(dictionarySchema),
        v.check((list) => allDifferent(list), 'Name each dictionary only once.'),
        v.title('Dictionaries'),
        v.description('A word in any of them is good.'),
      ),
      own: v.pipe(
        ownListSchema,
        v.title('Own list'),
        v.description('More good words, in lower case with a space between them. All players can read them.'),
      ),
      familyFriendly: v.pipe(
        v.boolean(),
        v.title('Family-friendly'),
        v.description('Leaves coarse words out of the dictionaries.'),
      ),
      allowed: v.pipe(
        extraWordsSchema(),
        v.title('Allowed words'),
        v.description('Words that are good whatever the dictionaries say.'),
      ),
      banned: v.pipe(extraWordsSchema(), v.title('Banned words'), v.description('Words that are never good.')),
    }),
    // A table needs at least one dictionary or list.
    v.check((words) => words.dictionaries.length > 0 || words.own !== '', 'Name a dictionary, or a list of your own.'),
    v.title('Words'),
    v.description('Which words are good.'),
  ),
  variant: v.exactOptional(variantSchema),
});

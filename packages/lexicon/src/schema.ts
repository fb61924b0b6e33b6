import * as v from 'valibot';
import type { AllowWord } from './allow-word.ts';
import { DICTIONARIES, type Dictionary } from './lexicon.ts';
import { MAX_EXTRA_WORDS, MAX_WORD_LENGTH, type WordList } from './word-list.ts';

export { MAX_EXTRA_WORDS, MAX_WORD_LENGTH } from './word-list.ts';

const names = Object.keys(DICTIONARIES) as Dictionary[]; // Object.keys forgets which keys
export const dictionarySchema: v.GenericSchema<Dictionary> = v.picklist(names);

/** Words of a table's own, none longer than a word can be in its game. */
export const extraWordsSchema = (longest: number = MAX_WORD_LENGTH): v.GenericSchema<string[]> =>
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/), v.maxLength(longest))), v.maxLength(MAX_EXTRA_WORDS));

/** Schema of a table's word list, which comes from outside. */
export const wordListSchema = (longest: number = MAX_WORD_LENGTH): v.GenericSchema<WordList> =>
  v.pipe(
    v.strictObject({
      dictionary: v.pipe(
        dictionarySchema,
        v.title('Dictionary'),
        v.description('wide: rare words are good, too. everyday: only words that most people know.'),
      ),
      familyFriendly: v.pipe(
        v.boolean(),
        v.title('Family-friendly'),
        v.description('Leaves coarse words out of the dictionary.'),
      ),
      allowed: v.pipe(
        extraWordsSchema(longest),
        v.title('Allowed words'),
        v.description('Words that are good whatever the dictionary says.'),
      ),
      banned: v.pipe(extraWordsSchema(longest), v.title('Banned words'), v.description('Words that are never good.')),
    }),
    v.title('Words'),
    v.description('Which words are good.'),
  );

/** An amendment as it comes from outside; `allowRefusal` says what is wrong with the word itself. */
export const allowWordSchema: v.GenericSchema<AllowWord> = v.strictObject({
  allow: v.pipe(v.string(), v.maxLength(2 * MAX_WORD_LENGTH)),
});

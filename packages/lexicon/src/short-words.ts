import type { Lexicon } from './lexicon.ts';

/** The lists that club players carry on a card; a word can be on several. */
export const SHORT_LISTS = ['two', 'three', 'q-without-u', 'no-vowel', 'only-y', 'four-jqxz'] as const;
export type ShortList = (typeof SHORT_LISTS)[number];

const IS_ON_LIST: Readonly<Record<ShortList, (word: string) => boolean>> = {
  two: (word) => word.length === 2,
  three: (word) => word.length === 3,
  'q-without-u': (word) => /q(?!u)/.test(word),
  'no-vowel': (word) => !/[aeiouy]/.test(word),
  'only-y': (word) => word.includes('y') && !/[aeiou]/.test(word),
  'four-jqxz': (word) => word.length === 4 && /[jqxz]/.test(word),
};

/** Each in alphabetical order. */
export type ShortWords = Readonly<Record<ShortList, readonly string[]>>;

/**
 * The short and odd words that count, in one walk through the lexicon.
 *
 * @param isWord whether a word counts at the table.
 * @param addedWords words the table has added: the lexicon may lack them.
 */
export function findShortWords(
  lexicon: Lexicon,
  isWord: (word: string) => boolean,
  addedWords: readonly string[] = [],
): ShortWords {
  const found: Record<ShortList, string[]> = {
    two: [],
    three: [],
    'q-without-u': [],
    'no-vowel': [],
    'only-y': [],
    'four-jqxz': [],
  };
  const add = (word: string): void => {
    const lists = SHORT_LISTS.filter((list) => IS_ON_LIST[list](word));
    if (lists.length > 0 && isWord(word)) for (const list of lists) found[list].push(word);
  };
  for (const word of lexicon.words()) add(word);
  const added = new Set(addedWords.filter((word) => !lexicon.has(word)));
  for (const word of added) add(word);
  if (added.size > 0) for (const list of SHORT_LISTS) found[list].sort();
  return found;
}

// Until the lexicon's index exports these and its artefact holds the families.
import type { Lexicon } from '@wordhoard/lexicon';
import { FAMILIES_SECTION, clash as realClash } from '../../../lexicon/src/families/index.ts';

export { type BestWord, bestByLetters, type Credits } from '../../../lexicon/src/letters/best.ts';
export { suggestions } from '../../../lexicon/src/letters/suggestions.ts';
export { accepts, PLAIN_LIST, type WordList } from '../../../lexicon/src/word-list.ts';

const stem = (word: string): string => word.replace(/(ingly|ing|ed|es|s|ly)$/, '');
export const clash = (env: Lexicon, word: string, used: readonly string[]): string | undefined =>
  env.section(FAMILIES_SECTION) === undefined
    ? used.find((earlier) => stem(earlier) === stem(word))
    : realClash(env, word, used);

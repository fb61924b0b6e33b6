import type { Dictionary, Lexicon } from '@wordhoard/lexicon';

// INTERIM: replaced by the lexicon's own when it lands.
export interface WordList {
  readonly dictionary: Dictionary;
  readonly familyFriendly: boolean;
  readonly allowed: readonly string[];
  readonly banned: readonly string[];
}

export const accepts = (env: Lexicon, list: WordList, word: string): boolean =>
  !list.banned.includes(word) && (list.allowed.includes(word) || env.has(word, list.dictionary));

const stem = (word: string): string => word.replace(/(ingly|ing|ed|es|s|ly)$/, '');
export const clash = (_env: Lexicon, a: string, b: string): boolean => a === b || stem(a) === stem(b);

export const suggestions = (_env: Lexicon, _word: string, _limit: number): string[] => [];

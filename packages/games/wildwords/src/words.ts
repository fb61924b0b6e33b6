import type { Dictionary, Lexicon } from '@wordhoard/lexicon';

/** Which words are words at a table. */
export interface WordList {
  readonly dictionary: Dictionary;
  readonly familyFriendly: boolean;
  readonly allowed: readonly string[];
  readonly banned: readonly string[];
}

export function accepts(lexicon: Lexicon, list: WordList, word: string): boolean {
  if (list.banned.includes(word)) return false;
  if (list.allowed.includes(word)) return true;
  return lexicon.has(word, list.dictionary) && !(list.familyFriendly && lexicon.isOffensive(word));
}

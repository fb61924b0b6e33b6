import type { Dictionary, Lexicon } from './lexicon.ts';

/** Words a table may add to its dictionary, and words it may remove, at most. */
export const MAX_EXTRA_WORDS = 500;
/** Longer than the longest word of the dictionary. */
export const MAX_WORD_LENGTH = 60;

/** A table's words: a dictionary, with the players' additions and removals. */
export interface WordList {
  readonly dictionary: Dictionary;
  /** Words that count although the dictionary lacks them. */
  readonly allowed: readonly string[];
  /** Words that do not count; stronger than everything else here. */
  readonly banned: readonly string[];
  /** Bans the offensive words, too; one the players allowed by name stays allowed. */
  readonly familyFriendly: boolean;
}

/** The same as a page or a tool asks for it, whichever game it is of: WildWords can be played without any dictionary. */
export interface WordsInForce extends Omit<WordList, 'dictionary'> {
  readonly dictionary: Dictionary | null;
}

export const DEFAULT_WORD_LIST: WordList = { dictionary: 'wide', allowed: [], banned: [], familyFriendly: false };

export function isAccepted(lexicon: Lexicon, list: WordList, word: string): boolean {
  if (list.banned.includes(word)) return false;
  if (list.allowed.includes(word)) return true;
  return lexicon.has(word, list.dictionary) && !(list.familyFriendly && lexicon.isOffensive(word));
}

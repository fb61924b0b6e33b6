import { DICTIONARIES, type Dictionary, type Lexicon, type WordsInForce } from '@wordhoard/lexicon';

/** [WW-15] What a table has agreed on before the start; nothing else makes a word good. */
export interface TableWords {
  /** A word in any of them is good. None where the table plays with its own list alone. */
  readonly dictionaries: readonly Dictionary[];
  /**
   * The table's own list, in small letters with a space between two words; '' for none. One text rather than an array,
   * because it is copied with every state.
   */
  readonly own: string;
  /** Words that count whatever the dictionaries say. */
  readonly allowed: readonly string[];
  /** Words that never count. */
  readonly banned: readonly string[];
  /** Takes the coarse words out of the dictionaries; what the players list or allow by name stays. */
  readonly familyFriendly: boolean;
}

export const PLAIN_WORDS: TableWords = {
  dictionaries: ['wide'],
  own: '',
  allowed: [],
  banned: [],
  familyFriendly: false,
};

export const MAX_OWN_WORDS = 5000;
/** All of an own list, so that it fits into one message; 15 letters a word when there are 5,000. */
export const MAX_OWN_LENGTH = 80_000;

export const ownWords = ({ own }: Pick<TableWords, 'own'>): string[] => (own === '' ? [] : own.split(' '));

/** The same in the form that other games have: the own list is allowed by name, and Wide has all of Everyday. */
export const wordsInForce = (words: TableWords): WordsInForce => ({
  dictionary: words.dictionaries.includes('wide') ? 'wide' : (words.dictionaries[0] ?? null),
  allowed: [...new Set([...words.allowed, ...ownWords(words)])],
  banned: words.banned,
  familyFriendly: words.familyFriendly,
});

/** [WW-15] Never, always, or as the dictionaries say: in that order. */
export function judgeOf(lexicon: Lexicon, words: TableWords): (word: string) => boolean {
  const banned = new Set(words.banned);
  const named = new Set([...words.allowed, ...ownWords(words)]);
  // The dictionaries lie in one another: the widest speaks for all.
  const widest = words.dictionaries.toSorted((a, b) => DICTIONARIES[b] - DICTIONARIES[a])[0];
  return (word) => {
    if (banned.has(word)) return false;
    if (named.has(word)) return true;
    if (widest === undefined || !lexicon.has(word, widest)) return false;
    return !(words.familyFriendly && lexicon.isOffensive(word));
  };
}

/** Why these words cannot be a table's own list; null when they can. */
export function ownFault(words: readonly string[]): 'too-many' | 'too-long' | null {
  if (words.length > MAX_OWN_WORDS) return 'too-many';
  return words.join(' ').length > MAX_OWN_LENGTH ? 'too-long' : null;
}

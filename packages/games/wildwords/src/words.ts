import { DICTIONARIES, type Dictionary, type Lexicon, type WordsInForce } from '@wordhoard/lexicon';

/** [WW-15] The words that a table has agreed on before the start. */
export interface TableWords {
  /** A word in any of them is valid. Empty if the table uses only its own list. */
  readonly dictionaries: readonly Dictionary[];
  /**
   * The table's own list, in lower case and separated by spaces; '' for none. A string rather than an array, because it
   * is copied with every state.
   */
  readonly own: string;
  /** Words that count whatever the dictionaries say. */
  readonly allowed: readonly string[];
  /** Words that never count. */
  readonly banned: readonly string[];
  /** Removes offensive words of the dictionaries. Words that the players listed or allowed stay valid. */
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
/** Characters of a whole list, so that it fits into one message: 15 letters a word for 5,000 words. */
export const MAX_OWN_LENGTH = 80_000;

export const ownWords = ({ own }: Pick<TableWords, 'own'>): string[] => (own === '' ? [] : own.split(' '));

/** The same in the form of the other games: the own list becomes allowed words, and Wide includes Everyday. */
export const wordsInForce = (words: TableWords): WordsInForce => ({
  dictionary: words.dictionaries.includes('wide') ? 'wide' : (words.dictionaries[0] ?? null),
  allowed: [...new Set([...words.allowed, ...ownWords(words)])],
  banned: words.banned,
  familyFriendly: words.familyFriendly,
});

/** [WW-15] Tests words: banned ones are never valid, allowed ones always, others if a dictionary has them. */
export function makeWordTest(lexicon: Lexicon, words: TableWords): (word: string) => boolean {
  const banned = new Set(words.banned);
  const named = new Set([...words.allowed, ...ownWords(words)]);
  // The widest dictionary includes all others.
  const widest = words.dictionaries.toSorted((a, b) => DICTIONARIES[b] - DICTIONARIES[a])[0];
  return (word) => {
    if (banned.has(word)) return false;
    if (named.has(word)) return true;
    if (widest === undefined || !lexicon.has(word, widest)) return false;
    return !(words.familyFriendly && lexicon.isOffensive(word));
  };
}

/** Why these words can't be a table's own list; null if they can. */
export function checkOwnList(words: readonly string[]): 'too-many' | 'too-long' | null {
  if (words.length > MAX_OWN_WORDS) return 'too-many';
  return words.join(' ').length > MAX_OWN_LENGTH ? 'too-long' : null;
}

import { DEFAULT_WORD_LIST, DICTIONARIES, type Dictionary, type WordList } from '@wordhoard/lexicon';

/** The words a table plays with, as a game's options hold them under `words`: most have one dictionary, WildWords several. */
interface TableWords extends Pick<WordList, 'allowed' | 'banned' | 'familyFriendly'> {
  readonly dictionary?: Dictionary;
  readonly dictionaries?: readonly Dictionary[];
  /** The table's own words with a space between two. */
  readonly own?: string;
}

/**
 * A table's word list, from its game's options; the plain list before they are known. Null if the table uses only a
 * list of its own, about which the dictionary can say nothing.
 */
export function wordListOf(config: object | null): WordList | null {
  // Read by the game's own schema before it came here; a test holds it against the options of every game.
  const { words } = (config ?? {}) as { readonly words?: TableWords };
  if (words === undefined) return DEFAULT_WORD_LIST;
  const { dictionary, dictionaries = [], own = '', allowed, banned, familyFriendly } = words;
  // The dictionaries lie in one another: the widest speaks for all.
  const widest = dictionary ?? dictionaries.toSorted((a, b) => DICTIONARIES[b] - DICTIONARIES[a])[0];
  if (widest === undefined) return null;
  return {
    dictionary: widest,
    allowed: own === '' ? allowed : [...allowed, ...own.split(' ')],
    banned,
    familyFriendly,
  };
}

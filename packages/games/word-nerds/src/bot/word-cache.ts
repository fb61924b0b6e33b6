/** Remembers the best words of letters: the champion's search asks about the same hands in every guessed match. */
import type { Lexicon } from '@wordhoard/lexicon';
import { type BestWordsOptions, bestWords, type FoundWord } from '../best-words.ts';
import type { Components } from '../components.ts';

interface Entry {
  readonly found: FoundWord[];
  /** How many words were asked for. */
  readonly top: number;
}

/** Words found with one filter, by their letters. */
type Entries = Map<string, Entry>;

/** A cache is emptied when it is full: it takes a few megabytes, and has room for more than one decision needs. */
const MAX_ENTRIES = 5_000;
/** Every table with words of its own has a filter of its own. */
const MAX_FILTERS = 4;
const cachesByLexicon = new WeakMap<Lexicon, Map<string, Entries>>();

/**
 * The same as `bestWords`.
 *
 * @param filter identifies `tier` and `accepts`: with the same text they must accept the same words
 */
export function bestWordsCached(
  lexicon: Lexicon,
  components: Components,
  { above = -1, ...options }: BestWordsOptions,
  filter: string,
): FoundWord[] {
  const entries = entriesFor(lexicon, `${filter} ${components.valuesKey}`);
  const key = `${sortLetters(options.hand)} ${sortLetters(options.pool)}`;
  let entry = entries.get(key);
  if (!entry || entry.top < options.top) {
    entry = { found: bestWords(lexicon, components, options), top: options.top };
    if (entries.size >= MAX_ENTRIES) entries.clear();
    entries.set(key, entry);
  }
  // Sorted by value, so the best words above a value are the first of all the best words.
  return entry.found.slice(0, options.top).filter(({ value }) => value > above);
}

function entriesFor(lexicon: Lexicon, filter: string): Entries {
  const caches = cachesByLexicon.get(lexicon) ?? new Map<string, Entries>();
  cachesByLexicon.set(lexicon, caches);
  const entries = caches.get(filter) ?? new Map<string, Entry>();
  if (caches.size >= MAX_FILTERS && !caches.has(filter)) caches.clear();
  caches.set(filter, entries);
  return entries;
}

const sortLetters = (letters: string): string => [...letters].sort().join('');

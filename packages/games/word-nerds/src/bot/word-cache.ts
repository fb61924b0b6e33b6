/** Remembers the best words of letters: the champion's search asks about the same hands in every guessed match. */
import type { Lexicon } from '@wordhoard/lexicon';
import { type BestWordsOptions, bestWords, type FoundWord } from '../best-words.ts';

interface Entry {
  readonly found: FoundWord[];
  /** How many words were asked for. */
  readonly top: number;
}

/** The cache is emptied when it is full: a few megabytes, and more than one decision needs. */
const MAX_ENTRIES = 10_000;
const entriesByLexicon = new WeakMap<Lexicon, Map<string, Entry>>();

/** The same as `bestWords`. @param filter identifies `tier` and `accepts`: the same text must always accept the same words */
export function bestWordsCached(
  lexicon: Lexicon,
  { above = -1, ...options }: BestWordsOptions,
  filter: string,
): FoundWord[] {
  const entries = entriesByLexicon.get(lexicon) ?? new Map<string, Entry>();
  entriesByLexicon.set(lexicon, entries);
  const key = `${sortLetters(options.hand)} ${sortLetters(options.pool)} ${filter}`;
  let entry = entries.get(key);
  if (!entry || entry.top < options.top) {
    entry = { found: bestWords(lexicon, options), top: options.top };
    if (entries.size >= MAX_ENTRIES) entries.clear();
    entries.set(key, entry);
  }
  // Sorted by value, so the best words above a value are the first of all the best words.
  return entry.found.slice(0, options.top).filter(({ value }) => value > above);
}

const sortLetters = (letters: string): string => [...letters].sort().join('');

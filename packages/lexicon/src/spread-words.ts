import type { Lexicon } from './lexicon.ts';

/** Places tried for each word wanted, before a gap is left. */
const TRIES = 50;

/**
 * About `most` words that are accepted, spread evenly over the alphabet and in alphabetical order. The same arguments give
 * the same words.
 */
export function spreadWords(lexicon: Lexicon, most: number, accepts: (word: string) => boolean): string[] {
  const words: string[] = [];
  const stride = Math.max(1, Math.floor(lexicon.size / Math.max(1, most)));
  for (let from = 0; from < lexicon.size; from += stride) {
    for (let at = from; at < Math.min(from + stride, from + TRIES, lexicon.size); at++) {
      const word = lexicon.wordAt(at);
      if (word === undefined || lexicon.isOffensive(word) || !accepts(word)) continue;
      words.push(word);
      break;
    }
  }
  return words;
}

/** At most `most` items of a list, spread evenly over it and in its order. */
export function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const chosen = new Set(Array.from({ length: most }, (_, i) => Math.floor((i * items.length) / most)));
  return items.filter((_, i) => chosen.has(i));
}

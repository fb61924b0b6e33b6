import type { Lexicon, Tier } from '@wordhoard/lexicon';
import { ASTERISK } from '../tiles.ts';

/** Trigrams of words up to this tier look familiar to everyone. */
const FAMILIAR_TIER: Tier = 35;
const START = '^';
const END = '$';

/** All trigrams of familiar words, including the beginning and the end: `^fo`, `fox`, `ox$`. */
export type LetterTrigrams = ReadonlySet<string>;

const trigramsByLexicon = new WeakMap<Lexicon, LetterTrigrams>();

/** Cached for each lexicon, because it takes a tenth of a second. */
export function trigramsOf(lexicon: Lexicon): LetterTrigrams {
  const known = trigramsByLexicon.get(lexicon);
  if (known) return known;
  const trigrams = new Set<string>();
  let index = 0;
  for (const word of lexicon.words()) {
    const tier = lexicon.tierAt(index++);
    if (tier === undefined || tier > FAMILIAR_TIER) continue;
    for (const trigram of splitTrigrams(`${START}${word}${END}`)) trigrams.add(trigram);
  }
  trigramsByLexicon.set(lexicon, trigrams);
  return trigrams;
}

function* splitTrigrams(text: string): Generator<string, void> {
  for (let from = 0; from + 3 <= text.length; from++) yield text.slice(from, from + 3);
}

/** Number of trigrams in a pattern that no familiar word has. Those with an asterisk don't count. */
function countUnknownTrigrams(trigrams: LetterTrigrams, pattern: string): number {
  const parts = `${START}${pattern.toLowerCase()}${END}`.split(ASTERISK);
  return parts.reduce(
    (sum, part) =>
      sum +
      splitTrigrams(part)
        .filter((trigram) => !trigrams.has(trigram))
        .toArray().length,
    0,
  );
}

/** True if the pattern could pass for a word to a player who doesn't know it, as FLORB could. */
export const looksLikeAWord = (trigrams: LetterTrigrams, pattern: string): boolean =>
  countUnknownTrigrams(trigrams, pattern) === 0;

/**
 * True if the pattern doesn't look like a word at all, as NWDDL and TLTEE don't. One unknown trigram is not enough,
 * because rare words have one, and neither is a pattern with an asterisk.
 */
export const looksLikeNoWord = (trigrams: LetterTrigrams, pattern: string): boolean =>
  !pattern.includes(ASTERISK) && countUnknownTrigrams(trigrams, pattern) > 1;

/** True if a plausible word could begin with this. */
export const mayBeginAWord = (trigrams: LetterTrigrams, pattern: string): boolean =>
  looksLikeAWord(trigrams, `${pattern}${ASTERISK}`);

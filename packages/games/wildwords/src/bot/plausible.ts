import type { Lexicon, Tier } from '@wordhoard/lexicon';
import { ASTERISK } from '../tiles.ts';

/** Largest tier of words whose letter groups look familiar to all. */
const EVERYDAY: Tier = 35;
const START = '^';
const END = '$';

/** Every three signs in a row of an everyday word, its beginning and its end included: `^fo`, `fox`, `ox$`. */
export type LetterTriples = ReadonlySet<string>;

const made = new WeakMap<Lexicon, LetterTriples>();

/** Made once for a lexicon: a tenth of a second. */
export function triplesOf(lexicon: Lexicon): LetterTriples {
  const known = made.get(lexicon);
  if (known) return known;
  const triples = new Set<string>();
  let index = 0;
  for (const word of lexicon.words()) {
    const tier = lexicon.tierAt(index++);
    if (tier === undefined || tier > EVERYDAY) continue;
    for (const triple of triplesIn(`${START}${word}${END}`)) triples.add(triple);
  }
  made.set(lexicon, triples);
  return triples;
}

function* triplesIn(text: string): Generator<string, void> {
  for (let from = 0; from + 3 <= text.length; from++) yield text.slice(from, from + 3);
}

/** Number of three-letter groups in a pattern that no everyday word has. Groups with an asterisk don't count. */
function oddTriples(triples: LetterTriples, pattern: string): number {
  const parts = `${START}${pattern.toLowerCase()}${END}`.split(ASTERISK);
  return parts.reduce(
    (sum, part) =>
      sum +
      triplesIn(part)
        .filter((triple) => !triples.has(triple))
        .toArray().length,
    0,
  );
}

/** True if the pattern could pass for a word to a player who doesn't know it, as FLORB could. */
export const looksLikeAWord = (triples: LetterTriples, pattern: string): boolean => oddTriples(triples, pattern) === 0;

/**
 * Does it look like no word at all, as NWDDL and TLTEE do? One odd group is not enough, for rare words have one; and who
 * can say what an asterisk hides?
 */
export const looksLikeNoWord = (triples: LetterTriples, pattern: string): boolean =>
  !pattern.includes(ASTERISK) && oddTriples(triples, pattern) > 1;

/** Could a word that looks like one begin so? */
export const mayBeginAWord = (triples: LetterTriples, pattern: string): boolean =>
  looksLikeAWord(triples, `${pattern}${ASTERISK}`);

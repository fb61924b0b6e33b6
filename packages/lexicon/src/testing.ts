/** For tests of packages that use a lexicon: a small one made on the spot. */
import type { AllowWord } from './allow-word.ts';
import { type Lexicon, openLexicon, type Tier } from './lexicon.ts';
import { type ArtefactParts, makeArtefact } from './make-artefact.ts';

interface SmallLexicon extends Omit<ArtefactParts, 'words'> {
  /** The tier of every word that is given without one. */
  readonly tier?: Tier;
}

/** @param words in any order; alone, or with their tiers */
export function lexiconOf(
  words: Iterable<string> | Readonly<Record<string, Tier>>,
  { tier = 10, ...parts }: SmallLexicon = {},
): Lexicon {
  const given: Iterable<readonly [string, Tier]> =
    Symbol.iterator in words ? Array.from(words, (word) => [word, tier] as const) : Object.entries(words);
  const sorted = new Map([...given].sort(([a], [b]) => (a < b ? -1 : 1)));
  return openLexicon(makeArtefact({ ...parts, words: sorted }, checksum));
}

/** A word to allow that hardly any dictionary has, and now and then what no table can allow. */
export function madeUpWord({ below }: { below(limit: number): number }): AllowWord {
  const letters = Array.from({ length: 2 + below(6) }, () => 'aeinorst'[below(8)]!);
  return { allow: below(10) === 0 ? `${letters.join('')}-é` : letters.join('') };
}

/** Enough to tell two small lexicons apart (FNV-1a, run over the bytes from two starts). */
function checksum(bytes: Uint8Array): Uint8Array {
  const sums = Uint32Array.of(0x811c_9dc5, 0x0100_0193);
  for (const [i, start] of sums.entries()) {
    let sum = start;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x0100_0193);
    sums[i] = sum;
  }
  return new Uint8Array(sums.buffer);
}

import { type FamilyData, linkOf, readFamilies } from './format.ts';
import { isFamilyKind, isInflectionKind, type Link } from './links.ts';
import { spelledLinks } from './spelling.ts';

/** The part of a lexicon that families need. */
export interface FamilyLexicon {
  has(word: string): boolean;
  indexOf(word: string): number;
  section(name: string): Uint8Array | undefined;
}

/** The artefact's section that `compileFamilies` makes. */
export const FAMILIES_SECTION = 'families';

const cache = new WeakMap<FamilyLexicon, FamilyData>();
/** A lexicon made without families (small ones in tests) goes by spelling and its own words alone. */
const NO_FAMILIES: FamilyData = { refusedAt: new Uint32Array(), refused: new Uint8Array(), extras: new Map() };

function familiesOf(lexicon: FamilyLexicon): FamilyData {
  const known = cache.get(lexicon);
  if (known) return known;
  const section = lexicon.section(FAMILIES_SECTION);
  const data = section === undefined ? NO_FAMILIES : readFamilies(section);
  cache.set(lexicon, data);
  return data;
}

/** Which of the word's spelled links are not real, as a mask; 0 for most words. */
function refusedLinks({ refusedAt, refused }: FamilyData, at: number): number {
  let low = 0;
  let high = refusedAt.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (refusedAt[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return refusedAt[low] === at ? refused[low]! : 0;
}

/**
 * Bases of a word; empty for a base. One form may have several bases (leaves: leaf, leave), and a base may be a form
 * itself (flinchingly: flinching).
 *
 * A word the lexicon lacks can still be played until it is challenged (WY-11): it is judged by its spelling alone.
 */
export function basesOf(lexicon: FamilyLexicon, word: string): Link[] {
  const at = lexicon.indexOf(word);
  if (at < 0) return spelledLinks(word);
  const data = familiesOf(lexicon);
  const mask = refusedLinks(data, at);
  const links = spelledLinks(word).filter(({ base }, i) => ((mask >>> i) & 1) === 0 && lexicon.has(base));
  for (const extra of data.extras.get(at) ?? []) links.push(linkOf(word, extra));
  return links;
}

/** The word and all its bases, by the changes that WY-10 names. */
function rootsOf(lexicon: FamilyLexicon, word: string): Set<string> {
  const found = new Set([word]);
  // A set iterates over what is added meanwhile.
  for (const it of found) {
    for (const { base, kind } of basesOf(lexicon, it)) if (isFamilyKind(kind)) found.add(base);
  }
  return found;
}

/** WY-10: whether one is a cheapie of the other. Words in lower case; a word is in its own family. */
export function isSameFamily(lexicon: FamilyLexicon, a: string, b: string): boolean {
  return !rootsOf(lexicon, a).isDisjointFrom(rootsOf(lexicon, b));
}

/** WY-10: the first of the used words that this one is a cheapie of. */
export function clashingWord(lexicon: FamilyLexicon, word: string, used: Iterable<string>): string | undefined {
  const own = rootsOf(lexicon, word);
  for (const earlier of used) if (!own.isDisjointFrom(rootsOf(lexicon, earlier))) return earlier;
  return undefined;
}

/** WY-10: a test whether words clash with any of the used ones; it computes the roots of the used words once. */
export function makeClashTest(lexicon: FamilyLexicon, used: Iterable<string>): (word: string) => boolean {
  const taken = new Set<string>();
  for (const earlier of used) for (const root of rootsOf(lexicon, earlier)) taken.add(root);
  return (word) => taken.size > 0 && !taken.isDisjointFrom(rootsOf(lexicon, word));
}

/**
 * WS-12: whether `extended` is a plural or conjugation of `base`, or both are irregular tenses of one verb
 * (BROKE → BROKEN). Unlike a family it does not reach through a second step: PAINT → PAINTINGS is the plural of another
 * word.
 */
export function isInflection(lexicon: FamilyLexicon, base: string, extended: string): boolean {
  const links = basesOf(lexicon, extended).filter(({ kind }) => isInflectionKind(kind));
  if (links.some((link) => link.base === base)) return true;
  const verbs = links.filter(({ kind }) => kind === 'tense').map((link) => link.base);
  return (
    base !== extended && basesOf(lexicon, base).some(({ base: verb, kind }) => kind === 'tense' && verbs.includes(verb))
  );
}

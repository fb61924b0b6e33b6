import { compileFamilies } from '../src/families/compile.ts';
import { basesOf, FAMILIES_SECTION, type FamilyLexicon } from '../src/families/families.ts';
import type { Link } from '../src/families/links.ts';
import type { FamilySources } from '../src/families/sources.ts';
import type { Lexicon } from '../src/lexicon.ts';
import { readFamilySources } from './families-sources.ts';

/** The families of a lexicon's words, worked out afresh: what the build puts into the artefact. */
export function compileFor(lexicon: Lexicon, sources: FamilySources = readFamilySources()): Uint8Array {
  const tiers = new Map<string, number>();
  let index = 0;
  for (const word of lexicon.words()) tiers.set(word, lexicon.tierAt(index++)!);
  return compileFamilies(tiers, sources);
}

/** The lexicon with these families instead of its own. */
export const withFamilies = (lexicon: Lexicon, families: Uint8Array): FamilyLexicon => ({
  has: (word) => lexicon.has(word),
  indexOf: (word) => lexicon.indexOf(word),
  section: (name) => (name === FAMILIES_SECTION ? families : lexicon.section(name)),
});

/** Which form of the base the word is; `none` if it is no form of it. */
export const kindOfLink = (lexicon: FamilyLexicon, word: string, base: string): Link['kind'] | 'none' =>
  basesOf(lexicon, word).find((link) => link.base === base)?.kind ?? 'none';

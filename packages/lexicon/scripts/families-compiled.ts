import { compileFamilies } from '../src/families/compile.ts';
import { FAMILIES_SECTION, type FamilyLexicon } from '../src/families/families.ts';
import type { Lexicon } from '../src/lexicon.ts';
import { readFamilySources } from './families-sources.ts';

/** The families of a lexicon's words, worked out afresh: what the build puts into the artefact. */
export function compileFor(lexicon: Lexicon): Uint8Array {
  const tiers = new Map<string, number>();
  for (const word of lexicon.words()) tiers.set(word, lexicon.tier(word)!);
  return compileFamilies(tiers, readFamilySources());
}

/** The lexicon with these families instead of its own. */
export const withFamilies = (lexicon: Lexicon, families: Uint8Array): FamilyLexicon => ({
  has: (word) => lexicon.has(word),
  indexOf: (word) => lexicon.indexOf(word),
  section: (name) => (name === FAMILIES_SECTION ? families : lexicon.section(name)),
});

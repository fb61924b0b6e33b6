import { compileFamilies } from '../src/families/compile.ts';
import type { FamilySources } from '../src/families/sources.ts';
import type { Lexicon } from '../src/lexicon.ts';
import { readFamilySources } from './families-sources.ts';

/** The families of a lexicon's words, worked out afresh: what the build puts into the artefact. */
export function compileFor(lexicon: Lexicon, sources: FamilySources = readFamilySources()): Uint8Array {
  const tiers = new Map<string, number>();
  for (const word of lexicon.words()) tiers.set(word, lexicon.tier(word)!);
  return compileFamilies(tiers, sources);
}

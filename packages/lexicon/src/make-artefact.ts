import { asBytes, packSections } from './format.ts';
import { buildGraph } from './graph-builder.ts';
import { SECTION, TIERS, type Tier } from './lexicon.ts';
import { packGraph } from './pack.ts';

export interface ArtefactParts {
  /** Words in ascending order, each with its tier. */
  readonly words: ReadonlyMap<string, Tier>;
  readonly offensive?: ReadonlySet<string>;
  /** Sections of other modules. */
  readonly more?: ReadonlyMap<string, Uint8Array>;
}

/** All sections of an artefact by name; `packSections` makes one file of them. */
export function makeSections({ words, offensive, more }: ArtefactParts): Map<string, Uint8Array> {
  const spellings = [...words.keys()];
  return new Map([
    [SECTION.cells, asBytes(packGraph(buildGraph(spellings)))],
    [SECTION.tiers, packTiers([...words.values()])],
    [SECTION.offensive, packMembers(spellings, offensive ?? new Set())],
    ...(more ?? []),
  ]);
}

export const makeArtefact = (parts: ArtefactParts, digest: (content: Uint8Array) => Uint8Array): Uint8Array =>
  packSections(makeSections(parts), digest);

/** Two words a byte, the earlier one in the lower half; each the place of its tier in TIERS. */
function packTiers(tiers: readonly Tier[]): Uint8Array {
  const packed = new Uint8Array((tiers.length + 1) >>> 1);
  for (const [i, tier] of tiers.entries()) packed[i >>> 1]! |= TIERS.indexOf(tier) << (4 * (i & 1));
  return packed;
}

/** One bit a word, lowest first. */
function packMembers(words: readonly string[], members: ReadonlySet<string>): Uint8Array {
  const packed = new Uint8Array((words.length + 7) >>> 3);
  for (const [i, word] of words.entries()) if (members.has(word)) packed[i >>> 3]! |= 1 << (i & 7);
  return packed;
}

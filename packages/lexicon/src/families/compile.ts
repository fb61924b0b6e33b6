import { makeEvidence } from './evidence.ts';
import { type Extra, makeExtra, packFamilies, type WordValue } from './format.ts';
import { makeIrregular } from './irregular.ts';
import { makeJudge } from './judge.ts';
import type { Link } from './links.ts';
import type { FamilySources, Override } from './sources.ts';
import { spelledLinks } from './spelling.ts';

/**
 * Works out every link of every word and packs those that spelling and the list alone would get wrong.
 *
 * @param tiers the whole lexicon with every word's tier, ascending: a word's place is its number.
 */
export function compileFamilies(tiers: ReadonlyMap<string, number>, sources: FamilySources): Uint8Array {
  const evidence = makeEvidence(tiers, sources);
  const judge = makeJudge(evidence, sources);
  const irregular = makeIrregular(evidence, judge, sources);
  const overrides = new Map<string, Override>(sources.overrides.map((it) => [`${it.word} ${it.base}`, it]));
  const ruling = (word: string, base: string): Override['kind'] | undefined => overrides.get(`${word} ${base}`)?.kind;

  const isReal = (word: string, link: Link): boolean => {
    const kind = ruling(word, link.base);
    return kind === undefined ? judge(word, link) : kind === link.kind;
  };

  const added = new Map<string, Link[]>();
  for (const { word, base, kind } of sources.overrides) {
    const isSpelled = spelledLinks(word).some((link) => link.base === base && link.kind === kind);
    if (kind !== 'none' && !isSpelled) added.set(word, [...(added.get(word) ?? []), { base, kind }]);
  }

  const refusals: WordValue<number>[] = [];
  const extras: WordValue<Extra>[] = [];
  for (const [at, word] of [...tiers.keys()].entries()) {
    let mask = 0;
    for (const [i, link] of spelledLinks(word).entries()) {
      if (tiers.has(link.base) && !isReal(word, link)) mask |= 1 << i;
    }
    if (mask !== 0) refusals.push({ at, value: mask });
    const links = irregular(word).filter(({ base }) => ruling(word, base) === undefined);
    for (const link of [...links, ...(added.get(word) ?? [])]) extras.push({ at, value: makeExtra(word, link) });
  }
  return packFamilies(refusals, extras);
}

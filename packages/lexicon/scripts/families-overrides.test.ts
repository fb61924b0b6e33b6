import { expect, test } from 'vitest';
import { basesOf, FAMILIES_SECTION, type FamilyLexicon } from '../src/families/families.ts';
import type { Lexicon } from '../src/lexicon.ts';
import { lexiconOf } from '../src/testing.ts';
import { readArtefact } from './artefact.ts';
import { compileFor } from './families-compiled.ts';
import { readFamilySources } from './families-sources.ts';

const sources = readFamilySources();

/** The lexicon with these families instead of its own. */
const withFamilies = (lexicon: Lexicon, families: Uint8Array): FamilyLexicon => ({
  has: (word) => lexicon.has(word),
  indexOf: (word) => lexicon.indexOf(word),
  section: (name) => (name === FAMILIES_SECTION ? families : lexicon.section(name)),
});

test('every override holds, and none is idle', () => {
  const ruled = readArtefact();
  const unruled = withFamilies(ruled, compileFor(ruled, { ...sources, overrides: [] }));
  expect(sources.overrides.length).toBeGreaterThan(0);
  for (const { word, base, kind } of sources.overrides) {
    const kindIn = (lexicon: FamilyLexicon): string =>
      basesOf(lexicon, word).find((link) => link.base === base)?.kind ?? 'none';
    expect(kindIn(ruled), `${word} ${base}`).toBe(kind);
    expect(kindIn(unruled), `${word} ${base}`).not.toBe(kind);
  }
});

test('an override can also part two words', () => {
  const few = lexiconOf(['cat', 'cats']);
  const compile = (kind: 'none' | 's'): Uint8Array =>
    compileFor(few, { ...sources, overrides: [{ word: 'cats', base: 'cat', kind }] });
  expect(basesOf(withFamilies(few, compile('none')), 'cats')).toEqual([]);
  expect(basesOf(withFamilies(few, compile('s')), 'cats')).toEqual([{ base: 'cat', kind: 's' }]);
});

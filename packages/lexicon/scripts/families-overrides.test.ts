import { expect, test } from 'vitest';
import { basesOf, FAMILIES_SECTION } from '../src/families/families.ts';
import { lexiconOf } from '../src/testing.ts';
import { compileFor, kindOfLink, withFamilies } from './families-compiled.ts';
import { readFamilySources } from './families-sources.ts';
import { wholeLexicon } from './whole-lexicon.ts';

const sources = readFamilySources();

test('the families of the committed artefact are those compiled from WordNet and the overrides', () => {
  expect(wholeLexicon.section(FAMILIES_SECTION)).toEqual(compileFor(wholeLexicon, sources));
});

// The sweep checks that none is superfluous: it compiles everything once more without them.
test('every override holds', () => {
  expect(sources.overrides.length).toBeGreaterThan(0);
  for (const { word, base, kind } of sources.overrides)
    expect(kindOfLink(wholeLexicon, word, base), `${word} ${base}`).toBe(kind);
});

test('an override can also part two words', () => {
  const few = lexiconOf(['cat', 'cats']);
  const compile = (kind: 'none' | 's'): Uint8Array =>
    compileFor(few, { ...sources, overrides: [{ word: 'cats', base: 'cat', kind }] });
  expect(basesOf(withFamilies(few, compile('none')), 'cats')).toEqual([]);
  expect(basesOf(withFamilies(few, compile('s')), 'cats')).toEqual([{ base: 'cat', kind: 's' }]);
});

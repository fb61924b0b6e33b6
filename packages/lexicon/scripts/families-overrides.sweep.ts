import { expect, test } from 'vitest';
import { compileFor, kindOfLink, withFamilies } from './families-compiled.ts';
import { readFamilySources } from './families-sources.ts';
import { wholeLexicon } from './whole-lexicon.ts';

test('no override is idle: without it the families would say otherwise', () => {
  const sources = readFamilySources();
  const unruled = withFamilies(wholeLexicon, compileFor(wholeLexicon, { ...sources, overrides: [] }));
  expect(sources.overrides.length).toBeGreaterThan(0);
  for (const { word, base, kind } of sources.overrides)
    expect(kindOfLink(unruled, word, base), `${word} ${base}`).not.toBe(kind);
});

import { describe, expect, test } from 'vitest';
import { EDITIONS, editionOf, THIS_EDITION } from '../src/editions.ts';
import { lexiconOf } from '../src/testing.ts';
import { packageVersion } from './artefact.ts';
import { contentOf, editionAdvice } from './edition-check.ts';
import { everyWord, wholeLexicon } from './whole-lexicon.ts';

describe('the editions', () => {
  test('the last one is of the committed words', () => {
    const advice = editionAdvice(wholeLexicon, EDITIONS, packageVersion());
    expect(advice, advice ?? '').toBeNull();
  });

  test('their counts are those of the list', () => {
    const everyday = everyWord().filter((word) => wholeLexicon.has(word, 'everyday')).length;
    expect(THIS_EDITION.words).toEqual({ wide: everyWord().length, everyday });
  });

  test('are numbered from 1, in order of release and date, and no two have the same words or artefacts', () => {
    for (const [i, { edition, date, release }] of EDITIONS.entries()) {
      expect(edition).toBe(i + 1);
      expect(release).toMatch(/^\d+\.\d+\.\d+$/);
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(date >= (EDITIONS[i - 1]?.date ?? '')).toBe(true);
    }
    for (const all of [EDITIONS.map(({ content }) => content), EDITIONS.flatMap(({ ids }) => ids)])
      expect(new Set(all).size).toBe(all.length);
  });

  test('are found by the id of a lexicon', () => {
    expect(editionOf(wholeLexicon.id)).toBe(THIS_EDITION);
    expect(editionOf('1ef58d40e0a33bae')?.edition).toBe(1);
    expect(editionOf('0000000000000000')).toBeUndefined();
  });
});

describe('the check', () => {
  const before = lexiconOf({ cat: 10, cwm: 80, rude: 35 }, { offensive: new Set(['rude']) });
  const editions = [{ edition: 1, release: '0.2.0', date: '2026-01-01', ...contentOf(before), ids: [before.id] }];

  test('is content with the words it knows', () => {
    expect(editionAdvice(before, editions, '0.2.0')).toBeNull();
  });

  test.each([
    ['a word more', lexiconOf({ cat: 10, cwm: 80, dog: 10, rude: 35 }, { offensive: new Set(['rude']) })],
    ['a word less', lexiconOf({ cat: 10, rude: 35 }, { offensive: new Set(['rude']) })],
    ['an everyday word', lexiconOf({ cat: 10, cwm: 60, rude: 35 }, { offensive: new Set(['rude']) })],
    ['a coarse word', lexiconOf({ cat: 10, cwm: 80, rude: 35 }, { offensive: new Set(['cat', 'rude']) })],
  ])('asks for another edition after %s', (_, after) => {
    expect(editionAdvice(after, editions, '0.2.0')).toContain('Add edition 2');
    expect(editionAdvice(after, editions, '0.2.0')).toContain(`content: '${contentOf(after).content}'`);
  });

  test('corrects an edition that is not released yet, by the number of the release', () => {
    const after = lexiconOf({ cat: 10 });
    const open = [{ ...editions[0]!, release: '0.10.0' }];
    expect(editionAdvice(after, open, '0.9.1')).toContain('edition 1 is not released yet');
    expect(editionAdvice(after, open, '0.10.0')).toContain('Add edition 2');
  });

  test('wants the id of an artefact that has only other tiers', () => {
    const after = lexiconOf({ cat: 20, cwm: 80, rude: 35 }, { offensive: new Set(['rude']) });
    expect(editionAdvice(after, editions, '0.2.0')).toContain(`ids: ['${before.id}', '${after.id}']`);
  });

  test('notices a count typed wrongly', () => {
    const wrong = [{ ...editions[0]!, words: { wide: 3, everyday: 3 } }];
    expect(editionAdvice(before, wrong, '0.2.0')).toContain('wide: 3, everyday: 2');
  });
});

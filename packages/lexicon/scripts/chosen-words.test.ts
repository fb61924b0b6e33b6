import { expect, test } from 'vitest';
import { readEverydayWords, readNonWords } from './chosen-words.ts';
import { wholeLexicon as lexicon } from './whole-lexicon.ts';

const words = readEverydayWords();
const nonWords = readNonWords();

/** Largest tier of the everyday dictionary. */
const EVERYDAY = 60;

test('there are 200 everyday words and 100 non-words at least, none twice', () => {
  expect(words.length).toBeGreaterThanOrEqual(200);
  expect(nonWords.length).toBeGreaterThanOrEqual(100);
  const all = [...words, ...nonWords].map(({ word }) => word);
  expect(all).toEqual([...new Set(all)]);
});

test('every everyday word is in the everyday dictionary, or in the wide one if it is marked', () => {
  const faults = words.filter(({ word, wideOnly }) => {
    const tier = lexicon.tier(word);
    return tier === undefined || tier > EVERYDAY !== wideOnly;
  });
  expect(faults).toEqual([]);
});

test('no non-word is in any dictionary', () => {
  expect(nonWords.map(({ word }) => word).filter((word) => lexicon.has(word))).toEqual([]);
});

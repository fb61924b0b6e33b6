import { expect, test } from 'vitest';
import { lexiconOf } from './testing.ts';
import { accepts, PLAIN_LIST } from './word-list.ts';

const lexicon = lexiconOf({ common: 10, drat: 20, recondite: 70 }, { offensive: new Set(['drat']) });

test('the plain list is the wide dictionary', () => {
  for (const word of ['common', 'drat', 'recondite']) expect(accepts(lexicon, PLAIN_LIST, word)).toBe(true);
  expect(accepts(lexicon, PLAIN_LIST, 'zzyzx')).toBe(false);
});

test('the everyday dictionary leaves out what few people know', () => {
  const list = { ...PLAIN_LIST, dictionary: 'everyday' } as const;
  expect(accepts(lexicon, list, 'common')).toBe(true);
  expect(accepts(lexicon, list, 'recondite')).toBe(false);
});

test('players may add words and ban words; a ban is stronger', () => {
  const list = { ...PLAIN_LIST, allowed: ['zzyzx', 'both'], banned: ['common', 'both'] };
  expect(accepts(lexicon, list, 'zzyzx')).toBe(true);
  expect(accepts(lexicon, list, 'common')).toBe(false);
  expect(accepts(lexicon, list, 'both')).toBe(false);
});

test('a family-friendly table refuses offensive words unless its players allowed them by name', () => {
  const list = { ...PLAIN_LIST, familyFriendly: true };
  expect(accepts(lexicon, list, 'drat')).toBe(false);
  expect(accepts(lexicon, list, 'common')).toBe(true);
  expect(accepts(lexicon, { ...list, allowed: ['drat'] }, 'drat')).toBe(true);
});

import { expect, test } from 'vitest';
import { lexiconOf } from './testing.ts';
import { DEFAULT_WORD_LIST, isAccepted } from './word-list.ts';

const lexicon = lexiconOf({ common: 10, drat: 20, recondite: 70 }, { offensive: new Set(['drat']) });

test('the plain list is the wide dictionary', () => {
  for (const word of ['common', 'drat', 'recondite']) expect(isAccepted(lexicon, DEFAULT_WORD_LIST, word)).toBe(true);
  expect(isAccepted(lexicon, DEFAULT_WORD_LIST, 'zzyzx')).toBe(false);
});

test('the everyday dictionary leaves out what few people know', () => {
  const list = { ...DEFAULT_WORD_LIST, dictionary: 'everyday' } as const;
  expect(isAccepted(lexicon, list, 'common')).toBe(true);
  expect(isAccepted(lexicon, list, 'recondite')).toBe(false);
});

test('players may add words and ban words; a ban is stronger', () => {
  const list = { ...DEFAULT_WORD_LIST, allowed: ['zzyzx', 'both'], banned: ['common', 'both'] };
  expect(isAccepted(lexicon, list, 'zzyzx')).toBe(true);
  expect(isAccepted(lexicon, list, 'common')).toBe(false);
  expect(isAccepted(lexicon, list, 'both')).toBe(false);
});

test('a family-friendly table refuses offensive words unless its players allowed them by name', () => {
  const list = { ...DEFAULT_WORD_LIST, familyFriendly: true };
  expect(isAccepted(lexicon, list, 'drat')).toBe(false);
  expect(isAccepted(lexicon, list, 'common')).toBe(true);
  expect(isAccepted(lexicon, { ...list, allowed: ['drat'] }, 'drat')).toBe(true);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MAX_EXTRA_WORDS, MAX_WORD_LENGTH, wordListSchema } from './schema.ts';
import { DEFAULT_WORD_LIST } from './word-list.ts';

const reads = (value: unknown, longest?: number): boolean => v.is(wordListSchema(longest), value);
const many = (count: number): string[] => Array.from({ length: count }, () => 'word');

test('a list of a table’s own: only letters a to z, so many and so long', () => {
  expect(reads(DEFAULT_WORD_LIST)).toBe(true);
  expect(reads({ ...DEFAULT_WORD_LIST, allowed: many(MAX_EXTRA_WORDS), banned: ['a'.repeat(MAX_WORD_LENGTH)] })).toBe(
    true,
  );
  expect(reads({ ...DEFAULT_WORD_LIST, allowed: many(MAX_EXTRA_WORDS + 1) })).toBe(false);
  expect(reads({ ...DEFAULT_WORD_LIST, banned: ['a'.repeat(MAX_WORD_LENGTH + 1)] })).toBe(false);
  expect(reads({ ...DEFAULT_WORD_LIST, banned: ['nine'] }, 3)).toBe(false);
  for (const word of ['', 'Word', 'mid-air', 'naïve', 'two words'])
    expect(reads({ ...DEFAULT_WORD_LIST, allowed: [word] })).toBe(false);
  expect(reads({ ...DEFAULT_WORD_LIST, dictionary: 'klingon' })).toBe(false);
  expect(reads({ ...DEFAULT_WORD_LIST, more: true })).toBe(false);
});

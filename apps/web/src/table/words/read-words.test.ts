import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test('words are taken from a list as people type it, each once', () => {
  expect(readWords('Zoe, momma\nZOE;  nonna ')).toEqual({ words: ['zoe', 'momma', 'nonna'], strange: [] });
  expect(readWords('  ')).toEqual({ words: [], strange: [] });
});

test('what is not made of letters is named, never taken as other words', () => {
  expect(readWords("can't naïve tea A1")).toEqual({ words: ['tea'], strange: ["can't", 'naïve', 'A1'] });
});

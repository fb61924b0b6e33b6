import { expect, test } from 'vitest';
import { review as wildwords } from './wildwords/strings/review.ts';
import { review as wordsmith } from './wordsmith/strings/review.ts';

test('who does not read a notation yet is told where and what', () => {
  expect(wildwords.inPlainWords?.('8E FEND 28')).toBe('FEND across from row 8, column E, for 28');
  expect(wildwords.inPlainWords?.('D3 STAI*** 37')).toBe('STAI*** down from row 3, column D, for 37');
  expect(wildwords.inPlainWords?.('pass')).toBe('pass');
  expect(wordsmith.inPlainWords?.('write U r5c2 0, write R r5c3 1, claim r5c1-r5c4')).toBe(
    'U into row 5, column 2, R into row 5, column 3 for 1, claim the word from row 5, column 1 to row 5, column 4',
  );
  expect(wordsmith.inPlainWords?.('goblet Y r5c6, sword r1c1')).toBe(
    'Y by the goblet into row 5, column 6, circle row 1, column 1',
  );
});

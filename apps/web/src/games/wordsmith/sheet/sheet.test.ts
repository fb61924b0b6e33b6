import { componentsOf } from '@wordhoard/wordsmith';
import { expect, test } from 'vitest';
import { after, BURP, R, U } from '../hand/testing.ts';
import { EXAMPLE_AFTER, EXAMPLE_BEFORE } from '../rules/example.ts';
import { marksBefore, squareInWords } from './shown-sheet.ts';

test('a square in words', () => {
  expect(squareInWords(componentsOf({}), EXAMPLE_BEFORE, 32)).toBe('row 5, column 1, B, ring');
  expect(squareInWords(componentsOf({}), EXAMPLE_BEFORE, 33)).toBe('row 5, column 2, empty, goblet of 3 squares');
  expect(squareInWords(componentsOf({}), EXAMPLE_AFTER, 34)).toBe('row 5, column 3, R circled, ring, forged');
});

test('[WS-5] the sheet before a turn is worked out from its rewards', () => {
  const { sheet, rewards } = after(U, R, BURP);
  const { letters, circled, forged } = EXAMPLE_BEFORE;
  expect(marksBefore(sheet, rewards)).toEqual({ letters, circled, forged });
  expect(marksBefore(sheet, [])).toEqual({ letters: sheet.letters, circled: sheet.circled, forged: sheet.forged });
});

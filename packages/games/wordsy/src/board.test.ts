import { chanceFrom } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf, formatBoard, parseBoard } from './board.ts';
import { componentsOf } from './components.ts';
import { dealBoard } from './testing.ts';

const printed = componentsOf({});

test('[WY-2] a board is parsed column by column', () => {
  const read = parseBoard(printed, 'QG NS ML GD');
  if ('code' in read) throw new Error(read.code);
  expect(
    boardOf(printed, read.cards)
      .map(({ letter, value }) => `${letter}${value}`)
      .join(' '),
  ).toBe('q7 g5 n4 s4 m3 l3 g2 d2');
  expect(parseBoard(printed, 'qgnsmlgd')).toEqual(read);
});

test('formatting and parsing a board gives the same board', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const board = dealBoard(chanceFrom(seed));
      const written = formatBoard(board);
      const read = parseBoard(printed, written);
      if ('code' in read) throw new Error(read.code);
      expect(boardOf(printed, read.cards)).toEqual(board);
      expect(formatBoard(boardOf(printed, read.cards))).toBe(written);
    }),
  );
});

test.each([
  ['QG NS ML G', { code: 'not-eight-letters', found: 7 }],
  ['', { code: 'not-eight-letters', found: 0 }],
  ['QA NS ML GD', { code: 'no-such-card', letter: 'a' }],
  ['Q! NS ML GD', { code: 'no-such-card', letter: '!' }],
  ['BB BS ML GD', { code: 'more-than-two', letter: 'b' }],
  ['QZ XS ML GD', { code: 'more-than-two', letter: 'x' }],
  ['QQ NS ML GD', { code: 'more-than-two', letter: 'q' }],
])('[WY-3] %s is not a board', (text, refusal) => {
  expect(parseBoard(printed, text)).toEqual(refusal);
});

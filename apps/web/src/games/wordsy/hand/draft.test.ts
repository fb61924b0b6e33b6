import { type Board, boardOf, componentsOf, parseBoard } from '@wordhoard/wordsy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterUpdate, erased, lettersOf, preview, within, worthOf } from './draft.ts';

test('[WY-9] only letters a to z are written, in either case', () => {
  expect(lettersOf('MISquoting')).toBe('misquoting');
  expect(lettersOf('A'.repeat(99))).toHaveLength(60);
});

test.each(['merry-go', 'can’t', 'naïve', 'two words', 'a1'])('[WY-9] %s is not taken as another word', (typed) => {
  expect(lettersOf(typed)).toBeUndefined();
});

test('[WY-7] letters can be added to a frozen text, but not deleted', () => {
  expect(within('flinch', 'flin')).toBe('flinch');
  expect(within('flop', 'flin')).toBe('flin');
  expect(erased('flinc', 'flin')).toBe('flin');
  expect(erased('flin', 'flin')).toBe('flin');
  expect(erased('flin', '')).toBe('fli');
  expect(erased('', '')).toBe('');
});

test('[WY-7] no change loses the frozen beginning', () => {
  const word = fc.stringMatching(/^[a-z]{0,12}$/);
  fc.assert(
    fc.property(word, word, (text, frozen) => {
      expect(within(text, frozen).startsWith(frozen)).toBe(true);
      expect(erased(frozen + text, frozen).startsWith(frozen)).toBe(true);
    }),
  );
});

const update = { draft: 'fli', frozen: false, mine: true };

test('while the player types, their text is ahead of the table’s; once locked, the table’s counts', () => {
  expect(afterUpdate('flinch', update)).toBe('flinch');
  expect(afterUpdate('f', update)).toBe('f');
  expect(afterUpdate('flinched', { ...update, draft: 'flinch', mine: false })).toBe('flinch');
});

test('[WY-7] when the sand has run out, text that the table has not received is lost unless it only adds', () => {
  expect(afterUpdate('flinch', { ...update, frozen: true })).toBe('flinch');
  expect(afterUpdate('flo', { ...update, frozen: true })).toBe('fli');
});

const printed = componentsOf({});
function boardFrom(text: string): Board {
  const parsed = parseBoard(printed, text);
  if (!('cards' in parsed)) throw new Error(parsed.code);
  return boardOf(printed, parsed.cards);
}
const board = boardFrom('QG NS ML GD');

test('[WY-13] MISQUOTING shows 23 under the letters that earn it', () => {
  const { letters, cards, points } = preview(board, 'misquoting', null);
  expect(points).toBe(23);
  expect(letters.map((it) => it.points)).toEqual([3, 0, 4, 7, 0, 0, 0, 0, 4, 5]);
  expect(cards).toEqual([7, 5, 4, 4, 3, 0, 0, 0]);
});

test('[WY-22] under a handicap the best four score in full, the rest 1', () => {
  const { letters, points } = preview(board, 'misquoting', printed.handicap);
  expect(points).toBe(7 + 5 + 4 + 4 + 1);
  expect(letters[0]).toEqual({ letter: 'm', points: 1 });
});

test('an empty text scores nothing', () => {
  expect(preview(board, '', null)).toEqual({ letters: [], cards: [0, 0, 0, 0, 0, 0, 0, 0], points: 0 });
});

test('a key shows what its letter can score, best first', () => {
  expect(worthOf(board, 'g')).toEqual([5, 2]);
  expect(worthOf(board, 'q')).toEqual([7]);
  expect(worthOf(board, 'e')).toEqual([]);
});

import { type Board, boardOf, parseBoard } from '@wordhoard/wordsy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterNews, erased, lettersOf, preview, within, worthOf } from './draft.ts';

test('[WY-9] only letters a to z are written, in whatever case they come', () => {
  expect(lettersOf('MISquoting')).toBe('misquoting');
  expect(lettersOf('A'.repeat(99))).toHaveLength(60);
});

test.each(['merry-go', 'can’t', 'naïve', 'two words', 'a1'])('[WY-9] %s is not taken as another word', (typed) => {
  expect(lettersOf(typed)).toBeUndefined();
});

test('[WY-7] what is frozen can be added to, not taken from', () => {
  expect(within('flinch', 'flin')).toBe('flinch');
  expect(within('flop', 'flin')).toBe('flin');
  expect(erased('flinc', 'flin')).toBe('flin');
  expect(erased('flin', 'flin')).toBe('flin');
  expect(erased('flin', '')).toBe('fli');
  expect(erased('', '')).toBe('');
});

const news = { question: 7, draft: 'fli', frozen: false, mine: true };

test('while somebody types, their line is ahead of what the table has heard', () => {
  expect(afterNews({ question: 7, text: 'flinch' }, news)).toBe('flinch');
  expect(afterNews({ question: 7, text: 'f' }, news)).toBe('f');
});

test('a new question, or having locked, brings the table’s word', () => {
  expect(afterNews({ question: 6, text: 'old' }, { ...news, draft: '' })).toBe('');
  expect(afterNews({ question: 7, text: 'flinched' }, { ...news, draft: 'flinch', mine: false })).toBe('flinch');
});

test('[WY-7] when the sand has run out, what the table has not heard in time is lost unless it only adds', () => {
  expect(afterNews({ question: 7, text: 'flinch' }, { ...news, frozen: true })).toBe('flinch');
  expect(afterNews({ question: 7, text: 'flo' }, { ...news, frozen: true })).toBe('fli');
});

test('[WY-7] nothing that can be done to a line loses its frozen beginning', () => {
  const word = fc.stringMatching(/^[a-z]{0,12}$/);
  fc.assert(
    fc.property(word, word, (text, frozen) => {
      expect(within(text, frozen).startsWith(frozen)).toBe(true);
      expect(erased(frozen + text, frozen).startsWith(frozen)).toBe(true);
    }),
  );
});

function boardFrom(text: string): Board {
  const parsed = parseBoard(text);
  if (!('cards' in parsed)) throw new Error(parsed.code);
  return boardOf(parsed.cards);
}
const board = boardFrom('QG NS ML GD');

test('[WY-13] MISQUOTING shows 23 under the letters that earn it', () => {
  const { letters, cards, points } = preview(board, 'misquoting', false);
  expect(points).toBe(23);
  expect(letters.map((it) => it.points)).toEqual([3, 0, 4, 7, 0, 0, 0, 0, 4, 5]);
  expect(cards).toEqual([7, 5, 4, 4, 3, 0, 0, 0]);
});

test('[WY-22] under a handicap the best four score in full, the rest 1', () => {
  const { letters, points } = preview(board, 'misquoting', true);
  expect(points).toBe(7 + 5 + 4 + 4 + 1);
  expect(letters[0]).toEqual({ letter: 'm', points: 1 });
});

test('an empty line scores nothing', () => {
  expect(preview(board, '', false)).toEqual({ letters: [], cards: [0, 0, 0, 0, 0, 0, 0, 0], points: 0 });
});

test('a key shows what its letter can score, best first', () => {
  expect(worthOf(board, 'g')).toEqual([5, 2]);
  expect(worthOf(board, 'q')).toEqual([7]);
  expect(worthOf(board, 'e')).toEqual([]);
});

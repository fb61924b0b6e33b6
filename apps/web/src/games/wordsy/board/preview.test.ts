import { type Board, boardOf, parseBoard } from '@wordhoard/wordsy';
import { expect, test } from 'vitest';
import { preview, worthOf } from './preview.ts';

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

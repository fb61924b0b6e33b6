import { nothingOnBoard, Played } from '@wordhoard/wildwords/testing';
import { expect, test } from 'vitest';
import { rowInWords } from './row-text.ts';

test('the board can be read row by row', () => {
  const view = new Played({ board: nothingOnBoard.with(7, '....FEND.......') }, []).view(0);
  expect(rowInWords(view, 7)).toBe(
    'Row 8: 8E FEND; free: A triple word, C turns a tile wild, D lose 20, K double letter, L lose 20, M turns a tile wild, O triple word',
  );
  expect(rowInWords(view, 2)).toMatch(/^Row 3: empty; free: C triple letter/);
});

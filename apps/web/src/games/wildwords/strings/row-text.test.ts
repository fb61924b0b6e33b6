import { EMPTY_BOARD, TestGame } from '@wordhoard/wildwords/testing';
import { expect, test } from 'vitest';
import { rowInWords } from './row-text.ts';

test('the board can be read row by row', () => {
  const view = new TestGame({ board: EMPTY_BOARD.with(7, '....FEND.......') }, []).view(0);
  expect(rowInWords(view, 7)).toBe(
    'Row 8: FEND from column E; free squares: A triple word, C turns a tile face down, D costs 20 points, K double letter, L costs 20 points, M turns a tile face down, O triple word',
  );
  expect(rowInWords(view, 2)).toMatch(/^Row 3: empty; free squares: C triple letter/);
});

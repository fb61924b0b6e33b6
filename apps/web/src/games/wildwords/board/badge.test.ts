import { forSeat } from '@wordhoard/kernel';
import { gridOf, PRINTED } from '@wordhoard/wildwords';
import { EMPTY_BOARD, TestGame } from '@wordhoard/wildwords/testing';
import { expect, test } from 'vitest';
import { START, worthOf } from '../hand/draft.ts';
import { badgeOf } from './badge.ts';

/** The badge over the play that Beth looks at. */
const badgeOn = (board: readonly string[], tray: string, play: string) => {
  const table = new TestGame({ board, trays: [tray, 'LOUT'] }, []).play(0, play);
  const view = table.view(1);
  const badge = badgeOf(view, START, null, gridOf(view.board));
  return badge && { where: `${badge.side} ${badge.square}`, points: badge.points };
};

test('the points stand over the first tile where nothing lies there', () => {
  expect(badgeOn(EMPTY_BOARD, 'FENDING', '8E FEND')).toMatchObject({ where: 'above 109', points: 28 });
});

test('they never lie on a letter of the word: beside it, if a letter is above', () => {
  // Downwards from the D of FEND: above the I lies the D, so they stand before the I.
  const board = EMPTY_BOARD.with(7, '....FEND.......');
  expect(badgeOn(board, 'INKAAES', 'H8 (D)IN')?.where).toBe('before 127');
});

test('at the edge they stand beside it, not outside the board', () => {
  const board = EMPTY_BOARD.with(1, '..F............').with(2, '..E............').with(3, '..N............');
  expect(badgeOn(board, 'ATEDAAS', 'C1 A')?.where).toBe('before 2');
});

test('a try of one’s own has them too', () => {
  const { match } = new TestGame({ trays: ['FENDING', 'CLOUDED'] }, []);
  const table = new TestGame({ trays: ['FENDING', 'CLOUDED'] }, []);
  const [first, second] = forSeat(match.state.trays, 0).secret;
  const laying = {
    ...START,
    laid: [
      { tile: first!, square: 112 },
      { tile: second!, square: 127 },
    ],
  };
  const view = table.view(0);
  const grid = gridOf(view.board);
  expect(badgeOf(view, laying, worthOf(PRINTED, laying, grid), grid)).toMatchObject({ square: 112, side: 'above' });
});

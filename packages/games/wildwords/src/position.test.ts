import { bind } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { formatBoard } from './board.ts';
import { PRINTED } from './components.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { EMPTY_BOARD, evenWords, positionWith, TestGame, tableFor } from './testing.ts';
import { faceOf } from './tiles.ts';
import { gridOf } from './view.ts';

const start = (position: Position) => bind(rules, evenWords).start({ ...tableFor(2), seed: '7'.repeat(64), position });
const withRow = (row: number, line: string): string[] => EMPTY_BOARD.map((empty, i) => (i === row ? line : empty));

test('a position is set up as given, and the pot has all other tiles', () => {
  const board = withRow(6, '...*FEND.......');
  const given = positionWith({ board, scores: [12, -3], turn: 1, passes: 2 });
  const started = start(given);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const { state } = started.match;
  expect(formatBoard(gridOf(state.board))).toEqual(board);
  expect(state).toMatchObject({ scores: [12, -3], turn: 1, passes: 2 });
  expect(state.pot.secret).toHaveLength(94 - 14 - 5);
  const flipped = state.board[93]!;
  expect(flipped).toMatchObject({ flipped: { seats: [] } });
  const everywhere = JSON.stringify([state.pot, state.trays, state.board]).match(/"T\d+"/g)!;
  expect(new Set(everywhere).size).toBe(PRINTED.tiles.length);
});

test('flipped tiles and the pot may be given', () => {
  const board = withRow(6, '...*FEND.......');
  const m = new TestGame({ board, pot: 'Z', flipped: [{ square: 93, face: 'Q', by: 1 }] }, []);
  expect(m.match.state.pot.secret).toHaveLength(1);
  expect(m.view(1).board[93]).toEqual({
    flipped: true,
    tile: PRINTED.tiles.find((tile) => faceOf(tile) === 'Q'),
  });
  expect(m.view(0).board[93]).toEqual({ flipped: true, tile: null });
});

test('an impossible position is refused with a reason', () => {
  const fault = (part: Partial<Position>): unknown => {
    const started = start(positionWith(part));
    return started.ok ? 'taken' : started.refusal;
  };
  const bad = (kind: string) => ({ code: 'bad-position', fault: kind });
  expect(fault({ board: EMPTY_BOARD.slice(1) })).toEqual({ code: 'bad-position' });
  expect(fault({ board: withRow(6, '...A...........') })).toEqual(bad('board'));
  expect(fault({ trays: ['A'] })).toEqual(bad('trays'));
  expect(fault({ trays: ['A', ''], pot: '' })).toEqual(bad('trays'));
  expect(fault({ scores: [0, 0, 0] })).toEqual(bad('scores'));
  expect(fault({ turn: 2 })).toEqual(bad('turn'));
  expect(fault({ passes: 4 })).toEqual(bad('passes'));
  expect(fault({ trays: ['QQ', 'A'] })).toEqual(bad('tiles'));
  expect(fault({ flipped: [{ square: 93, face: 'Q', by: 0 }] })).toEqual(bad('flipped'));
});

import { expect, test } from 'vitest';
import { EMPTY_GRID, type Grid, parseBoard } from './board.ts';
import { type Call, callsOf, isBadTrade } from './calls.ts';
import { PRINTED } from './components.ts';
import { scorePlay } from './scoring.ts';
import { EMPTY_BOARD, parsePlacements, TestGame } from './testing.ts';

function calls(grid: Grid, play: string): Call[] {
  const laid = parsePlacements(grid, play);
  const { score, words } = scorePlay(PRINTED, grid, laid);
  return callsOf(PRINTED, {
    points: score,
    laid: laid.map(({ square }) => square),
    words: words.map(({ pattern, squares, direction }) => ({ pattern, square: squares[0]!, direction })),
  });
}
const withRow = (row: number, text: string): Grid =>
  parseBoard(EMPTY_BOARD.map((line, i) => (i === row ? text : line)))!;

test('[WW-12] all seven tiles are the bomb, whatever they score', () => {
  expect(calls(EMPTY_GRID, '8F AAAAAAA')).toEqual(['bomb']);
  expect(calls(EMPTY_GRID, '8F AAAAAA')).toEqual([]);
});

test('[WW-11] a TRIPLE- and a DOUBLE-THE-WORD square in one word, both covered now, are a touchdown', () => {
  const grid = withRow(3, '.AA............');
  expect(calls(grid, 'A1 E*EE')).toEqual(['touchdown']);
  // 4A was covered by an earlier play, so only the triple counts.
  expect(calls(withRow(3, 'AAA............'), 'A1 EEE(A)')).toEqual([]);
  // Not if they are in different words: 1A is in the word across, 4A in another.
  expect(calls(withRow(0, '.E.............'), '1A E(E)')).toEqual([]);
});

test('many points for short words are a hipswop (ours), unless it is a bomb', () => {
  expect(calls(withRow(3, '.AA............'), 'A1 QUIZ')).toEqual(['touchdown', 'hipswop']);
  expect(calls(withRow(0, '.E.............'), '1A Z(E)S')).toEqual([]);
  expect(calls(withRow(0, '.I.............'), '1A Q(I)S')).toEqual(['hipswop']);
  // 28 points are not enough, and five squares are too many.
  expect(calls(EMPTY_GRID, '8E FEND')).toEqual([]);
  expect(calls(EMPTY_GRID, '8G QUIZS')).toEqual([]);
  expect(calls(EMPTY_GRID, '8G QUIZ')).toEqual(['hipswop']);
});

test('the calls of a play are in the event, in the pending play and in the log', () => {
  const m = new TestGame({ trays: ['QUIZAIE', 'AB'] }, []);
  m.play(0, '8G QUIZ');
  expect(m.events).toContainEqual(expect.objectContaining({ type: 'played', calls: ['hipswop'] }));
  expect(m.match.state.pending!.calls).toEqual(['hipswop']);
  m.answer(1, { challenge: false });
  expect(m.match.state.turns).toMatchObject([{ calls: ['hipswop'] }]);
});

test('[WW-5] a trade is bad if the best play after it is worth less, not if it is equal', () => {
  expect([isBadTrade(20, 19), isBadTrade(20, 20), isBadTrade(0, 5)]).toEqual([true, false, false]);
});

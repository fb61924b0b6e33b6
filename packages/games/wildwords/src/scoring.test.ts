import { describe, expect, test } from 'vitest';
import { EMPTY_GRID, type Grid, parseBoard } from './board.ts';
import { PRINTED } from './components.ts';
import { findNewRuns, geometryFault, withTiles } from './geometry.ts';
import { scorePlay } from './scoring.ts';
import { asteriskStrings, fitsPattern } from './spelling.ts';
import { EMPTY_BOARD, parsePlacements } from './testing.ts';

const after = (...plays: string[]): Grid =>
  plays.reduce<Grid>((grid, play) => withTiles(PRINTED, grid, parsePlacements(grid, play)), EMPTY_GRID);
const score = (grid: Grid, play: string) => scorePlay(PRINTED, grid, parsePlacements(grid, play));
const fault = (grid: Grid, play: string) => geometryFault(PRINTED, grid, parsePlacements(grid, play))?.code;

describe('[WW-13] the printed examples', () => {
  test('8E FEND scores 28', () => {
    expect(score(EMPTY_GRID, '8E FEND')).toMatchObject({ score: 28, bomb: false, lost: 0 });
  });
  test('then D3 STAI***, with the tiles S T A I N * N, scores 37', () => {
    const made = score(after('8E FEND'), 'D3 STAIN*N');
    expect(made).toMatchObject({ score: 37, bomb: true, lost: 1 });
    expect(made.words.map(({ pattern, score }) => [pattern, score])).toEqual([
      ['STAI***', 8],
      ['*FEND', 9],
    ]);
  });
  test('then E3 *OX scores 35', () => {
    const made = score(after('8E FEND', 'D3 STAIN*N'), 'E3 *OX');
    expect(made.score).toBe(35);
    expect(made.words.map(({ pattern, score }) => [pattern, score])).toEqual([
      ['*OX', 16],
      ['S*', 1],
      ['TO', 2],
      ['AX', 16],
    ]);
  });
});

describe('[WW-6] placement of tiles', () => {
  const grid = after('8E FEND');
  test('the first play covers 8H and has two tiles', () => {
    expect(fault(EMPTY_GRID, '8E FEND')).toBeUndefined();
    expect(fault(EMPTY_GRID, '8H A')).toBe('first-needs-two');
    expect(fault(EMPTY_GRID, '8D FEND')).toBe('not-through-centre');
    expect(fault(EMPTY_GRID, 'H5 FEND')).toBeUndefined();
  });
  test('every later play touches a tile, at an end or at a side', () => {
    expect(fault(grid, '9H A')).toBeUndefined();
    expect(fault(grid, '8E (FEND)S')).toBeUndefined();
    expect(fault(grid, '10H A')).toBe('not-adjacent');
    expect(fault(grid, '9I AT')).toBe('not-adjacent');
  });
  test('all tiles are in one line, without a gap', () => {
    const tiles = (...squares: number[]) =>
      geometryFault(
        PRINTED,
        grid,
        squares.map((square) => ({ square, face: 'A' })),
      )?.code;
    expect(tiles(108, 113)).toBeUndefined();
    expect(tiles(108, 114)).toBe('gap');
    expect(tiles(108, 107)).toBeUndefined();
    expect(tiles(108, 106)).toBe('gap');
    expect(tiles(108, 124)).toBe('not-in-line');
    expect(tiles(109)).toBe('occupied');
    expect(tiles(108, 108)).toBe('twice');
    expect(tiles(225)).toBe('off-board');
    expect(tiles()).toBe('no-tiles');
    expect(tiles(0, 1, 2, 3, 4, 5, 6, 7)).toBe('too-many-tiles');
  });
  test('the end of a row does not touch the beginning of the next', () => {
    const edge = parseBoard(EMPTY_BOARD.map((line, row) => (row === 4 ? `${'.'.repeat(13)}AB` : line)))!;
    expect(fault(edge, '6A AB')).toBe('not-adjacent');
    expect(findNewRuns(edge, [{ square: 75, face: 'C' }])).toEqual([]);
  });
});

test('[WW-7] the words of a play are exactly the runs of two or more tiles with a new one', () => {
  const grid = after('8E FEND', 'D3 STAIN*N');
  expect(score(grid, '9E A').words.map(({ pattern }) => pattern)).toEqual(['*A', 'FA']);
  expect(score(grid, '3D (S)AT').words.map(({ pattern }) => pattern)).toEqual(['SAT']);
});

test('[WW-8] an asterisk is one letter or more, independently in each word', () => {
  expect(fitsPattern('*FEND', 'defend')).toBe(true);
  expect(fitsPattern('*FEND', 'fend')).toBe(false);
  expect(fitsPattern('STAI***', 'staining')).toBe(true);
  expect(fitsPattern('STAI***', 'stain')).toBe(false);
  expect(asteriskStrings('STAI***', 'staining')).toEqual(['n', 'i', 'ng']);
  expect(asteriskStrings('*A*A*', 'banana')).toEqual(['b', 'n', 'na']);
  expect(asteriskStrings('FOX', 'fox')).toEqual([]);
  expect(asteriskStrings('AB*BA', 'aba')).toBeUndefined();
  expect(asteriskStrings('AB*BA', 'abcba')).toEqual(['c']);
});

test('[WW-8] a spelling fits exactly if a regular expression matches', () => {
  const letters = ['A', 'B', '*'];
  const patterns = letters.flatMap((a) =>
    letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))),
  );
  const words = Array.from({ length: 126 }, (_, i) =>
    (i + 2).toString(2).slice(1).replaceAll('0', 'a').replaceAll('1', 'b'),
  );
  for (const pattern of patterns) {
    const expression = new RegExp(`^${pattern.toLowerCase().replaceAll('*', '.+')}$`);
    for (const word of words) expect(fitsPattern(pattern, word), `${pattern} ${word}`).toBe(expression.test(word));
  }
});

describe('[WW-11] the score of a word', () => {
  test('premiums count only for tiles laid on them now', () => {
    expect(score(after('8E FEND'), '8E (FEND)S').words).toMatchObject([{ score: 10 }]);
  });
  test('TRIPLE-THE-LETTER counts in both words that cross there', () => {
    // 6F: a Y is worth 5, tripled 15, across in YE and down in YA.
    const grid = parseBoard(
      EMPTY_BOARD.map((line, row) => (row === 5 ? '......E........' : row === 6 ? '.....A.........' : line)),
    )!;
    expect(score(grid, '6F Y(E)')).toMatchObject({ score: 32, words: [{ score: 16 }, { score: 16 }] });
    expect(score(grid, '6F *(E)')).toMatchObject({ score: 2, words: [{ score: 1 }, { score: 1 }] });
    // But only in the play that lays it.
    const later = withTiles(PRINTED, grid, parsePlacements(grid, '6F Y(E)'));
    expect(score(later, '6F (YE)S').words).toMatchObject([{ pattern: 'YES', score: 7 }]);
  });
  test('TW and DW in one word multiply it by six', () => {
    const grid = parseBoard(EMPTY_BOARD.map((line, row) => (row === 3 ? `..AAAAA.......${'.'}` : line)))!;
    // 4A is DW, 1A is TW: down the first column from 1A to 4A.
    expect(score(grid, 'A1 CCCC').words[0]).toMatchObject({ pattern: 'CCCC', score: 48 });
  });
  test('an asterisk scores nothing, but a word premium under it counts', () => {
    expect(score(EMPTY_GRID, '8G C*').score).toBe(4);
  });
});

describe('[WW-12] the score of a play', () => {
  test('the bomb adds 40', () => {
    expect(score(EMPTY_GRID, 'H8 AAAA')).toMatchObject({ score: 10, bomb: false });
    expect(score(EMPTY_GRID, '8F AAAAAAA')).toMatchObject({ score: 16 + 40 - 20, bomb: true, lost: 1 });
  });
  test('two LOSE-20 squares in one play cost twice, and the score may be negative', () => {
    // D8 and L8 are LOSE-20 squares; the tiles between them are already there.
    const grid = parseBoard(EMPTY_BOARD.map((line, row) => (row === 7 ? '....AAAAAAA....' : line)))!;
    const both = [
      { square: 108, face: 'E' },
      { square: 116, face: 'E' },
    ];
    expect(geometryFault(PRINTED, grid, both)).toBeUndefined();
    expect(scorePlay(PRINTED, grid, both)).toMatchObject({ score: 9 - 40, lost: 2, bomb: false });
  });
  test('a LOSE-20 square costs once, even if two words cross there', () => {
    const grid = parseBoard(
      EMPTY_BOARD.map((line, row) => (row === 8 ? '...A...........' : row === 7 ? '....A..........' : line)),
    )!;
    expect(score(grid, '8D A(A)')).toMatchObject({ score: 2 + 2 - 20, lost: 1 });
  });
});

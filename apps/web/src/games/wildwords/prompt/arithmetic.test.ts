import { EMPTY_GRID, type Grid, parsePlay, placementsOf, scorePlay, withTiles } from '@wordhoard/wildwords';
import { expect, test } from 'vitest';
import { type Term, termsOfScore } from './arithmetic.ts';

function played(grid: Grid, text: string): { grid: Grid; terms: Term[]; points: number } {
  const play = parsePlay(text);
  if ('code' in play) throw new Error(play.code);
  const placements = placementsOf(grid, play);
  if ('code' in placements) throw new Error(placements.code);
  const score = scorePlay(grid, placements);
  const laid = placements.map(({ square }) => square);
  return { grid: withTiles(grid, placements), terms: termsOfScore(score, laid), points: score.score };
}

test('[WW-13] the printed plays add up before the reader’s eyes', () => {
  const fend = played(EMPTY_GRID, '8E FEND');
  expect(fend.terms).toEqual([{ is: 'word', pattern: 'FEND', sum: 14, times: ['DW'], points: 28 }]);
  const stain = played(fend.grid, 'D3 STAIN*N');
  expect(stain.terms.map(({ points }) => points)).toEqual([8, 9, -20, 40]);
  const fox = played(stain.grid, 'E3 *OX');
  expect(fox.terms.map((term) => (term.is === 'word' ? [term.pattern, term.sum, term.points] : []))).toEqual([
    ['*OX', 8, 16],
    ['S*', 1, 1],
    ['TO', 2, 2],
    ['AX', 8, 16],
  ]);
  for (const { terms, points } of [fend, stain, fox])
    expect(terms.reduce((sum, term) => sum + term.points, 0)).toBe(points);
});

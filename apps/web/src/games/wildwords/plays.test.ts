import {
  EMPTY_GRID,
  EVERY_TILE,
  faceOf,
  type Grid,
  game,
  parsePlay,
  placementsOf,
  scorePlay,
  type TileId,
  withTiles,
} from '@wordhoard/wildwords';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Term, termsOfScore } from './arithmetic.ts';
import { clockText } from './clock-text.ts';
import { CLOCK, LIMITS, PLAIN } from './defaults.ts';
import { blankReadings, isComplete, readAs, readSoFar, withReading } from './readings.ts';
import { writtenInWords } from './refusals.ts';
import { layWritten } from './written.ts';

function tilesOf(faces: string): TileId[] {
  const left = [...EVERY_TILE];
  return Array.from(
    faces,
    (face) =>
      left.splice(
        left.findIndex((tile) => faceOf(tile) === face),
        1,
      )[0]!,
  );
}

function played(grid: Grid, text: string): { grid: Grid; terms: Term[]; points: number } {
  const play = parsePlay(text);
  if ('code' in play) throw new Error(play.code);
  const placements = placementsOf(grid, play);
  if ('code' in placements) throw new Error(placements.code);
  const score = scorePlay(grid, placements);
  const laid = placements.map(({ square }) => square);
  return { grid: withTiles(grid, placements), terms: termsOfScore(score, laid), points: score.score };
}

test('the figures the page stretches and the options it starts from are the game’s own', () => {
  expect(PLAIN).toEqual(game.defaults);
  const own = Object.entries(game.rules.limits).map(([name, { ms }]) => [name, ms]);
  expect(LIMITS).toEqual(Object.fromEntries(own));
  expect(CLOCK.among).toContain(CLOCK.initial);
  expect(CLOCK.instead.every((name) => name in LIMITS)).toBe(true);
});

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

test('[WW-3] a written play finds its tiles, and says why when it cannot', () => {
  const { grid } = played(EMPTY_GRID, '8E FEND');
  const tray = tilesOf('STAIN*N');
  const tiles = layWritten('d3 stain*n', grid, tray);
  expect('code' in tiles ? tiles : tiles.map(({ tile }) => tile)).toEqual(tray);
  const refused = (text: string): string => {
    const fault = layWritten(text, grid, tray);
    return 'code' in fault ? writtenInWords(fault, grid) : 'laid';
  };
  expect(refused('8I S')).toBe('laid');
  expect(refused('9A QI')).toBe('You have no Q left in your tray.');
  expect(refused('8E STAIN')).toBe('On 8E there lies F: write it in parentheses, or as a dot.');
  expect(refused('9E .T')).toBe('Nothing lies on 9E.');
  // The one asterisk of the tray belongs on 8D, so it is 7D that must be written otherwise: the log has D3 STAI***.
  expect(refused('D3 STAI***')).toMatch(/^7D turns tiles face down/);
  expect(refused('D6 S*T*')).toMatch(/^9D turns tiles face down/);
  expect(refused('8I **')).toBe('You have no asterisk left in your tray.');
  expect(refused('hello')).toMatch(/^Write where the play starts/);
  expect(refused('8N STAIN')).toBe('The play runs over the edge of the board.');
});

test('[WW-15] what each asterisk stands for makes the words that are spelt', () => {
  const patterns = ['*FEND', 'STAI***', 'AX'];
  let readings = blankReadings(patterns);
  expect(readings).toEqual([[''], ['', '', ''], []]);
  expect(isComplete(readings)).toBe(false);
  expect(readSoFar('STAI***', ['n', '', 'g'])).toBe('STAIN*G');
  for (const [word, asterisk, text] of [
    [0, 0, 'De'],
    [1, 0, 'n'],
    [1, 1, 'i n-'],
    [1, 2, 'G'],
  ] as const)
    readings = withReading(readings, word, asterisk, text);
  expect(isComplete(readings)).toBe(true);
  expect(patterns.map((pattern, i) => readAs(pattern, readings[i]!))).toEqual(['defend', 'staining', 'ax']);
});

test('[WW-8] a spelling made by the form always fits its pattern', async () => {
  const { fits } = await import('@wordhoard/wildwords');
  const part = fc.stringMatching(/^[a-z]{1,4}$/);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z*]{2,7}$/),
      fc.array(part, { minLength: 7, maxLength: 7 }),
      (pattern, parts) => {
        expect(fits(pattern, readAs(pattern, parts))).toBe(true);
      },
    ),
  );
});

test('clocks show minutes and seconds, and hours only when there are any', () => {
  expect([0, 999, 61_000, 1_500_000, 3_600_000, 3_725_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '25:00',
    '1:00:00',
    '1:02:05',
  ]);
});

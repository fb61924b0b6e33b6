import { expect, test } from 'vitest';
import { type BrokenLine, type FinishedLine, isBroken } from './game-line.ts';
import { outliersOf } from './outliers.ts';
import { playGame } from './play-game.ts';
import { experimentWith, labGameWith } from './testing/high-card.ts';

const played = playGame(labGameWith(), experimentWith(), { players: 2, game: 0 }).line;
if (isBroken(played)) throw new Error(played.fault.why);
const lineWith = (game: number, changed: Partial<FinishedLine>): FinishedLine => ({ ...played, game, ...changed });

test('finds the longest and shortest game, the clearest win and the greatest comeback; of equals the first', () => {
  const lines = [
    lineWith(0, { turns: 4, scores: [10, 8], places: [[0], [1]], behind: 0 }),
    lineWith(1, { turns: 6, scores: [10, 2], places: [[0], [1]], behind: 3 }),
    lineWith(2, { turns: 6, scores: [5, 9], places: [[1], [0]], behind: 7 }),
    lineWith(3, { turns: 3, scores: [7, 7], places: [[0, 1]], behind: 7 }),
  ];
  expect(outliersOf(lines, []).map(({ what, game }) => [what, game])).toEqual([
    ['longest', 1],
    ['shortest', 3],
    ['margin', 1],
    ['comeback', 2],
  ]);
});

test('length is compared by turns, then decisions, then time; kinds without a game are left out', () => {
  const same = { turns: null, decisions: 8, scores: [7, 7], places: [[0, 1]], behind: null };
  const lines = [lineWith(0, { ...same, ms: 50 }), lineWith(1, { ...same, ms: 40 }), lineWith(2, { ...same, ms: 60 })];
  expect(outliersOf(lines, []).map(({ what, game }) => [what, game])).toEqual([
    ['longest', 2],
    ['shortest', 1],
  ]);
});

test('broken games come first, and may be the only ones', () => {
  const broken: BrokenLine = { players: 2, game: 9, bots: ['1', '1'], fault: { code: 'stuck', after: 3, why: '{}' } };
  expect(outliersOf([], [broken])).toEqual([{ what: 'fault', players: 2, game: 9, line: broken }]);
  expect(outliersOf([played], [broken])[0]?.what).toBe('fault');
});

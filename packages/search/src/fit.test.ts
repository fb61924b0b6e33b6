import { chanceFrom } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { type FitSample, fitWeights, likelihood } from './fit.ts';
import { strengthOf, winChance } from './value.ts';

const REAL = { early: [0.5, 0.2, 0], late: [2, 0.3, 0], points: [7, 3, -1, 0.5] };

/** Moments whose winners are drawn by the real weights. */
function drawSamples(count: number, name: string): FitSample[] {
  const chance = chanceFrom(name);
  const number = (): number => chance.below(2001) / 1000 - 1;
  return Array.from({ length: count }, () => {
    const features = Array.from({ length: 3 }, () => [number(), 10 * number(), number()]);
    const progress = chance.below(1001) / 1000;
    const strengths = features.map((facts) => strengthOf(REAL, facts, progress));
    const draw = chance.below(1_000_000) / 1_000_000;
    const winner =
      draw < winChance(strengths, 0) ? 0 : draw < winChance(strengths, 0) + winChance(strengths, 1) ? 1 : 2;
    const scores = features.map(([a = 0, b = 0, c = 0]) => 7 + 3 * a - b + 0.5 * c);
    return { features, progress, wins: [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)), scores };
  });
}

const fitted = fitWeights(drawSamples(2500, 'train'));

test('the fit finds the weights that made the winners', () => {
  for (const side of ['early', 'late'] as const)
    for (const [i, weight] of REAL[side].entries()) expect(fitted[side][i]).toBeCloseTo(weight, 0);
  for (const [i, weight] of REAL.points.entries()) expect(fitted.points[i]).toBeCloseTo(weight, 2);
});

test('fitted weights predict unseen winners as well as the real ones, and better than a guess', () => {
  const unseen = drawSamples(2000, 'unseen');
  const flat = { early: [0, 0, 0], late: [0, 0, 0], points: [0, 0, 0, 0] };
  expect(likelihood(fitted, unseen)).toBeGreaterThan(likelihood(REAL, unseen) - 0.01);
  expect(likelihood(fitted, unseen)).toBeGreaterThan(likelihood(flat, unseen) + 0.1);
});

test('chances to win add up to one, and a stronger position has the better chance', () => {
  const strengths = [1, 3, -2, 900];
  expect(strengths.reduce((sum, _, seat) => sum + winChance(strengths, seat), 0)).toBeCloseTo(1);
  expect(winChance([1, 2], 1)).toBeGreaterThan(winChance([1, 2], 0));
});

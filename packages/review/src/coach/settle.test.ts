import type { AnyJudgement, JudgedMove, Shape } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { bestMoveBy, gradeOf, MEASURES, wholePointsLost } from '../grade.ts';
import type { CoachFinding, DecisionCost } from './coach-decisions.ts';
import { wholePointsCost } from './mistakes.ts';
import { settleFindings } from './settle.ts';

const choice = (text: string, worth: number): JudgedMove<Shape> => ({
  move: { to: 1, answer: text },
  worth,
  points: worth,
  text,
  word: text,
});
const [mine, rare, known] = [choice('cat', 5), choice('zho', 20), choice('coat', 12)];
const judgement: AnyJudgement = {
  yours: mine,
  best: [rare, known, mine],
  common: known,
  everyday: [known, mine],
  worlds: 9,
};
const finding = { line: 3, seat: 0, kind: 'turn', judgement };

const cost = (better: JudgedMove<Shape>, mean: number, low: number): DecisionCost => ({
  better,
  points: { mean, low, high: 2 * mean - low },
  win: { mean: 0.1, low: 0, high: 0.2 },
  worlds: 40,
  facts: [],
});
const settled = (costs: CoachFinding['costs'] | null): AnyJudgement => {
  const coached = costs ? [[3, { line: 3, seat: 0, costs }] as const] : [];
  return settleFindings(new Map([[3, finding]]), new Map(coached)).get(3)!.judgement;
};

test('an established cost is the cost everywhere, and its better move is the best one', () => {
  const costs = { all: cost(known, 4.2, 1), common: cost(known, 3.6, 0.5) };
  const after = settled(costs);
  for (const measure of MEASURES) {
    expect(wholePointsLost(after, measure)).toBe(wholePointsCost(costs[measure]));
    expect(bestMoveBy(after, measure).text).toBe('coat');
  }
  // The judge found another move better still; it isn't told as more than the coach has established.
  expect(after.best.map(({ text, worth }) => [text, worth])).toEqual([
    ['coat', 9.2],
    ['zho', 9.2],
    ['cat', 5],
  ]);
});

test('a cost that isn’t established is none', () => {
  for (const costs of [
    { all: cost(rare, 4, -1), common: null },
    { all: null, common: null },
  ]) {
    const after = settled(costs);
    for (const measure of MEASURES)
      expect([wholePointsLost(after, measure), gradeOf(after, measure)]).toEqual([0, 'best']);
  }
});

test('without a look by the coach, the judge’s estimate stands', () => {
  expect(settled(null)).toBe(judgement);
  expect(wholePointsLost(judgement, 'all')).toBe(15);
});

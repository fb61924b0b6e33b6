import type { AnyJudgement, CoachFact, CoachResult, JudgedMove, Move, Shape } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import type { Decision } from '../decision.ts';
import type { DecisionFinding } from '../judge-decisions.ts';
import {
  type CoachFinding,
  type CoachingInput,
  type CoachingProgress,
  coachDecisions,
  coachSeedOf,
  type DecisionCost,
} from './coach-decisions.ts';
import { type FactSentences, sayFactBy } from './facts.ts';
import { isEstablished, mistakesOf, toldCost, wholePointsCost } from './mistakes.ts';

const choice = (text: string, worth: number, word: string | null = text): JudgedMove<Shape> => ({
  move: { to: 1, answer: { text } },
  worth,
  points: word === null ? null : worth,
  text,
  word,
});

interface Made {
  readonly line: number;
  readonly seat: number;
  readonly yours: JudgedMove<Shape>;
  readonly best: readonly JudgedMove<Shape>[];
  readonly everyday?: readonly JudgedMove<Shape>[];
}

const findingOf = ({ line, seat, yours, best, everyday = [] }: Made): DecisionFinding => {
  const all = [yours, ...best].sort((a, b) => b.worth - a.worth);
  const judgement: AnyJudgement = { yours, best: all, common: everyday[0] ?? null, everyday, worlds: 0 };
  return { line, seat, kind: 'write', judgement };
};
// As much of a decision as the coach's order depends on.
const decisionOf = ({ line, seat, yours }: Made): Decision =>
  ({ line, seat, kind: 'write', move: yours.move }) as unknown as Decision;

const MADE: readonly Made[] = [
  { line: 1, seat: 0, yours: choice('cat', 5), best: [choice('quiz', 40)], everyday: [choice('cart', 8)] },
  { line: 2, seat: 1, yours: choice('dog', 5), best: [choice('zebra', 50)], everyday: [choice('zebra', 50)] },
  { line: 3, seat: 0, yours: choice('hen', 5), best: [choice('horse', 30)], everyday: [choice('horse', 30)] },
  { line: 4, seat: 0, yours: choice('forced', 5), best: [] },
  { line: 5, seat: 0, yours: choice('pass', 9, null), best: [choice('bid 3', 4, null)] },
  { line: 6, seat: 0, yours: choice('left out', 9), best: [choice('other', 20)] },
];

const input = (steps: number): CoachingInput => ({
  decisions: MADE.map(decisionOf),
  findings: MADE.map(findingOf),
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Bot', bot: 3 },
  ],
  compares: ({ line }) => line !== 6,
  steps,
});

const interval = (mean: number, half: number) => ({ mean, low: mean - half, high: mean + half });

interface Asked {
  readonly line: number;
  readonly lists: readonly (readonly string[])[];
}

/** A coach that finds the first of each list better, in two slices of ten moves. */
function run(steps: number): { progress: readonly CoachingProgress[]; asked: readonly Asked[] } {
  const asked: Asked[] = [];
  const textOf = (move: Move<Shape>): string =>
    MADE.flatMap(({ yours, best, everyday = [] }) => [yours, ...best, ...everyday]).find((it) => it.move === move)
      ?.text ?? '';
  function* coach(
    { line }: Decision,
    lists: readonly (readonly Move<Shape>[])[],
  ): Generator<undefined, CoachResult<Shape>> {
    asked.push({ line, lists: lists.map((list) => list.map(textOf)) });
    yield;
    yield;
    const costs = lists.map(([better]) =>
      better ? { better, points: interval(6, 3), win: interval(0.05, 0.02), worlds: 40, facts: [] } : null,
    );
    return { costs, steps: 10 };
  }
  return { progress: [...coachDecisions(input(steps), coach)], asked };
}

test('people’s costliest decisions come first; forced ones and those the coach leaves out are not counted', () => {
  const { progress, asked } = run(1000);
  expect(asked.map(({ line }) => line)).toEqual([3, 1, 5, 2]);
  expect(progress[0]).toEqual({ done: 0, of: 4, finding: null });
  expect(progress.at(-1)).toMatchObject({ done: 4, of: 4 });
  expect(progress.flatMap(({ finding }) => finding?.line ?? [])).toEqual([3, 1, 5, 2]);
});

test('each measure has its own alternatives: rare words are none of the common ones, and bids are in both', () => {
  const { asked } = run(1000);
  expect(asked.find(({ line }) => line === 1)?.lists).toEqual([['quiz'], ['cart']]);
  expect(asked.find(({ line }) => line === 5)?.lists).toEqual([['bid 3'], ['bid 3']]);
});

test('it stops when the budget is spent, and says how far it looked', () => {
  const { progress } = run(11);
  expect(progress.at(-1)).toMatchObject({ done: 2, of: 4 });
  expect(progress.flatMap(({ finding }) => finding?.line ?? [])).toEqual([3, 1]);
});

test('costs name the judge’s better move', () => {
  const found = run(1000).progress.flatMap(({ finding }) => finding ?? []);
  expect(found.map(({ costs }) => [costs.all?.better.text, costs.common?.better.text])).toEqual([
    ['horse', 'horse'],
    ['quiz', 'cart'],
    ['bid 3', 'bid 3'],
    ['zebra', 'zebra'],
  ]);
});

const cost = (points: DecisionCost['points'], win = interval(0.1, 0.05)): DecisionCost => ({
  better: choice('quiz', 40),
  points,
  win,
  worlds: 40,
  facts: [],
});

test('a cost is established if its interval is above zero, it is a whole point, and it surely costs no wins', () => {
  expect(isEstablished(cost(interval(6, 3)))).toBe(true);
  expect(isEstablished(cost(interval(6, 6.5)))).toBe(false);
  expect(isEstablished(cost(interval(0.4, 0.1)))).toBe(false);
  expect(isEstablished(cost(interval(6, 3), interval(-0.2, 0.1)))).toBe(false);
  expect(isEstablished(null)).toBe(false);
  expect([6, 0.2, 0].map((half) => toldCost(cost(interval(9, half))).margin)).toEqual([6, 1, 0]);
  // A margin as large as the cost would look like none.
  expect(toldCost(cost(interval(3.91, 3.58)))).toEqual({ points: 3.9, margin: 3.6 });
});

test('a summary counts established mistakes of one seat by one measure', () => {
  const finding = (
    line: number,
    seat: number,
    all: DecisionCost | null,
    common: DecisionCost | null,
  ): CoachFinding => ({
    line,
    seat,
    costs: { all, common },
  });
  const findings = [
    finding(1, 0, cost(interval(6.4, 3)), cost(interval(2, 3))),
    finding(2, 0, cost(interval(3.2, 1)), null),
    finding(3, 1, cost(interval(9, 1)), cost(interval(9, 1))),
  ];
  expect(mistakesOf(findings, 0, 'all')).toEqual({ seat: 0, looked: 2, mistakes: 2, cost: 9 });
  expect(mistakesOf(findings, 0, 'common')).toEqual({ seat: 0, looked: 2, mistakes: 0, cost: 0 });
  expect(wholePointsCost(cost(interval(6.4, 3)))).toBe(6);
});

test('every decision has worlds of its own', () => {
  const seeds = MADE.map((made) => coachSeedOf(decisionOf(made)));
  expect(new Set(seeds).size).toBe(MADE.length);
});

test('a fact is told by its game’s sentence; one that the game doesn’t have is a bug', () => {
  type Fact = { readonly fact: 'won'; readonly times: number } | { readonly fact: 'beaten'; readonly seat: number };
  const sentences: FactSentences<Fact> = {
    won: ({ times }) => `Won ${times} times.`,
    beaten: ({ seat }, nameOf) => `${nameOf(seat)} was better.`,
  };
  const say = sayFactBy(sentences);
  const facts: readonly (Fact & CoachFact)[] = [
    { fact: 'won', times: 3 },
    { fact: 'beaten', seat: 1 },
  ];
  expect(facts.map((fact) => say(fact, (seat) => ['Ann', 'Beth'][seat] ?? ''))).toEqual([
    'Won 3 times.',
    'Beth was better.',
  ]);
  expect(() => say({ fact: 'other' }, () => '')).toThrow('no sentence for the fact other');
});

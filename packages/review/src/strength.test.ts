import type { AnyJudgement, JudgedMove, Shape, StrengthModel } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DecisionFinding } from './judge-decisions.ts';
import { estimateStrength, MIN_STRENGTH_DECISIONS, strengthsOf } from './strength.ts';
import { type Evidence, evidenceOf } from './strength-evidence.ts';

const MODEL: StrengthModel = {
  kinds: {
    write: {
      base: [-1, -1.2, -1.1, -0.9],
      word: [0, -0.1, 0, 0],
      rungs: {
        kept: [
          { from: 0.4, odds: [0.9, 0.5, 0.2, 0] },
          { from: 0.7, odds: [0.3, 0.8, 0.7, 0.3] },
          { from: 1, odds: [0, 0.2, 0.5, 0.9] },
        ],
        tier: [{ from: 50, odds: [0.2, 0.4, 0.6, 0.3] }],
      },
    },
  },
  caution: 0.6,
};

const TIERS: Readonly<Record<string, number>> = { cat: 10, qat: 70 };
const tierOf = (word: string): number | undefined => TIERS[word];

const moveWorth = (worth: number, word: string | null = null): JudgedMove<Shape> => ({
  move: { to: 1, answer: {} },
  worth,
  points: worth,
  text: String(worth),
  word,
});

function findingOf(mine: number, best: number, word: string | null = null, seat = 0): DecisionFinding {
  const yours = moveWorth(mine, word);
  const judgement: AnyJudgement = { yours, best: [moveWorth(best), yours], common: null, everyday: [], worlds: 0 };
  return { line: 0, seat, kind: 'write', judgement };
}

const times = (n: number, evidence: Evidence): Evidence[] => Array.from({ length: n }, () => evidence);
const evidence = (kept: number, tier: number | null = null): Evidence => ({ kind: 'write', kept, tier });

const decisions = fc.array(
  fc.record({ mine: fc.integer({ min: -30, max: 60 }), over: fc.nat(40), word: fc.constantFrom('cat', 'qat', null) }),
  { minLength: MIN_STRENGTH_DECISIONS, maxLength: 40 },
);

test('the evidence is what a move kept of the best one, and how well known its word is', () => {
  const found = [findingOf(15, 20, 'qat'), findingOf(20, 20, 'xyz'), findingOf(-5, 0)];
  expect(evidenceOf(found, tierOf)).toEqual([
    { kind: 'write', kept: 0.75, tier: 70 },
    { kind: 'write', kept: 1, tier: null },
    { kind: 'write', kept: -4, tier: null },
  ]);
});

test('a decision without a choice is no evidence', () => {
  const forced = findingOf(3, 3);
  const judgement = { ...forced.judgement, best: [forced.judgement.yours] };
  expect(evidenceOf([{ ...forced, judgement }], tierOf)).toEqual([]);
});

test('silent below twelve decisions, and where fewer than half of twelve tell anything', () => {
  const others = (n: number): Evidence[] => times(n, { kind: 'bid', kept: 1, tier: null });
  expect(estimateStrength(times(11, evidence(1)), MODEL)).toBeNull();
  expect(estimateStrength([...times(7, evidence(1)), ...others(4)], MODEL)).toBeNull();
  expect(estimateStrength([...times(5, evidence(1)), ...others(20)], MODEL)).toBeNull();
  expect(estimateStrength([...times(6, evidence(1)), ...others(6)], MODEL)).toMatchObject({ decisions: 12 });
});

test('the best of rare words is near level 5, losing nearly everything near level 1, and between them half levels', () => {
  const levelOf = (all: readonly Evidence[]): number => estimateStrength(all, MODEL)?.level ?? Number.NaN;
  expect(levelOf(times(15, evidence(1, 80)))).toBeGreaterThan(4.5);
  expect(levelOf(times(15, evidence(0.1, 10)))).toBeLessThan(1.5);
  const middling = levelOf([...times(8, evidence(0.8)), ...times(7, evidence(0.6))]);
  expect(middling).toBeGreaterThan(1.5);
  expect(middling).toBeLessThan(4.5);
});

test('the estimate and its interval stay on the scale, and the interval has the estimate in it', () => {
  fc.assert(
    fc.property(decisions, (all) => {
      const findings = all.map(({ mine, over, word }) => findingOf(mine, mine + over, word));
      const strength = estimateStrength(evidenceOf(findings, tierOf), MODEL);
      if (!strength) throw new Error('there are enough decisions');
      const { level, low, high } = strength;
      expect([1, low, level, high, 5]).toEqual([1, low, level, high, 5].toSorted((a, b) => a - b));
    }),
  );
});

test('a worse move with the same word never raises the estimate or its interval', () => {
  fc.assert(
    fc.property(decisions, fc.nat(), fc.integer({ min: 1, max: 60 }), (all, at, less) => {
      const findings = all.map(({ mine, over, word }) => findingOf(mine, mine + over, word));
      const { mine, over, word } = all[at % all.length]!;
      const worse = findings.with(at % all.length, findingOf(mine - less, mine + over, word));
      const [before, after] = [findings, worse].map((it) => estimateStrength(evidenceOf(it, tierOf), MODEL)!);
      expect(after!.level).toBeLessThanOrEqual(before!.level + 1e-9);
      expect(after!.low).toBeLessThanOrEqual(before!.low + 1e-9);
      expect(after!.high).toBeLessThanOrEqual(before!.high + 1e-9);
    }),
  );
});

test('more decisions of the same quality narrow the interval; a more cautious model widens it', () => {
  const all = times(12, evidence(0.8, 50));
  const widthOf = (list: readonly Evidence[], caution: number): number => {
    const { low, high } = estimateStrength(list, { ...MODEL, caution })!;
    return high - low;
  };
  expect(widthOf([...all, ...all], 0.6)).toBeLessThan(widthOf(all, 0.6));
  expect(widthOf(all, 0.3)).toBeGreaterThan(widthOf(all, 0.6));
});

test('each player is judged by their own decisions', () => {
  const good = Array.from({ length: 12 }, () => findingOf(20, 20, 'qat', 1));
  const few = [findingOf(1, 20, 'cat', 0)];
  const [first, second] = strengthsOf([...few, ...good], 2, MODEL, tierOf);
  expect(first).toBeNull();
  expect(second?.decisions).toBe(12);
});

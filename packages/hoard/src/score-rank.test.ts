import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankOf, type ScoreCount } from './score-rank.ts';

test('better than 64 % of 210', () => {
  const counts: ScoreCount[] = [
    { score: 40, people: 135 },
    { score: 70, people: 51 },
    { score: 90, people: 25 },
  ];
  expect(rankOf(counts, 70)).toEqual({ others: 210, better: 64 });
});

test('a single player is better than 0 % of no others', () => {
  expect(rankOf([{ score: 100, people: 1 }], 100)).toEqual({ others: 0, better: 0 });
  expect(rankOf([], 100)).toEqual({ others: 0, better: 0 });
});

test('agrees with counting one by one, rounded down', () => {
  const score = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.array(score, { maxLength: 50 }), score, (theirs, mine) => {
      const all = [...theirs, mine];
      const counts = [...new Set(all)].map((it) => ({ score: it, people: all.filter((other) => other === it).length }));
      const less = theirs.filter((it) => it < mine).length;
      const { others, better } = rankOf(counts, mine);
      expect(others).toBe(theirs.length);
      expect(better * others).toBeLessThanOrEqual(100 * less);
      expect((better + 1) * Math.max(1, others)).toBeGreaterThan(100 * less);
    }),
  );
});

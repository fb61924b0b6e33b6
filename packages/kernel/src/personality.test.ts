import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustByTrait, BALANCED_PERSONALITY, personalityFrom } from './personality.ts';

test('the same text gives the same personality, and every trait is from −1 to 1', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const personality = personalityFrom(text);
      expect(personalityFrom(text)).toEqual(personality);
      for (const trait of Object.values(personality)) expect(Math.abs(trait)).toBeLessThanOrEqual(1);
    }),
  );
});

test('bots at one table differ, and on average they are balanced', () => {
  const personalities = Array.from({ length: 400 }, (_, seat) => personalityFrom(`table ${seat}`));
  for (const trait of ['bold', 'doubting', 'thrifty', 'keen'] as const) {
    const values = personalities.map((personality) => personality[trait]);
    expect(new Set(values).size).toBeGreaterThan(150);
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.1);
  }
});

test('a number of a level changes by at most the given fraction, and not at all for a trait of 0', () => {
  expect([-1, 0, 0.5, 1].map((trait) => adjustByTrait(20, trait, 0.5))).toEqual([10, 20, 25, 30]);
  expect(adjustByTrait(7, BALANCED_PERSONALITY.bold, 0.8)).toBe(7);
});

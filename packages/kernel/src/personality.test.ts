import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVEN_TEMPER, tempered, temperFrom } from './personality.ts';

test('the same nature is the same temper, and every trait is from −1 to 1', () => {
  fc.assert(
    fc.property(fc.string(), (nature) => {
      const temper = temperFrom(nature);
      expect(temperFrom(nature)).toEqual(temper);
      for (const trait of Object.values(temper)) expect(Math.abs(trait)).toBeLessThanOrEqual(1);
    }),
  );
});

test('bots side by side differ, and on the whole they are even-tempered', () => {
  const tempers = Array.from({ length: 400 }, (_, seat) => temperFrom(`table ${seat}`));
  for (const trait of ['bold', 'doubting', 'thrifty', 'keen'] as const) {
    const values = tempers.map((temper) => temper[trait]);
    expect(new Set(values).size).toBeGreaterThan(150);
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.1);
  }
});

test('a number of a level changes by its share at most, and not at all for an even temper', () => {
  expect([-1, 0, 0.5, 1].map((trait) => tempered(20, trait, 0.5))).toEqual([10, 20, 25, 30]);
  expect(tempered(7, EVEN_TEMPER.bold, 0.8)).toBe(7);
});

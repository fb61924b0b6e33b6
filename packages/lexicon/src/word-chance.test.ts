import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LUCK_COUNT, wordChance } from './word-chance.ts';

const luck = fc.integer({ min: 0, max: LUCK_COUNT - 1 });

test('wordChance is from 0 to 1, and the same for the same word and luck number', () => {
  fc.assert(
    fc.property(fc.string(), luck, (word, of) => {
      const lot = wordChance(word, of);
      expect(lot).toBeGreaterThanOrEqual(0);
      expect(lot).toBeLessThan(1);
      expect(wordChance(word, of)).toBe(lot);
    }),
  );
});

test('the numbers are spread evenly over words, and over the luck numbers of one word', () => {
  const words = Array.from({ length: 5000 }, (_, i) => `w${i.toString(36)}`);
  const tenths = (lots: readonly number[]): number[] =>
    Array.from({ length: 10 }, (_, tenth) => lots.filter((lot) => Math.floor(lot * 10) === tenth).length);
  for (const count of [
    ...tenths(words.map((word) => wordChance(word, 7))),
    ...tenths(words.map((_, i) => wordChance('word', i * 7919))),
  ])
    expect(Math.abs(count - 500)).toBeLessThan(100);
});

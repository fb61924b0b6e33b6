import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeLexicon } from '../../scripts/whole-lexicon.ts';
import { type Lexicon, TIERS } from '../lexicon.ts';
import { lexiconOf } from '../testing.ts';
import { type BestOptions, type BestWord, bestByLetters, creditOf } from './best.ts';
import type { Credits } from './words-by-bound.ts';

/** The board of the printed examples as credits: column plus what the card adds for being rare. */
const QUOTING: Credits = { q: [7], g: [5, 2], n: [4], s: [4], m: [3], l: [3], d: [2] };
const BACCALAUREATE: Credits = { c: [5, 4], b: [5], r: [4], l: [3], p: [3], m: [2], d: [2] };

function slowly(lexicon: Lexicon, credits: Credits, options: BestOptions): BestWord[] {
  const { top, maxTier = 80, offensive = false, skip, correct } = options;
  const points = (word: string): number => {
    const credit = creditOf(credits, word);
    return correct ? correct(word, credit) : credit;
  };
  return Array.from(lexicon.words(), (word, i) => ({ word, tier: lexicon.tierAt(i)! }))
    .filter(({ tier }) => tier <= maxTier)
    .map(({ word, tier }) => ({ word, points: points(word), tier }))
    .sort(
      (a, b) => b.points - a.points || a.tier - b.tier || a.word.length - b.word.length || (a.word < b.word ? -1 : 1),
    )
    .values()
    .filter(({ word }) => (offensive || !lexicon.isOffensive(word)) && !skip?.(word))
    .take(top)
    .toArray();
}

describe('creditOf', () => {
  test('[WY-13] counts the printed examples', () => {
    expect(creditOf(QUOTING, 'misquoting')).toBe(23);
    expect(creditOf(BACCALAUREATE, 'baccalaureates')).toBe(21);
  });

  test('[WY-12] a letter used once takes the better card, used twice or more both', () => {
    const credits = { g: [2, 5] };
    expect(['in', 'gin', 'gag', 'giggling'].map((word) => creditOf(credits, word))).toEqual([0, 5, 7, 7]);
  });
});

describe('bestByLetters', () => {
  const letter = fc.constantFrom('a', 'b', 'j', 's', 'z');
  const word = fc.string({ unit: letter, minLength: 2, maxLength: 7 });
  const lexicons = fc
    .array(fc.tuple(word, fc.constantFrom(...TIERS)), { maxLength: 60 })
    .map((entries) => lexiconOf(Object.fromEntries(entries), { offensive: new Set(['ab', 'ba', 'jazz']) }));
  const credits = fc.dictionary(letter, fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }));

  test('agrees with scoring and sorting every word', () => {
    fc.assert(
      fc.property(
        lexicons,
        credits,
        fc.nat({ max: 8 }),
        fc.constantFrom(...TIERS),
        fc.boolean(),
        (lexicon, given, top, maxTier, offensive) => {
          const options = { top, maxTier, offensive };
          expect(bestByLetters(lexicon, given, options)).toEqual(slowly(lexicon, given, options));
        },
      ),
    );
  });

  test('agrees where words are passed over and points are corrected downwards', () => {
    fc.assert(
      fc.property(lexicons, credits, fc.nat({ max: 8 }), (lexicon, given, top) => {
        const skip = (it: string): boolean => it.length % 3 === 0;
        const correct = (it: string, points: number): number => points - (it.charCodeAt(0) % 4);
        const options = { top, skip, correct };
        expect(bestByLetters(lexicon, given, options)).toEqual(slowly(lexicon, given, options));
      }),
    );
  });

  test.each<[string, Credits, BestOptions]>([
    ['the twenty best on one printed board', QUOTING, { top: 20 }],
    ['the five best that everybody knows on the other', BACCALAUREATE, { top: 5, maxTier: 35 }],
    ['a board worth nothing', {}, { top: 3 }],
  ])('agrees on the real list: %s', (_, given, options) => {
    const lexicon = wholeLexicon;
    expect(bestByLetters(lexicon, given, options)).toEqual(slowly(lexicon, given, options));
  });
});

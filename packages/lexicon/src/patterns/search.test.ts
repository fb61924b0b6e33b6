import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyWord, wholeLexicon } from '../../scripts/whole-lexicon.ts';
import { buildGraph } from '../graph-builder.ts';
import { TIERS } from '../lexicon.ts';
import { lexiconOf } from '../testing.ts';
import { findMatches, firstMatch } from './matches.ts';
import { hasMatch } from './search.ts';
import { HARD_PATTERNS, makeRandom, Oracle, pattern, patternMaker } from './testing/oracle.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
const tieredWords = fc.dictionary(word, fc.constantFrom(...TIERS), { maxKeys: 40 });
const anyPattern = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '?', '*'), minLength: 1, maxLength: 7 });

describe('on a few words, against a regular expression', () => {
  test('hasMatch', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), anyPattern, (words, text) => {
        const sorted = words.sort();
        expect(hasMatch(buildGraph(sorted), pattern(text))).toBe(new Oracle(sorted).fits(pattern(text)));
      }),
      { numRuns: 3000 },
    );
  });

  test('findMatches: all words, each once, best known first, then the shorter, then by alphabet', () => {
    fc.assert(
      fc.property(
        tieredWords,
        anyPattern,
        fc.nat({ max: 12 }),
        fc.constantFrom(...TIERS),
        (tiers, text, limit, maxTier) => {
          const lexicon = lexiconOf(tiers);
          const slowly = new Oracle(lexicon.words())
            .matches(pattern(text))
            .filter((it) => tiers[it]! <= maxTier && it !== 'bab')
            .sort((a, b) => tiers[a]! - tiers[b]! || a.length - b.length || (a < b ? -1 : 1));
          const skip = (it: string): boolean => it === 'bab';
          expect(findMatches(lexicon, pattern(text), { maxTier, skip })).toEqual(slowly);
          expect(findMatches(lexicon, pattern(text), { maxTier, skip, limit })).toEqual(slowly.slice(0, limit));
          expect(firstMatch(lexicon, pattern(text), { maxTier, skip })).toBe(slowly[0]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('on the whole list', () => {
  const lexicon = wholeLexicon;
  const oracle = new Oracle(everyWord());
  const make = patternMaker(oracle.words, makeRandom(1));

  test('hard patterns', () => {
    for (const text of HARD_PATTERNS)
      expect(hasMatch(lexicon.graph, pattern(text)), text).toBe(oracle.fits(pattern(text)));
  });

  test('patterns made from words', () => {
    let fitting = 0;
    for (let i = 0; i < 200; i++) {
      const text = make(i % 5, i % 3 === 0 ? 20 : 0);
      const fit = oracle.fits(pattern(text));
      expect(hasMatch(lexicon.graph, pattern(text)), text).toBe(fit);
      if (fit) fitting++;
    }
    // Else the patterns would show little.
    expect(fitting).toBeGreaterThan(50);
    expect(fitting).toBeLessThan(150);
  });

  test('the best known words come first', () => {
    expect(findMatches(lexicon, pattern('*e*'), { limit: 4 })).toEqual(['bed', 'bet', 'fed', 'few']);
    expect(firstMatch(lexicon, pattern('S*T*N*G'))).toBe('sentencing');
    expect(findMatches(lexicon, pattern('*aa*ii*'))).toEqual([]);
    for (let i = 0; i < 20; i++) {
      const text = make(1 + (i % 3));
      const slowly = oracle
        .matches(pattern(text))
        .sort((a, b) => lexicon.tier(a)! - lexicon.tier(b)! || a.length - b.length || (a < b ? -1 : 1));
      expect(findMatches(lexicon, pattern(text)), text).toEqual(slowly);
    }
  });
});

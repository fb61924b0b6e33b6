import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DICTIONARIES, openLexicon, TIERS } from './lexicon.ts';
import { lexiconOf } from './testing.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 't', 'z'), minLength: 2, maxLength: 6 });
const tieredWords = fc
  .array(fc.tuple(word, fc.constantFrom(...TIERS)), { maxLength: 50 })
  .map((entries) => new Map(entries));

describe('a lexicon', () => {
  test('numbers, tiers, dictionaries and completions agree with a sorted list', () => {
    fc.assert(
      fc.property(
        tieredWords,
        fc.array(word),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
        (tiers, others, prefix) => {
          const sorted = [...tiers.keys()].sort();
          const lexicon = lexiconOf(Object.fromEntries(tiers));
          expect(lexicon.size).toBe(sorted.length);
          expect([...lexicon.words()]).toEqual(sorted);
          for (const candidate of [...sorted, ...others]) {
            const tier = tiers.get(candidate);
            expect(lexicon.indexOf(candidate)).toBe(sorted.indexOf(candidate));
            expect(lexicon.tier(candidate)).toBe(tier);
            expect(lexicon.has(candidate)).toBe(tier !== undefined);
            expect(lexicon.has(candidate, 'everyday')).toBe(tier !== undefined && tier <= DICTIONARIES.everyday);
          }
          for (const index of [-1, ...sorted.keys(), sorted.length, 0.5, Number.NaN]) {
            expect(lexicon.wordAt(index)).toBe(sorted[index]);
            expect(lexicon.tierAt(index)).toBe(tiers.get(sorted[index] ?? ''));
          }
          for (const start of [prefix, '', 'a', 'te']) {
            expect([...lexicon.completions(start)]).toEqual(sorted.filter((it) => it.startsWith(start)));
          }
        },
      ),
    );
  });

  test('knows the offensive words it was given, and no others', () => {
    const lexicon = lexiconOf(['bother', 'drat', 'dratted', 'nice'], {
      offensive: new Set(['drat', 'dratted', 'absent']),
    });
    expect([...lexicon.words()].filter(lexicon.isOffensive)).toEqual(['drat', 'dratted']);
    expect(lexicon.isOffensive('absent')).toBe(false);
  });

  test('hands other modules their own sections', () => {
    const lexicon = lexiconOf(['word'], { more: new Map([['extra', Uint8Array.of(7)]]) });
    expect([...lexicon.section('extra')!]).toEqual([7]);
    expect(lexicon.section('missing')).toBeUndefined();
  });

  test('says what is missing in an artefact without words', () => {
    expect(() => openLexicon(new Uint8Array(64))).toThrow('not a Wordhoard lexicon');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLexicon } from '../../scripts/whole-lexicon.ts';
import { TIERS } from '../lexicon.ts';
import { lexiconOf } from '../testing.ts';
import { type Suggestion, suggestions } from './suggestions.ts';

/** Edit distance straight from its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  return 1 + Math.min(distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1)));
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test('agrees with measuring every word', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, fc.constantFrom(...TIERS)), { maxLength: 40 }),
      text,
      fc.nat({ max: 9 }),
      fc.nat({ max: 3 }),
      (entries, typed, limit, maxDistance) => {
        const lexicon = lexiconOf(Object.fromEntries(entries.filter(([word]) => word !== '')), {
          offensive: new Set(['ab', 'bab', 'cc']),
        });
        const slowly = [...lexicon.words()]
          .map((word): Suggestion => ({ word, distance: distance(word, typed), tier: lexicon.tier(word)! }))
          .filter((it) => it.distance > 0 && it.distance <= maxDistance && !lexicon.isOffensive(it.word))
          .sort((a, b) => a.distance - b.distance || a.tier - b.tier || (a.word < b.word ? -1 : 1))
          .slice(0, limit);
        expect(suggestions(lexicon, typed, { limit, maxDistance })).toEqual(slowly);
      },
    ),
  );
});

test('[WY-24] offers the word plainly meant', () => {
  const lexicon = wholeLexicon;
  const meant = (typed: string): string[] => suggestions(lexicon, typed, { limit: 5 }).map(({ word }) => word);
  expect(meant('recieve')).toContain('receive');
  expect(meant('misqoting')).toContain('misquoting');
  expect(meant('baccalaureats')).toContain('baccalaureates');
  expect(meant('qqqqqqqq')).toEqual([]);
  expect(meant('cat')).not.toContain('cat');
});

test('passes over what the caller refuses', () => {
  const lexicon = lexiconOf(['cat', 'cot', 'cut']);
  expect(suggestions(lexicon, 'cet', { limit: 5, skip: (word) => word === 'cot' }).map(({ word }) => word)).toEqual([
    'cat',
    'cut',
  ]);
});

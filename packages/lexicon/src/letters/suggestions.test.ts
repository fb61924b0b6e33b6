import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLexicon } from '../../scripts/whole-lexicon.ts';
import { TIERS } from '../lexicon.ts';
import { lexiconOf } from '../testing.ts';
import { soundOf } from './sound.ts';
import { bySuggestionRank, LONG_WORD_LENGTH, nearestWords, type Suggestion } from './suggestions.ts';

/** Slips straight from their definition: a letter too many, missing or wrong, or two neighbours swapped. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] ? distance(a.slice(2), b.slice(2)) : Infinity;
  return 1 + Math.min(distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1)), swapped);
}

/** With silent letters and two spellings of one sound. */
const text = fc.string({ unit: fc.constantFrom('a', 'e', 'c', 'k', 'h'), maxLength: 6 });
/** Long enough for what sounds alike to be a slip further away. */
const typing = fc.oneof(text, fc.string({ unit: fc.constantFrom('a', 'c', 'k'), minLength: 7, maxLength: 8 }));

test('agrees with measuring every word', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(typing, fc.constantFrom(...TIERS)), { maxLength: 40 }),
      typing,
      fc.nat({ max: 9 }),
      fc.nat({ max: 3 }),
      (entries, typed, limit, maxDistance) => {
        const lexicon = lexiconOf(Object.fromEntries(entries.filter(([word]) => word !== '')), {
          offensive: new Set(['ac', 'cac', 'ee']),
        });
        const slowly = [...lexicon.words()]
          .map((word): Suggestion => {
            const soundsAlike = soundOf(word) === soundOf(typed);
            return { word, distance: distance(word, typed), tier: lexicon.tier(word)!, soundsAlike };
          })
          .filter((it) => {
            const further = it.soundsAlike && typed.length >= LONG_WORD_LENGTH && maxDistance > 0 ? 1 : 0;
            return it.distance > 0 && it.distance <= maxDistance + further && !lexicon.isOffensive(it.word);
          })
          .sort(bySuggestionRank)
          .slice(0, limit);
        expect(nearestWords(lexicon, typed, { limit, maxDistance })).toEqual(slowly);
      },
    ),
  );
});

test.each([
  ['a swapped pair is one slip', 'wierd', ['weird', 'wired', 'wield']],
  ['what sounds alike is nearer, and in long words may be further away', 'playwrite', ['playwright']],
  ['silent letters', 'rythm', ['rhythm']],
  ['the better known first', 'recieve', ['receive', 'relieve']],
  ['nothing is near', 'qqqqqqqq', []],
])('%s: %s', (_, typed, first) => {
  const near = nearestWords(wholeLexicon, typed, { limit: 5 }).map(({ word }) => word);
  expect(near.slice(0, first.length)).toEqual(first);
  if (first.length === 0) expect(near).toEqual([]);
});

test.each([
  ['write', 'wright', true],
  ['wierd', 'weird', true],
  ['fone', 'phone', true],
  ['nock', 'knock', true],
  ['infact', 'infect', false],
  ['cat', 'cut', false],
  ['thank', 'thankyou', false],
])('do %s and %s sound alike? %s', (a, b, alike) => {
  expect(soundOf(a) === soundOf(b)).toBe(alike);
});

test('[WY-24] offers the word plainly meant', () => {
  const lexicon = wholeLexicon;
  const meant = (typed: string): string[] => nearestWords(lexicon, typed, { limit: 5 }).map(({ word }) => word);
  expect(meant('recieve')).toContain('receive');
  expect(meant('misqoting')).toContain('misquoting');
  expect(meant('baccalaureats')).toContain('baccalaureates');
  expect(meant('qqqqqqqq')).toEqual([]);
  expect(meant('cat')).not.toContain('cat');
});

test('leaves out words that the caller skips', () => {
  const lexicon = lexiconOf(['cat', 'cot', 'cut']);
  expect(nearestWords(lexicon, 'cet', { limit: 5, skip: (word) => word === 'cot' }).map(({ word }) => word)).toEqual([
    'cat',
    'cut',
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReasons } from '../../scripts/artefact.ts';
import { everyWord, wholeLexicon as lexicon } from '../../scripts/whole-lexicon.ts';
import { DEFAULT_WORD_LIST, isAccepted, type WordList } from '../word-list.ts';
import { explainRejection, type Rejection } from './explain.ts';

const reasons = readReasons();
const explain = (word: string, list: Partial<WordList> = {}, minimum?: number): Rejection | undefined =>
  explainRejection(lexicon, reasons, { ...DEFAULT_WORD_LIST, ...list }, word, minimum === undefined ? {} : { minimum });

test.each<[string, object]>([
  ['LONDON', { kind: 'name', written: 'London' }],
  ['monday', { kind: 'name', written: 'Monday' }],
  ['ufo', { kind: 'abbreviation', written: 'UFO', meaning: 'unidentified flying object' }],
  ['blvd', { kind: 'abbreviation', written: 'Blvd', meaning: null }],
  ['dont', { kind: 'contraction', written: "don't" }],
  ['uptodate', { kind: 'joined', written: 'up to date' }],
  ['noone', { kind: 'joined', written: 'no one' }],
  ['thankyou', { kind: 'joined', written: 'thank you' }],
  ['alot', { kind: 'joined', written: 'a lot' }],
  ['airconditioned', { kind: 'joined', written: 'air-conditioned' }],
  ['giftshops', { kind: 'joined', written: 'gift shops' }],
  // In no list: split.
  ['redcar', { kind: 'joined', written: 'red car' }],
  ['bonjour', { kind: 'foreign', language: 'french' }],
  ['danke', { kind: 'foreign', language: 'german' }],
  ['publically', { kind: 'misspelling', right: 'publicly', isAccepted: true }],
  ['reaccomodate', { kind: 'misspelling', right: 'reaccommodate' }],
  ['cacoon', { kind: 'rulebook' }],
  ['qqqq', { kind: 'unknown', nearest: [] }],
  ['wierd', { kind: 'unknown', nearest: ['weird', 'wired', 'wield'] }],
])('%s: %j', (word, expected) => {
  expect(explain(word)).toMatchObject({ ...expected, word: word.toLowerCase() });
});

test('PLAYWRITE is PLAYWRIGHT before it is PLAY and WRITE', () => {
  const said = explain('playwrite');
  expect(said?.kind).toBe('unknown');
  expect(said?.nearest[0]).toBe('playwright');
  expect(said?.soundAlikes).toEqual(['playwright']);
  expect(explain('hx')).toMatchObject({ nearest: ['he', 'ax', 'ha'], soundAlikes: [] });
});

test('says whether the right spelling would have counted', () => {
  expect(explain('publically', { banned: ['publicly'] })).toMatchObject({ right: 'publicly', isAccepted: false });
});

describe('the table’s own list is the first reason', () => {
  test('a banned word', () => {
    expect(explain('quick', { banned: ['quick'] })).toMatchObject({ kind: 'banned' });
    expect(explain('london', { banned: ['london'] })).toMatchObject({ kind: 'banned' });
  });

  test('an offensive word with the family list', () => {
    const rude = everyWord().find((word) => lexicon.isOffensive(word) && lexicon.has(word, 'everyday'))!;
    expect(explain(rude, { familyFriendly: true })).toMatchObject({ kind: 'offensive' });
    expect(explain(rude)).toBeUndefined();
  });

  test('a word of the wide dictionary at an everyday table', () => {
    expect(explain('zax', { dictionary: 'everyday' })).toMatchObject({ kind: 'not-everyday' });
    expect(explain('zax')).toBeUndefined();
  });

  test('a word that is shorter than the game’s shortest', () => {
    expect(explain('cat', {}, 4)).toMatchObject({ kind: 'too-short', minimum: 4 });
    expect(explain('a')).toMatchObject({ kind: 'too-short', minimum: 2 });
    expect(explain('cats', {}, 4)).toBeUndefined();
  });

  test('a word it has allowed needs no reason', () => {
    expect(explain('london', { allowed: ['london'] })).toBeUndefined();
  });
});

const offensive = everyWord().filter(lexicon.isOffensive);

test('explains exactly what the table refuses, and suggests only what it accepts', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdehilnorstuw'), minLength: 1, maxLength: 9 });
  const known = fc.nat({ max: lexicon.size - 1 }).map((at) => lexicon.wordAt(at)!);
  const listed = fc.constantFrom(...Array.from(reasons.entries(), ([word]) => word));
  fc.assert(
    fc.property(
      fc.oneof(letters, known, listed, fc.constantFrom(...offensive)),
      fc.record({
        dictionary: fc.constantFrom('wide', 'everyday'),
        familyFriendly: fc.boolean(),
        allowed: fc.array(letters, { maxLength: 3 }),
        banned: fc.array(known, { maxLength: 3 }),
      }),
      fc.integer({ min: 2, max: 4 }),
      (word, list, minimum) => {
        const said = explainRejection(lexicon, reasons, list, word, { minimum });
        expect(said === undefined).toBe(word.length >= minimum && isAccepted(lexicon, list, word));
        for (const near of said?.nearest ?? []) {
          expect(isAccepted(lexicon, list, near), near).toBe(true);
          expect(lexicon.isOffensive(near), near).toBe(false);
          expect(near.length).toBeGreaterThanOrEqual(minimum);
          expect(near).not.toBe(word);
        }
      },
    ),
    { numRuns: 300 },
  );
});

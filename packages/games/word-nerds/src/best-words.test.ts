import { chanceFrom } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { everyWord, wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { bestWords, type FoundWord } from './best-words.ts';
import { type Components, componentsOf } from './components.ts';
import { PRINTED, TWO_VALUES } from './testing.ts';
import { findSpelling, scoreCards } from './words.ts';

/** The obvious slow way: finds the cards for every word. */
const inoffensive = everyWord().filter((word) => !lexicon.isOffensive(word));
function scan(components: Components, hand: readonly string[], pool: readonly string[]): FoundWord[] {
  return inoffensive
    .flatMap((word) => {
      const cards = findSpelling(components, word, hand, pool);
      return cards ? [{ word, value: scoreCards(components, cards).total }] : [];
    })
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1));
}

test.each([
  ['as printed', PRINTED],
  ['with two values for each letter', componentsOf({ variant: { name: 'Mixed', letters: TWO_VALUES } })],
])('[WN-24] finds the same as a scan of the whole list, with and without WILDs: letters %s', (_, components) => {
  const { ids, isWild, searchText } = components.letters;
  const chance = chanceFrom('best words');
  const rest = ids.filter((id) => !isWild(id));
  const wilds = ids.filter(isWild);
  for (const [inHand, inPool, ofWilds] of [
    [3, 2, 0],
    [9, 5, 0],
    [5, 3, 1],
    [8, 4, 2],
    [0, 6, 2],
    [2, 9, 0],
    [1, 12, 1],
  ] as const) {
    const cards = chance.shuffle(rest);
    const hand = [...wilds.slice(0, Math.min(1, ofWilds)), ...cards.splice(0, inHand)];
    const pool = [...wilds.slice(1, ofWilds), ...cards.splice(0, inPool)];
    const all = scan(components, hand, pool);
    const expected = all.slice(0, 25);
    const search = { hand: searchText(hand), pool: searchText(pool), top: 25 };
    expect(bestWords(lexicon, components, search)).toEqual(expected);
    const above = expected[4]?.value ?? 0;
    expect(bestWords(lexicon, components, { ...search, above })).toEqual(expected.filter(({ value }) => value > above));
    const common = all.filter(({ word }) => lexicon.tier(word)! <= COMMON_TIER);
    expect(bestWords(lexicon, components, { ...search, tier: COMMON_TIER })).toEqual(common.slice(0, 25));
  }
});

test('uses at least one card from the hand', () => {
  const small = lexiconOf(['wreck', 'tear']);
  expect(bestWords(small, PRINTED, { hand: 'x', pool: 'wreck', top: 5 })).toEqual([]);
  expect(bestWords(small, PRINTED, { hand: '?', pool: 'wreck', top: 5 })).toEqual([{ word: 'wreck', value: 11 }]);
  expect(bestWords(small, PRINTED, { hand: 'x', pool: 'wrec?', top: 5 })).toEqual([]);
});

test('finds no offensive words, no rarer words than wanted, and only words the table accepts', () => {
  const words = lexiconOf({ tear: 10, rate: 10, tare: 70 }, { offensive: new Set(['rate']) });
  const search = { hand: 'tear', pool: '', top: 5 };
  expect(bestWords(words, PRINTED, search).map(({ word }) => word)).toEqual(['tare', 'tear']);
  expect(bestWords(words, PRINTED, { ...search, tier: 60 }).map(({ word }) => word)).toEqual(['tear']);
  expect(bestWords(words, PRINTED, { ...search, accepts: (word) => word !== 'tear' }).map(({ word }) => word)).toEqual([
    'tare',
  ]);
});

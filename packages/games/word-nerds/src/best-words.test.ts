import { chanceFrom } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { everyWord, wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { bestWords, type FoundWord } from './best-words.ts';
import { LETTER_IDS, letterOf } from './cards.ts';
import { findSpelling, scoreCards } from './words.ts';

/** The obvious slow way: finds the cards for every word. */
const inoffensive = everyWord().filter((word) => !lexicon.isOffensive(word));
function scan(hand: readonly string[], pool: readonly string[]): FoundWord[] {
  return inoffensive
    .flatMap((word) => {
      const cards = findSpelling(word, hand, pool);
      return cards ? [{ word, value: scoreCards(cards).total }] : [];
    })
    .sort((a, b) => b.value - a.value || (a.word < b.word ? -1 : 1));
}

test('finds the same as a scan of the whole list, with and without WILDs', () => {
  const chance = chanceFrom('best words');
  const rest = LETTER_IDS.filter((id) => letterOf(id) !== '?');
  const wilds = LETTER_IDS.filter((id) => letterOf(id) === '?');
  for (const [inHand, inPool, ofWilds] of [
    [3, 2, 0],
    [9, 5, 0],
    [5, 3, 1],
    [8, 4, 2],
    [0, 6, 2],
  ] as const) {
    const cards = chance.shuffle(rest);
    const hand = [...wilds.slice(0, Math.min(1, ofWilds)), ...cards.splice(0, inHand)];
    const pool = [...wilds.slice(1, ofWilds), ...cards.splice(0, inPool)];
    const letters = (ids: string[]): string => ids.map(letterOf).join('');
    const all = scan(hand, pool);
    const expected = all.slice(0, 25);
    const search = { hand: letters(hand), pool: letters(pool), top: 25 };
    expect(bestWords(lexicon, search)).toEqual(expected);
    const above = expected[4]?.value ?? 0;
    expect(bestWords(lexicon, { ...search, above })).toEqual(expected.filter(({ value }) => value > above));
    const common = all.filter(({ word }) => lexicon.tier(word)! <= COMMON_TIER);
    expect(bestWords(lexicon, { ...search, tier: COMMON_TIER })).toEqual(common.slice(0, 25));
  }
});

test('uses at least one card from the hand', () => {
  const small = lexiconOf(['wreck', 'tear']);
  expect(bestWords(small, { hand: 'x', pool: 'wreck', top: 5 })).toEqual([]);
  expect(bestWords(small, { hand: '?', pool: 'wreck', top: 5 })).toEqual([{ word: 'wreck', value: 11 }]);
  expect(bestWords(small, { hand: 'x', pool: 'wrec?', top: 5 })).toEqual([]);
});

test('finds no offensive words, no rarer words than wanted, and only words the table accepts', () => {
  const words = lexiconOf({ tear: 10, rate: 10, tare: 70 }, { offensive: new Set(['rate']) });
  const search = { hand: 'tear', pool: '', top: 5 };
  expect(bestWords(words, search).map(({ word }) => word)).toEqual(['tare', 'tear']);
  expect(bestWords(words, { ...search, tier: 60 }).map(({ word }) => word)).toEqual(['tear']);
  expect(bestWords(words, { ...search, accepts: (word) => word !== 'tear' }).map(({ word }) => word)).toEqual(['tare']);
});

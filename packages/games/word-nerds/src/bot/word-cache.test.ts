import { chanceFrom } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { bestWords } from '../best-words.ts';
import { PRINTED } from '../testing.ts';
import { bestWordsCached } from './word-cache.ts';

const { ids: LETTER_IDS, letterOf } = PRINTED.letters;

test('finds the same words as without a cache, in any order of letters and questions', () => {
  const chance = chanceFrom('cached words');
  for (let hands = 0; hands < 10; hands++) {
    const letters = chance.shuffle(LETTER_IDS).map(letterOf);
    const hand = letters.slice(0, 5);
    const pool = letters.slice(5, 8).join('');
    for (const top of [3, 1, 8, 2]) {
      const options = { hand: chance.shuffle(hand).join(''), pool, top };
      expect(bestWordsCached(lexicon, PRINTED, options, 'all')).toEqual(bestWords(lexicon, PRINTED, options));
      const above = 4 + chance.below(8);
      expect(bestWordsCached(lexicon, PRINTED, { ...options, above }, 'all')).toEqual(
        bestWords(lexicon, PRINTED, { ...options, above }),
      );
    }
  }
});

test('keeps dictionaries, filters, hands and pools apart', () => {
  const words = lexiconOf(['tear', 'rate']);
  const cached = (hand: string, pool: string, filter: string, accepts: (word: string) => boolean): string[] =>
    bestWordsCached(words, PRINTED, { hand, pool, top: 5, accepts }, filter).map(({ word }) => word);
  expect(cached('tear', '', 'all', () => true)).toEqual(['rate', 'tear']);
  expect(cached('tear', '', 'one', (word) => word === 'tear')).toEqual(['tear']);
  // At least one card must come from the hand.
  expect(cached('x', 'tear', 'all', () => true)).toEqual([]);
  expect(bestWordsCached(lexiconOf(['tear']), PRINTED, { hand: 'tear', pool: '', top: 5 }, 'all')).toHaveLength(1);
});

test('gives out lists that nobody can spoil', () => {
  const words = lexiconOf(['tear']);
  const options = { hand: 'tear', pool: '', top: 5 };
  bestWordsCached(words, PRINTED, options, 'all').pop();
  expect(bestWordsCached(words, PRINTED, options, 'all')).toHaveLength(1);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { formatCards, parseCards } from './position.ts';
import { PRINTED } from './testing.ts';
import type { View, WordCard } from './types.ts';
import { checkSpelling, findSpelling, lengthBonus, scoreCards, scoreWord, textOf } from './words.ts';

const { ids: LETTER_IDS, letterOf } = PRINTED.letters;

/** Cards written as in a position, each once. */
function deal(...groups: string[]): string[][] {
  const box = [...LETTER_IDS];
  return groups.map((group) => parseCards(PRINTED.letters, group, box)!);
}
const used = (cards: readonly string[]): WordCard[] =>
  cards.map((card) => ({ card, as: letterOf(card) === '?' ? 'e' : null }));
const table = (hand: string[], pool: string[]): Pick<View, 'config' | 'hand' | 'pool'> => ({
  config: defaults,
  hand: { letters: hand, actions: [] },
  pool,
});

describe('[WN-10] which cards make a word', () => {
  const [hand, pool] = deal('pat?', 'hse') as [string[], string[]];
  const check = (cards: WordCard[]) => checkSpelling(table(hand, pool), cards);

  test('at least four letters', () => {
    expect(check(used(hand.slice(0, 3)))).toEqual({ code: 'too-short', letters: 3 });
    expect(check(used(hand))).toBeUndefined();
  });
  test('at least one card from the hand, any number from the community', () => {
    const [, , four] = deal('pat?', 'hse', 'rain') as [string[], string[], string[]];
    expect(checkSpelling(table(hand, four), used(four))).toEqual({ code: 'no-hand-card' });
    expect(check(used([hand[0]!, ...pool]))).toBeUndefined();
  });
  test('no card twice, and none from elsewhere', () => {
    expect(check(used([...hand, hand[0]!]))).toEqual({ code: 'not-there', card: hand[0] });
    expect(check([...used(hand), { card: 'L98', as: null }])).toEqual({ code: 'not-there', card: 'L98' });
  });
  test('a WILD must be given a letter, and no other card may be', () => {
    const wild = hand[3]!;
    expect(check(hand.map((card) => ({ card, as: null })))).toEqual({ code: 'wild-unnamed', card: wild });
    expect(check(hand.map((card) => ({ card, as: 'e' })))).toEqual({ code: 'not-wild', card: hand[0] });
  });
});

describe('[WN-12] what a word is worth', () => {
  test('the length bonus', () => {
    expect([4, 5, 6, 7, 8, 9, 10, 15].map(lengthBonus)).toEqual([0, 2, 5, 9, 14, 20, 20, 20]);
  });
  test('letters, bonus and modifiers, and the sum', () => {
    const [cards] = deal('paths') as [string[]];
    expect(scoreCards(PRINTED, used(cards))).toEqual({ letters: 7, bonus: 2, modifier: 0, total: 9 });
    const word = { cards: used(cards), modifier: 2, doubled: [cards[0]!], noBonus: true };
    expect(scoreWord(PRINTED, word)).toEqual({ letters: 9, bonus: 0, modifier: 2, total: 11 });
  });
  test('a WILD is worth nothing', () => {
    const [cards] = deal('path?') as [string[]];
    expect(scoreCards(PRINTED, used(cards)).letters).toBe(6);
  });
  test('never below 0', () => {
    const [cards] = deal('tear') as [string[]];
    expect(scoreWord(PRINTED, { cards: used(cards), modifier: -9, doubled: [], noBonus: false }).total).toBe(0);
  });
});

describe('[WN-10] finding the cards that spell a word', () => {
  test('the hand before the pool, letters before WILDs', () => {
    const [hand, pool] = deal('pat?', 'ths?') as [string[], string[]];
    const cards = findSpelling(PRINTED, 'PATHS', hand, pool)!;
    expect(cards.map(({ card }) => card)).toEqual([hand[0], hand[1], hand[2], pool[1], pool[2]]);
    expect(findSpelling(PRINTED, 'tatty', hand, pool)!.map(({ as }) => as)).toEqual([null, null, null, 't', 'y']);
  });
  test('a word that the pool alone could spell uses a WILD of the hand for its cheapest letter', () => {
    const [hand, pool] = deal('z?', 'wreck') as [string[], string[]];
    expect(findSpelling(PRINTED, 'wreck', hand, pool)!.map(({ as }) => as)).toEqual([null, 'r', null, null, null]);
    expect(findSpelling(PRINTED, 'wreck', hand.slice(0, 1), pool)).toBeUndefined();
  });

  test('finds cards exactly if there are any, and they spell the word', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeirst?'), maxLength: 8 });
    const word = fc.string({ unit: fc.constantFrom(...'aeirst'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(letters, letters, word, (inHand, inPool, text) => {
        const box = [...LETTER_IDS];
        const hand = parseCards(PRINTED.letters, inHand, box);
        const pool = parseCards(PRINTED.letters, inPool, box);
        fc.pre(hand !== undefined && pool !== undefined);
        const cards = findSpelling(PRINTED, text, hand, pool);
        expect(cards !== undefined).toBe(text.length >= 4 && canSpell(text, hand, pool));
        if (!cards) return;
        expect(textOf(PRINTED, cards)).toBe(text);
        expect(checkSpelling(table(hand, pool), cards)).toBeUndefined();
      }),
    );
  });
  /** Every assignment of cards to letters. */
  function canSpell(text: string, hand: readonly string[], pool: readonly string[], touched = false): boolean {
    if (text === '') return touched;
    const [first, rest] = [text[0], text.slice(1)];
    const fits = (card: string): boolean => letterOf(card) === first || letterOf(card) === '?';
    const oneOf = (cards: readonly string[]): string[] =>
      cards.filter((card, i) => fits(card) && cards.findIndex((c) => letterOf(c) === letterOf(card)) === i);
    return (
      oneOf(hand).some((card) => canSpell(rest, hand.toSpliced(hand.indexOf(card), 1), pool, true)) ||
      oneOf(pool).some((card) => canSpell(rest, hand, pool.toSpliced(pool.indexOf(card), 1), touched))
    );
  }
});

test('formatting and parsing cards gives the same cards', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...LETTER_IDS], { maxLength: 30 }), (ids) => {
      const text = formatCards(PRINTED.letters, ids);
      expect(formatCards(PRINTED.letters, parseCards(PRINTED.letters, text, [...LETTER_IDS])!)).toBe(text);
    }),
  );
  expect(parseCards(PRINTED.letters, 'qq', [...LETTER_IDS])).toBeUndefined();
});

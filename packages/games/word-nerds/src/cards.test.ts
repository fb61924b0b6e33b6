import { expect, test } from 'vitest';
import { ACTIONS, actionsOf } from './actions.ts';
import type { LetterCard } from './cards.ts';
import { defaults } from './defaults.ts';
import { PRINTED, TestGame } from './testing.ts';
import { topTokenFor, unspentTokens } from './tokens.ts';

const { cards: LETTER_CARDS, ids: LETTER_IDS } = PRINTED.letters;
/** Each letter has one value. */
const letterValue = (letter: string): number => PRINTED.letters.valuesOf(letter)[0]!;
const { ids: ACTION_IDS, card: actionOf } = actionsOf(defaults);

test('[WN-1] 98 letters and two WILDs, twenty of them with an action card', () => {
  expect(LETTER_CARDS).toHaveLength(100);
  expect(LETTER_CARDS.filter(({ letter }) => letter === '?')).toHaveLength(2);
  expect(LETTER_CARDS.filter(({ withAction }) => withAction)).toHaveLength(20);
  expect(new Set(LETTER_IDS).size).toBe(100);
});

test('[WN-1] how many of each letter, and how many of those are marked "+ ACTION CARD"', () => {
  const count = (fits: (card: LetterCard) => boolean): Record<string, number> => {
    const letters = LETTER_CARDS.filter(fits).map(({ letter }) => letter);
    return Object.fromEntries(letters.map((one) => [one, letters.filter((letter) => letter === one).length]));
  };
  expect(count(() => true)).toEqual({
    ...{ a: 9, b: 2, c: 2, d: 4, e: 12, f: 2, g: 3, h: 2, i: 9, j: 1, k: 1, l: 4, m: 2, n: 6 },
    ...{ o: 8, p: 2, q: 1, r: 6, s: 4, t: 6, u: 4, v: 2, w: 2, x: 1, y: 2, z: 1, '?': 2 },
  });
  expect(count(({ withAction }) => withAction)).toEqual({
    ...{ a: 2, d: 1, e: 3, g: 1, i: 3, l: 1, n: 1, o: 2, q: 1, r: 1, t: 1, u: 2, v: 1 },
  });
});

test.each([
  ['aeilnorstu', 1],
  ['bcdghmp', 2],
  ['fkvwy', 3],
  ['jx', 5],
  ['qz', 6],
  ['?', 0],
])('[WN-1] each of %s is worth %i', (letters, value) => {
  for (const letter of letters) expect(letterValue(letter)).toBe(value);
});

test('[WN-1] the printed sums: the letters of PATHS are worth 7, of WRECK 10', () => {
  const sum = (word: string): number => Array.from(word, letterValue).reduce((a, b) => a + b);
  expect([sum('paths'), sum('wreck')]).toEqual([7, 10]);
});

test('[WN-2] 54 action cards of 28 kinds', () => {
  expect(ACTION_IDS).toHaveLength(54);
  expect(Object.fromEntries(ACTIONS.map(({ name, copies }) => [name, copies]))).toEqual({
    '+2 WORD VALUE': 5,
    '+3 WORD VALUE': 3,
    '+5 WORD VALUE': 1,
    '-2 WORD VALUE': 3,
    '-3 WORD VALUE': 3,
    '-5 WORD VALUE': 1,
    'DOUBLE LETTER': 2,
    'NO LENGTH BONUS': 1,
    'FULL CREDIT': 1,
    '+1 BID': 2,
    '+2 BID': 2,
    '-2 BID': 2,
    'WIN TIES': 1,
    'FREE BID': 2,
    'DRAW ONE LETTER': 3,
    'DRAW TWO LETTERS': 1,
    'SWAP LETTER': 2,
    'STEAL LETTER': 2,
    'DROP LETTER': 2,
    'FRESH START': 1,
    'NEW COMMUNITY LETTER': 2,
    'TAKE COMMUNITY LETTER': 2,
    'SWAP COMMUNITY LETTER': 1,
    'SWEEP COMMUNITY': 1,
    'RETRIEVE ONE TOKEN': 3,
    'RETRIEVE TWO TOKENS': 2,
    'RETRIEVE ALL TOKENS': 1,
    'SALVAGE LETTER': 2,
  });
  for (const { name, copies } of ACTIONS)
    expect(ACTION_IDS.filter((id) => actionOf(id).name === name)).toHaveLength(copies);
});

test('[WN-2] tokens go from 0 to 5, with four players to 6, with six to 7', () => {
  expect([2, 3, 4, 5, 6].map(topTokenFor)).toEqual([5, 5, 6, 6, 7]);
  expect(unspentTokens({ spent: [1, 4] }, 5)).toEqual([0, 2, 3, 5]);
});

test('[WN-3] each player begins with two letters, one action card and no points; the First Player is random (ours)', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const { players, market, deck, actionDeck, hand } = new TestGame({
      players: Array(seats).fill(''),
      position: null,
    }).view();
    expect(players).toEqual(Array(seats).fill({ letters: 2, actions: 1, spent: [], score: 0 }));
    expect([market.length, deck, actionDeck]).toEqual([seats + 1, 100 - 3 * seats - 1, 54 - seats]);
    expect(hand).toBeNull();
  }
  const firsts = Array.from({ length: 30 }, (_, i) => {
    const play = new TestGame({ players: ['', '', ''], position: null, seed: `first ${i}` });
    return play.view().first;
  });
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
});

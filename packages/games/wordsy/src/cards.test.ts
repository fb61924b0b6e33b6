import { chanceFrom } from '@wordhoard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceOf, fillBoard, obeysRulesOfTwo, type Piles, slideBoard } from './cards.ts';
import { componentsOf } from './components.ts';

const printed = componentsOf({});
const DECK = printed.cards;

const letters = (cards: readonly string[]): string => cards.map((card) => faceOf(printed, card).letter).join('');
/** Cards with these letters, in this order, none twice. */
function cards(wanted: string): string[] {
  const taken: string[] = [];
  for (const letter of wanted)
    taken.push(DECK.find((card) => faceOf(printed, card).letter === letter && !taken.includes(card))!);
  return taken;
}

describe('[WY-1] the deck', () => {
  test('has the printed cards', () => {
    const count: Record<string, number> = {};
    for (const card of DECK) count[faceOf(printed, card).letter] = (count[faceOf(printed, card).letter] ?? 0) + 1;
    const common = Object.fromEntries(Array.from('bcdglmnprst', (letter) => [letter, 4]));
    const rare = Object.fromEntries(Array.from('fhkvwy', (letter) => [letter, 2]));
    expect(count).toEqual({ ...common, ...rare, j: 1, q: 1, x: 1, z: 1 });
    expect(DECK).toHaveLength(60);
    expect(new Set(DECK).size).toBe(60);
  });

  test('a rare card adds 1, the four rarest 2', () => {
    const adding = (rare: number): string =>
      Array.from(new Set(letters(DECK.filter((card) => faceOf(printed, card).rare === rare)))).join('');
    expect([adding(0), adding(1), adding(2)]).toEqual(['bcdglmnprst', 'fhkvwy', 'jqxz']);
  });
});

test('[WY-2] four columns of two, worth 5 4 3 2 from the left', () => {
  expect(printed.columns).toEqual([5, 5, 4, 4, 3, 3, 2, 2]);
});

describe('[WY-3] the Two Rules of Two', () => {
  test('a third card of a letter or a third rare card is not allowed', () => {
    expect(obeysRulesOfTwo(printed, cards('bb'), cards('bbb')[2]!)).toBe(false);
    expect(obeysRulesOfTwo(printed, cards('bc'), cards('bb')[1]!)).toBe(true);
    expect(obeysRulesOfTwo(printed, cards('fq'), cards('h')[0]!)).toBe(false);
    expect(obeysRulesOfTwo(printed, cards('fb'), cards('ff')[1]!)).toBe(true);
  });

  test('cards are dealt from right to left; one that breaks a rule is discarded and another drawn', () => {
    // The last card of the deck is drawn first, so the rightmost place gets it.
    const dealt = fillBoard(printed, { deck: cards('mlxrpzqjnbbb'), discards: [], board: [] }, chanceFrom('unused'));
    expect(letters(dealt.board)).toBe('lrpqjnbb');
    expect(letters(dealt.passedOver)).toBe('bzx');
    expect(letters(dealt.discards)).toBe('bzx');
  });

  test('when the deck is empty, the discards are shuffled and dealt', () => {
    const dealt = fillBoard(printed, { deck: cards('b'), discards: cards('cdglmnp'), board: [] }, chanceFrom('again'));
    expect(Array.from(letters(dealt.board)).sort().join('')).toBe('bcdglmnp');
    expect(letters(dealt.board).at(-1)).toBe('b');
    expect(dealt.deck).toEqual([]);
  });

  test('hold for every board of many games, and no card is ever lost', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (seed, rounds) => {
        const chance = chanceFrom(seed);
        let piles: Piles = { deck: chance.shuffle(DECK), discards: [], board: [] };
        for (let round = 1; round <= rounds; round++) {
          const kept = round === 1 ? piles : slideBoard(printed, piles);
          piles = fillBoard(printed, kept, chance);
          expect(piles.board.slice(8 - kept.board.length)).toEqual(kept.board);
          const faces = piles.board.map((card) => faceOf(printed, card));
          expect(faces).toHaveLength(8);
          expect(faces.filter(({ rare }) => rare > 0).length).toBeLessThanOrEqual(2);
          for (const { letter } of faces)
            expect(faces.filter((face) => face.letter === letter).length).toBeLessThanOrEqual(2);
          expect([...piles.deck, ...piles.discards, ...piles.board].sort()).toEqual(DECK.toSorted());
        }
      }),
    );
  });
});

test('[WY-16] the four rightmost cards are discarded, the other four slide two columns to the right', () => {
  const slid = slideBoard(printed, { deck: [], discards: cards('b'), board: cards('qgnsmldr') });
  expect(letters(slid.board)).toBe('qgns');
  expect(letters(slid.discards)).toBe('bmldr');
  const dealt = fillBoard(printed, { ...slid, deck: cards('cptb') }, chanceFrom('unused'));
  expect(letters(dealt.board)).toBe('cptbqgns');
});

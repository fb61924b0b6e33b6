import { lexiconOf } from '@wordhoard/lexicon/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkArrangement, keepWordIds, type Workbench } from './arrangement.ts';
import type { CardId } from './cards.ts';
import { PRINTED } from './components.ts';
import { isWord } from './config.ts';
import { defaults } from './defaults.ts';
import { Dealer, formatFaces, formatRun, parseFaces, parseRun } from './notation.ts';
import { findAnagrams, spellings } from './spelling.ts';

const { deck } = PRINTED;
const { faceOf, ids: DECK, textOf } = deck;

const WORDS =
  'star art rat tar arts rats tsar stare tares tears rates on one no so stone notes onset seton in is it at as';
const env = lexiconOf(WORDS.split(' '));
const judge = { env, config: { ...defaults, words: { ...defaults.words, allowed: ['astr'], banned: ['tsar'] } } };
const cardsOf = (text: string): CardId[] => {
  const faces = parseFaces(deck, text);
  return new Dealer(deck).take('code' in faces ? [] : faces)!;
};
const someCards = (most: number): fc.Arbitrary<CardId[]> =>
  fc.shuffledSubarray(
    DECK.filter((card) => ['s', 't', 'a', 'r', 'e', 'o', 'n', 'st', 'ar', 'on', 're'].includes(faceOf(card))),
    { minLength: 1, maxLength: most },
  );

/** All permutations, the obvious slow way. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

describe('[WX-1] spelling a word with cards', () => {
  test('every way is found, those with bigrams first', () => {
    const found = spellings(deck, 'star', cardsOf('s t a r st ar'));
    expect(found.map((run) => formatFaces(deck, run))).toEqual(['st ar', 'st a r', 's t ar', 's t a r']);
  });
  test('a bigram can’t be reversed', () => {
    expect(spellings(deck, 'rats', cardsOf('r a st'))).toEqual([]);
    expect(spellings(deck, 'quo', cardsOf('qu o')).map((run) => formatFaces(deck, run))).toEqual(['qu o']);
  });
  test('of equal cards the earlier is taken', () => {
    const cards = DECK.filter((card) => 'at'.includes(faceOf(card))).toReversed();
    expect(spellings(deck, 'at', cards)).toEqual([
      [cards.find((card) => faceOf(card) === 'a'), cards.find((card) => faceOf(card) === 't')],
    ]);
  });
  test('is the same as trying every order of every choice', () => {
    fc.assert(
      fc.property(someCards(6), fc.constantFrom(...WORDS.split(' ')), (cards, word) => {
        const plain = new Set<string>();
        for (let pick = 1; pick < 1 << cards.length; pick++)
          for (const run of orders(cards.filter((_, i) => pick & (1 << i))))
            if (textOf(run) === word) plain.add(formatFaces(deck, run));
        const found = spellings(deck, word, cards);
        expect(found.map((run) => formatFaces(deck, run)).sort()).toEqual([...plain].sort());
        for (const run of found) expect(new Set([...run, ...cards]).size).toBe(cards.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('[WX-6] words that the rest can become', () => {
  test('STAR − S = ART, RAT or TAR', () => {
    const [, ...rest] = cardsOf('s t a r');
    expect(findAnagrams(rest, judge).map(textOf)).toEqual(['art', 'rat', 'tar']);
  });
  test('they follow the table’s list; manifest words are always valid', () => {
    expect(findAnagrams(cardsOf('s t a r'), judge).map(textOf)).toEqual(['arts', 'astr', 'rats', 'star']);
    expect(env.has('leant')).toBe(false);
    expect(findAnagrams(cardsOf('n l a e t'), judge).map(textOf)).toEqual(['leant']);
    expect(findAnagrams(cardsOf('st a r'), judge).map((run) => formatRun(deck, run))).toEqual(['a-st-r', 'st-a-r']);
  });
  test('they are the same as found by trying every order', () => {
    let found = 0;
    fc.assert(
      fc.property(someCards(6), (cards) => {
        const plain = new Set(
          orders(cards)
            .map(textOf)
            .filter((word) => isWord(judge, word)),
        );
        const made = findAnagrams(cards, judge);
        expect(made.map(textOf)).toEqual([...plain].sort());
        for (const run of made) expect(run.toSorted()).toEqual(cards.toSorted());
        found += made.length;
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(20);
  });
});

describe('[WX-7] arrangements', () => {
  /** The rule, stated directly: the same cards and some of the hand, each once, and every run is a word. */
  function plainly({ hand, words }: Workbench, arrangement: readonly (readonly CardId[])[]): boolean {
    const table = words.flatMap(({ cards }) => cards);
    const used = arrangement.flat();
    const once = used.every((card) => used.filter((other) => other === card).length === 1);
    const kept = table.every((card) => used.includes(card));
    const own = used.every((card) => table.includes(card) || hand.includes(card));
    return once && kept && own && arrangement.every((run) => textOf(run).length > 1 && isWord(judge, textOf(run)));
  }
  /** Often legal: words made of the given cards, sometimes with one card moved. */
  const benches = fc
    .tuple(someCards(8), fc.nat(8), fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }), fc.nat(4))
    .map(([cards, cut, lots, slip]) => {
      const words: CardId[][] = [];
      let left = cards;
      for (const lot of lots) {
        const options = WORDS.split(' ').flatMap((word) => spellings(deck, word, left).slice(0, 1));
        const run = options[lot % (options.length || 1)];
        if (!run) break;
        words.push(run);
        left = left.filter((card) => !run.includes(card));
      }
      const open = words.slice(0, cut % 3).map((run, i) => ({ id: i + 1, cards: run }));
      const onTable = open.flatMap((word) => word.cards);
      const hand = cards.filter((card) => !onTable.includes(card) && (slip !== 1 || card !== left[0]));
      const next = words.map((run) => [...run]);
      if (slip === 2) next.pop();
      if (slip === 3) next[0]?.reverse();
      if (slip === 4 && next.length > 1) next[0]!.push(next[1]![0]!);
      return { bench: { hand, words: open, lock: null }, next };
    });
  test('are checked exactly as the rule says', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(benches, ({ bench, next }) => {
        const legal = checkArrangement(bench, next, judge) === undefined;
        expect(legal).toBe(plainly(bench, next));
        seen[legal ? 'yes' : 'no'] += 1;
      }),
      { numRuns: 600 },
    );
    expect(seen.yes).toBeGreaterThan(50);
    expect(seen.no).toBeGreaterThan(50);
  });
  test('every word has a unique id, and keeps it while cards are only added', () => {
    fc.assert(
      fc.property(benches, ({ bench, next }) => {
        let fresh = 100;
        const after = keepWordIds(bench.words, next, () => fresh++);
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        for (const { id, cards } of after) {
          const old = bench.words.find((word) => word.id === id);
          if (old) for (const card of old.cards) expect(cards).toContain(card);
          else expect(id).toBeGreaterThanOrEqual(100);
        }
      }),
    );
  });
});

describe('notation', () => {
  test('formatting and parsing a run gives the same faces', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...DECK], { minLength: 1, maxLength: 8 }), (cards) => {
        expect(parseRun(deck, formatRun(deck, cards))).toEqual(cards.map(faceOf));
        expect(parseFaces(deck, formatFaces(deck, cards))).toEqual(cards.map(faceOf));
      }),
    );
  });
  test('accepts what people write', () => {
    expect(parseRun(deck, 'STAR')).toEqual(['s', 't', 'a', 'r']);
    expect(parseRun(deck, 'ST-A-R')).toEqual(['st', 'a', 'r']);
    expect(parseRun(deck, 'quote')).toEqual(['qu', 'o', 't', 'e']);
    expect(parseRun(deck, 'iraq')).toEqual({ code: 'no-such-card', face: 'q' });
    expect(parseFaces(deck, ' A st  E ')).toEqual(['a', 'st', 'e']);
    expect(parseFaces(deck, 'a tt')).toEqual({ code: 'no-such-card', face: 'tt' });
  });
  test('a dealer gives no more cards than the deck has', () => {
    const dealer = new Dealer(deck);
    expect(dealer.take(['k'])).toHaveLength(1);
    expect(dealer.take(['k'])).toBeUndefined();
    expect(dealer.rest()).toHaveLength(89);
  });
});

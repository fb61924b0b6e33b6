import {
  type CardId,
  Dealer,
  type Face,
  faceOf,
  makeRun,
  parseFaces,
  parseRun,
  type Workbench,
} from '@wordhoard/word-worx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aimAt,
  type Drop,
  draftOf,
  dropCard,
  fromTyped,
  looseCards,
  otherCards,
  putIn,
  sealsOf,
  takeOut,
  toggleSeal,
  typedOf,
} from './building.ts';

const faces = (found: Face[] | { code: string }): Face[] => {
  if (!Array.isArray(found)) throw new Error(found.code);
  return found;
};

/** Words and a hand in writing: `benchOf(['st-a-r'], 'h e')`; `lock` is a place among the words. */
function benchOf(words: readonly string[], hand: string, lock: number | null = null): Workbench {
  const dealer = new Dealer();
  const deal = (wanted: Face[]): CardId[] => dealer.take(wanted)!;
  return {
    words: words.map((word, id) => ({ id, cards: deal(faces(parseRun(word))) })),
    hand: deal(faces(parseFaces(hand))),
    lock,
  };
}

const laid = (typed: string, bench: Workbench): unknown => {
  const found = fromTyped(typed, bench);
  return 'words' in found ? found.words.map(makeRun) : found.code;
};

test('[WX-7] typing the words that lie there changes nothing', () => {
  const bench = benchOf(['st-a-r', 'star', 'hat'], 's t a r');
  expect(fromTyped('STAR star HAT', bench)).toEqual({ words: bench.words.map(({ cards }) => cards) });
});

test('[WX-1] bigrams are chosen where they fit', () => {
  expect(laid('haste', benchOf([], 'h a s t e st'))).toEqual(['h-a-st-e']);
});

test('[WX-7] a card of the table comes before one of the hand, and none may be left out', () => {
  const bench = benchOf(['head'], 's e');
  expect(laid('shade', bench)).toEqual(['shade']);
  const found = fromTyped('shade', bench);
  expect('words' in found && found.words.flat().includes(bench.hand[1]!)).toBe(false);
  expect(laid('he', bench)).toBe('left-out');
  // The bigram must be used, though single letters would spell it as well.
  expect(laid('star on', benchOf(['st-a-r'], 's t o n'))).toEqual(['st-a-r', 'on']);
});

test('what there are no cards for is named', () => {
  expect(fromTyped('head zoo', benchOf(['head'], 's'))).toEqual({ code: 'no-cards', word: 'zoo' });
});

test('[WX-8] the word under the lock stays as it is', () => {
  const bench = benchOf(['st-a-r', 'hat'], 's t e', 0);
  expect(laid('hats star', bench)).toEqual(['hats', 'st-a-r']);
  expect(laid('hats rats', bench)).toBe('under-lock');
});

test('taking a card out and putting another in its place, or into a new word', () => {
  const bench = benchOf(['hat'], 'o s');
  const [h, a] = bench.words[0]!.cards;
  const [o, s] = bench.hand;
  const hot = putIn(takeOut(draftOf(bench), a!), o!);
  expect(typedOf(hot)).toBe('HOT');
  expect(looseCards(bench, hot)).toEqual([a, s]);
  const back = putIn(aimAt(hot, null), a!);
  expect(typedOf(putIn(back, s!))).toBe('HOT AS');
  expect(typedOf(putIn(aimAt(hot, 0), s!))).toBe('HOTS');
  const gone = bench.words[0]!.cards.reduce(takeOut, draftOf(bench));
  expect(gone.words).toEqual([]);
  expect(looseCards(bench, gone)).toContain(h);
});

test('dragging: beside a card, on either side of it; as a new word; and off the words', () => {
  const bench = benchOf(['hat', 'on'], 's e');
  const [h, a, t] = bench.words[0]!.cards as [CardId, CardId, CardId];
  const [s, e] = bench.hand as [CardId, CardId];
  const hats = dropCard(draftOf(bench), s, { beside: t, after: true });
  expect(typedOf(hats)).toBe('HATS ON');
  expect(typedOf(dropCard(hats, e, { beside: s, after: false }))).toBe('HATES ON');
  expect(typedOf(dropCard(hats, h, { beside: t, after: true }))).toBe('ATHS ON');
  expect(typedOf(dropCard(hats, h, 'new'))).toBe('ATS ON H');
  expect(dropCard(hats, a, { beside: a, after: true })).toEqual(hats);
  const off = dropCard(hats, s, 'hand');
  expect(typedOf(off)).toBe('HAT ON');
  expect(looseCards(bench, off)).toEqual([s, e]);
  // Only a whole word of one card vanishes when that card goes on, and what comes after it moves up.
  expect(typedOf(dropCard(dropCard(hats, h, 'new'), h, { beside: t, after: true }))).toBe('ATHS ON');
});

test('[WX-1] the cards of a word can be changed: a bigram for two letters and back, and what lay there stays in', () => {
  const bench = benchOf([], 'h a s t e st');
  const found = fromTyped('haste', bench);
  const draft = { ...draftOf(bench), words: 'words' in found ? found.words : [] };
  const singles = otherCards(bench, draft, 0)!;
  expect(singles.words.map(makeRun)).toEqual(['haste']);
  expect(otherCards(bench, singles, 0)!.words).toEqual(draft.words);
  const lying = benchOf(['h-a-st-e'], 's t');
  expect(otherCards(lying, draftOf(lying), 0)).toBeNull();
});

test('[WX-8] a word that changes is no longer meant to be locked for good', () => {
  const bench = benchOf(['hat', 'on'], 's');
  const meant = toggleSeal(draftOf(bench), 0);
  expect(sealsOf(meant)).toEqual([0]);
  expect(sealsOf(putIn(aimAt(meant, 0), bench.hand[0]!))).toEqual([]);
  expect(sealsOf(toggleSeal(meant, 0))).toEqual([]);
});

test('however cards are tapped, none is lost and none is doubled', () => {
  const bench = benchOf(['st-a-r', 'head'], 'o n e');
  const all = [...bench.words.flatMap(({ cards }) => cards), ...bench.hand].toSorted();
  fc.assert(
    fc.property(fc.array(fc.record({ at: fc.nat(all.length - 1), fresh: fc.boolean() }), { maxLength: 40 }), (taps) => {
      let draft = draftOf(bench);
      for (const { at, fresh } of taps) {
        const card = all[at]!;
        if (fresh) draft = aimAt(draft, null);
        draft = looseCards(bench, draft).includes(card) ? putIn(draft, card) : takeOut(draft, card);
        expect([...draft.words.flat(), ...looseCards(bench, draft)].toSorted()).toEqual(all);
        expect(draft.words.every((run) => run.length > 0)).toBe(true);
      }
    }),
  );
});

test('however cards are dragged, none is lost and none is doubled', () => {
  const bench = benchOf(['st-a-r', 'head'], 'o n e');
  const all = [...bench.words.flatMap(({ cards }) => cards), ...bench.hand].toSorted();
  const card = fc.constantFrom(...all);
  const drop: fc.Arbitrary<Drop> = fc.oneof(
    fc.record({ beside: card, after: fc.boolean() }),
    fc.constantFrom<Drop>('new', 'hand'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(card, drop), { maxLength: 40 }), (drags) => {
      let draft = draftOf(bench);
      for (const [dragged, to] of drags) {
        draft = dropCard(draft, dragged, to);
        expect([...draft.words.flat(), ...looseCards(bench, draft)].toSorted()).toEqual(all);
        expect(draft.words.every((run) => run.length > 0)).toBe(true);
      }
    }),
  );
});

test.each(['star head', 'head star one', 'shade star', 'stare head on'])('the cards for %s spell it', (typed) => {
  const found = fromTyped(typed, benchOf(['st-a-r', 'head'], 'o n e s'));
  expect('words' in found && found.words.map((run) => run.map(faceOf).join('')).join(' ')).toBe(typed);
});

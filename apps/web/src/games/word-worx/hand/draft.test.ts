import {
  type CardFace,
  type CardId,
  Dealer,
  formatRun,
  PRINTED,
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
  liftedOf,
  lockAt,
  looseCards,
  otherCards,
  putIn,
  sealsOf,
  takeOut,
  tapCard,
  tapEnd,
  toggleLock,
  toggleSeal,
  typedOf,
} from './draft.ts';

const { deck } = PRINTED;

const faces = (found: CardFace[] | { code: string }): CardFace[] => {
  if (!Array.isArray(found)) throw new Error(found.code);
  return found;
};

/** Words and a hand in writing: `benchOf(['st-a-r'], 'h e')`; `lock` is a place among the words. */
function benchOf(words: readonly string[], hand: string, lock: number | null = null): Workbench {
  const dealer = new Dealer(deck);
  const deal = (wanted: CardFace[]): CardId[] => dealer.take(wanted)!;
  return {
    words: words.map((word, id) => ({ id, cards: deal(faces(parseRun(deck, word))) })),
    hand: deal(faces(parseFaces(deck, hand))),
    lock,
  };
}

const laid = (typed: string, bench: Workbench): unknown => {
  const found = fromTyped(deck, typed, bench);
  return 'words' in found ? found.words.map((run) => formatRun(deck, run)) : found.code;
};

test('[WX-7] typing the words that lie there changes nothing', () => {
  const bench = benchOf(['st-a-r', 'star', 'hat'], 's t a r');
  expect(fromTyped(deck, 'STAR star HAT', bench)).toEqual({ words: bench.words.map(({ cards }) => cards) });
});

test('[WX-7] a word that lies there and stays lends no card to another', () => {
  const bench = benchOf(['rice', 'rat'], 'e');
  const found = fromTyped(deck, 'are rice t', bench);
  expect(found).toMatchObject({ words: [expect.anything(), bench.words[0]!.cards, expect.anything()] });
  // Unless it must: then its place is taken by a card of the hand.
  expect(laid('re ice rat', benchOf(['rice', 'rat'], 'e'))).toEqual(['re', 'ice', 'rat']);
});

test('[WX-1] bigrams are chosen where they fit', () => {
  expect(laid('haste', benchOf([], 'h a s t e st'))).toEqual(['h-a-st-e']);
});

test('[WX-7] a card of the table comes before one of the hand, and none may be left out', () => {
  const bench = benchOf(['head'], 's e');
  expect(laid('shade', bench)).toEqual(['shade']);
  const found = fromTyped(deck, 'shade', bench);
  expect('words' in found && found.words.flat().includes(bench.hand[1]!)).toBe(false);
  expect(laid('he', bench)).toBe('left-out');
  // The bigram must be used, though single letters would spell it as well.
  expect(laid('star on', benchOf(['st-a-r'], 's t o n'))).toEqual(['st-a-r', 'on']);
});

test('what there are no cards for is named', () => {
  expect(fromTyped(deck, 'head zoo', benchOf(['head'], 's'))).toEqual({ code: 'no-cards', word: 'zoo' });
});

test('[WX-8] a word under the manifest card is built with like any other', () => {
  const bench = benchOf(['st-a-r', 'hat'], 's t e', 0);
  expect(laid('hats star', bench)).toEqual(['hats', 'st-a-r']);
  expect(laid('haste tar', bench)).toEqual(['h-a-st-e', 'tar']);
});

test('[WX-6] a stolen card must come in, and is named if it does not', () => {
  const bench = benchOf(['rat'], 'e');
  const [x] = new Dealer(deck).take(['x'])!;
  const robbing = { ...bench, stolen: x };
  expect(laid('tax re', robbing)).toEqual(['tax', 're']);
  expect(fromTyped(deck, 'rat', robbing)).toEqual({ code: 'not-welded', card: x });
  expect(fromTyped(deck, 'tax', robbing)).toMatchObject({ code: 'left-out' });
  expect(fromTyped(deck, 'tax zoo', robbing)).toEqual({ code: 'no-cards', word: 'zoo' });
  expect(looseCards(robbing, draftOf(robbing))).toEqual([x, bench.hand[0]]);
});

test('[WX-8] the manifest card goes with most of its word, with the part its owner names, or comes off', () => {
  const bench = benchOf(['stare', 'it'], 'o h', 0);
  const found = fromTyped(deck, 'she rat it', benchOf(['stare', 'it'], 'h', 0));
  const draft = { ...draftOf(bench), words: 'words' in found ? found.words : [] };
  expect(lockAt(bench, draftOf(bench))).toBe(0);
  expect(lockAt(bench, draft)).toBe(1); // R, A and T of STARE; SHE has its S and E
  const named = toggleLock(bench, draft, 0);
  expect(lockAt(bench, named)).toBe(0);
  // It stays with the card, wherever that goes: the S of SHE onto IT.
  const s = draft.words[0]![0]!;
  expect(lockAt(bench, dropCard(named, s, { beside: draft.words[2]![1]!, after: true }))).toBe(2);
  const off = toggleLock(bench, named, 0);
  expect(lockAt(bench, off)).toBeNull();
  expect(lockAt(bench, toggleLock(bench, off, 1))).toBe(1);
  // Put on another word meanwhile, it is no longer where the wish was about.
  expect(lockAt({ ...bench, lock: 1 }, off)).toBe(2);
  const none = { ...bench, lock: null };
  expect(lockAt(none, draft)).toBeNull();
  expect(toggleLock(none, draft, 0)).toBe(draft);
});

test('taking a card out and putting another in its place, or into a new word', () => {
  const bench = benchOf(['hat'], 'o s');
  const [h, a] = bench.words[0]!.cards;
  const [o, s] = bench.hand;
  const hot = putIn(takeOut(draftOf(bench), a!), o!);
  expect(typedOf(deck, hot)).toBe('HOT');
  expect(looseCards(bench, hot)).toEqual([a, s]);
  const back = putIn(aimAt(hot, null), a!);
  expect(typedOf(deck, putIn(back, s!))).toBe('HOT AS');
  expect(typedOf(deck, putIn(aimAt(hot, 0), s!))).toBe('HOTS');
  const gone = bench.words[0]!.cards.reduce(takeOut, draftOf(bench));
  expect(gone.words).toEqual([]);
  expect(looseCards(bench, gone)).toContain(h);
});

test('dragging: beside a card, on either side of it; as a new word; and off the words', () => {
  const bench = benchOf(['hat', 'on'], 's e');
  const [h, a, t] = bench.words[0]!.cards as [CardId, CardId, CardId];
  const [s, e] = bench.hand as [CardId, CardId];
  const hats = dropCard(draftOf(bench), s, { beside: t, after: true });
  expect(typedOf(deck, hats)).toBe('HATS ON');
  expect(typedOf(deck, dropCard(hats, e, { beside: s, after: false }))).toBe('HATES ON');
  expect(typedOf(deck, dropCard(hats, h, { beside: t, after: true }))).toBe('ATHS ON');
  expect(typedOf(deck, dropCard(hats, h, 'new'))).toBe('ATS ON H');
  expect(dropCard(hats, a, { beside: a, after: true })).toEqual(hats);
  const off = dropCard(hats, s, 'hand');
  expect(typedOf(deck, off)).toBe('HAT ON');
  expect(looseCards(bench, off)).toEqual([s, e]);
  // Only a whole word of one card vanishes when that card goes on, and what comes after it moves up.
  expect(typedOf(deck, dropCard(dropCard(hats, h, 'new'), h, { beside: t, after: true }))).toBe('ATHS ON');
});

test('[WX-7] tapping: a card of a word is lifted, and goes to the card, the end or the new word that is tapped next', () => {
  const bench = benchOf(['rice', 'on'], 's');
  const [r, i, , e] = bench.words[0]!.cards as [CardId, CardId, CardId, CardId];
  const [o] = bench.words[1]!.cards as [CardId];
  const lifted = tapCard(draftOf(bench), r);
  expect([liftedOf(lifted), typedOf(deck, lifted)]).toEqual([r, 'RICE ON']);
  const icer = tapCard(lifted, e);
  expect([liftedOf(icer), typedOf(deck, icer)]).toEqual([null, 'ICER ON']);
  expect(typedOf(deck, tapCard(tapCard(icer, r), i))).toBe('RICE ON');
  // In another word it lies before what was tapped, and at its end after the last.
  expect(typedOf(deck, tapCard(lifted, o))).toBe('ICE RON');
  expect(typedOf(deck, tapEnd(lifted, 1))).toBe('ICE ONR');
  expect(typedOf(deck, tapEnd(lifted, 0))).toBe('ICER ON');
  expect(typedOf(deck, tapEnd(lifted, null))).toBe('ICE ON R');
  const out = tapCard(lifted, r);
  expect([typedOf(deck, out), looseCards(bench, out)]).toEqual(['ICE ON', [r, ...bench.hand]]);
  // With nothing lifted, the end of a word is where the next card goes.
  expect(typedOf(deck, putIn(tapEnd(draftOf(bench), 1), bench.hand[0]!))).toBe('RICE ONS');
  // The only card of a word, at that word's own end, stays a word.
  const alone = tapEnd(lifted, null);
  expect(typedOf(deck, tapEnd(tapCard(alone, r), 2))).toBe('ICE ON R');
});

test('[WX-1] the cards of a word can be changed: a bigram for two letters and back, and what lay there stays in', () => {
  const bench = benchOf([], 'h a s t e st');
  const found = fromTyped(deck, 'haste', bench);
  const draft = { ...draftOf(bench), words: 'words' in found ? found.words : [] };
  const singles = otherCards(deck, bench, draft, 0)!;
  expect(singles.words.map((run) => formatRun(deck, run))).toEqual(['haste']);
  expect(otherCards(deck, bench, singles, 0)!.words).toEqual(draft.words);
  const lying = benchOf(['h-a-st-e'], 's t');
  expect(otherCards(deck, lying, draftOf(lying), 0)).toBeNull();
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
        if (fresh) draft = tapEnd(draft, null);
        draft = looseCards(bench, draft).includes(card) ? putIn(draft, card) : tapCard(draft, card);
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
  const found = fromTyped(deck, typed, benchOf(['st-a-r', 'head'], 'o n e s'));
  expect('words' in found && found.words.map((run) => run.map(deck.faceOf).join('')).join(' ')).toBe(typed);
});

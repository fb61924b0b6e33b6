import { checkSpelling, LETTER_CARDS, type LetterId, textOf } from '@wordhoard/word-nerds';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherFor, placed, still, tapped, typed } from './composing.ts';

/** Different cards with these letters, '?' for a WILD. */
function cardsOf(letters: string, without: readonly LetterId[] = []): LetterId[] {
  const taken = new Set(without);
  return Array.from(letters, (letter) => {
    const card = LETTER_CARDS.find((one) => one.letter === letter && !taken.has(one.id))!;
    taken.add(card.id);
    return card.id;
  });
}

const hand = cardsOf('quie?');
const pool = cardsOf('tea', hand);
const sources = { hand, pool };

test('[WN-10] typing takes the hand before the pool, and a WILD last', () => {
  const { cards, lacks } = typed('quiets', [], sources);
  expect(lacks).toBeNull();
  expect(cards.map(({ card }) => card)).toEqual([...hand.slice(0, 4), pool[0], hand[4]]);
  expect(cards.at(-1)!.as).toBe('s');
});

test('a letter there is no card for ends the word and is named', () => {
  const { cards, lacks } = typed('quizzes', [], sources);
  expect(textOf(cards)).toBe('quiz');
  expect(lacks).toBe('z');
});

test('[WN-10] a word the pool alone could spell takes a card of the hand', () => {
  const ours = { hand: cardsOf('?'), pool: cardsOf('team') };
  const { cards } = typed('team', [], ours);
  expect(cards.some(({ card }) => ours.hand.includes(card))).toBe(true);
});

test('what was chosen stays when more is typed', () => {
  const swapped = typed('e', [], sources).cards.with(0, otherFor(0, typed('e', [], sources).cards, sources)!);
  expect(pool).toContain(swapped[0]!.card);
  expect(typed('et', swapped, sources).cards[0]).toEqual(swapped[0]);
});

test('swapping goes round all cards that fit, and back', () => {
  const start = typed('e', [], sources).cards;
  let now = start;
  const seen = [now[0]!.card];
  for (let i = 0; i < 2; i++) {
    now = now.with(0, otherFor(0, now, sources)!);
    seen.push(now[0]!.card);
  }
  expect(new Set(seen)).toEqual(new Set([hand[3], hand[4], pool[1]]));
  expect(now.with(0, otherFor(0, now, sources)!)).toEqual(start);
});

test('a tapped card joins the word and leaves it again', () => {
  const one = tapped(hand[0]!, []);
  expect(textOf(one)).toBe('q');
  expect(tapped(hand[0]!, one)).toEqual([]);
});

test('cards that are gone leave the word', () => {
  const { cards } = typed('quiet', [], sources);
  expect(textOf(still(cards, { hand, pool: [] }))).toBe('quie');
  expect(still(cards, sources)).toBe(cards);
});

test('whatever is typed after whatever lay there: each card once, from the hand or the pool, spelling a beginning of it', () => {
  const text = fc.stringMatching(/^[a-z]{0,8}$/);
  const letters = fc.uniqueArray(fc.constantFrom(...LETTER_CARDS.map(({ id }) => id)), { maxLength: 12 });
  fc.assert(
    fc.property(letters, fc.nat(12), text, text, (all, cut, before, after) => {
      const from = { hand: all.slice(0, cut), pool: all.slice(cut) };
      const { cards, lacks } = typed(after, typed(before, [], from).cards, from);
      expect(after.startsWith(textOf(cards))).toBe(true);
      expect(lacks === null).toBe(textOf(cards) === after);
      const refusal = checkSpelling({ hand: { letters: from.hand, actions: [] }, pool: from.pool }, cards);
      expect(['not-there', 'wild-unnamed', 'not-wild']).not.toContain(refusal?.code);
    }),
  );
});

describe('a dragged card', () => {
  const word = typed('quit', [], sources).cards;
  const text = (at: number | null, card = hand[3]!): string => textOf(placed(card, at, word));

  test('goes before the card it is let go at, or to the end', () => {
    expect(text(0)).toBe('equit');
    expect(text(3)).toBe('quiet');
    expect(text(4)).toBe('quite');
  });
  test('of the word itself changes its place', () => {
    expect(text(4, word[0]!.card)).toBe('uitq');
    expect(text(2, word[0]!.card)).toBe('uqit');
    expect(text(0, word[3]!.card)).toBe('tqui');
  });
  test('let go where it lay stays there, and a WILD keeps its letter', () => {
    const wild = typed('quits', [], sources).cards;
    for (const [at, { card }] of wild.entries())
      for (const same of [at, at + 1]) expect(placed(card, same, wild)).toEqual(wild);
  });
  test('let go elsewhere is taken out, or was never in it', () => {
    expect(text(null, word[1]!.card)).toBe('qit');
    expect(text(null)).toBe('quit');
  });
});

import {
  type ActionTarget,
  checkSpelling,
  componentsOf,
  defaults,
  type LetterId,
  textOf,
  type WordCard,
} from '@wordhoard/word-nerds';
import { TestGame } from '@wordhoard/word-nerds/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alternativeFor,
  type CardWithWord,
  cardOffers,
  changeCard,
  placeCard,
  playableCards,
  setAside,
  spellTyped,
  stillThere,
  toggleCard,
} from './spelling.ts';

const COMPONENTS = componentsOf(defaults);
const { letters: DECK } = COMPONENTS;
/** Different cards with these letters, '?' for a WILD. */
function cardsOf(letters: string, without: readonly LetterId[] = []): LetterId[] {
  const taken = new Set(without);
  return Array.from(letters, (letter) => {
    const card = DECK.cards.find((one) => one.letter === letter && !taken.has(one.id))!;
    taken.add(card.id);
    return card.id;
  });
}

const hand = cardsOf('quie?');
const pool = cardsOf('tea', hand);
const sources = { hand, pool };
const typed = (text: string, now: readonly WordCard[] = []): WordCard[] =>
  spellTyped(COMPONENTS, text, now, sources).cards;
/** The word with the next card that fits at its first place. */
const swapFirst = (now: readonly WordCard[]): WordCard[] => now.with(0, alternativeFor(DECK, 0, now, sources)!);

test('[WN-10] typing takes the hand before the pool, and a WILD last', () => {
  const { cards, lacks } = spellTyped(COMPONENTS, 'quiets', [], sources);
  expect(lacks).toBeNull();
  expect(cards.map(({ card }) => card)).toEqual([...hand.slice(0, 4), pool[0], hand[4]]);
  expect(cards.at(-1)!.as).toBe('s');
});

test('a letter there is no card for ends the word and is named', () => {
  const { cards, lacks } = spellTyped(COMPONENTS, 'quizzes', [], sources);
  expect(textOf(COMPONENTS, cards)).toBe('quiz');
  expect(lacks).toBe('z');
});

test('[WN-10] a word the pool alone could spell takes a card of the hand', () => {
  const ours = { hand: cardsOf('?'), pool: cardsOf('team') };
  const { cards } = spellTyped(COMPONENTS, 'team', [], ours);
  expect(cards.some(({ card }) => ours.hand.includes(card))).toBe(true);
});

test('what was chosen stays when more is typed', () => {
  const swapped = swapFirst(typed('e'));
  expect(pool).toContain(swapped[0]!.card);
  expect(typed('et', swapped)[0]).toEqual(swapped[0]);
});

test('swapping goes round all cards that fit, and back', () => {
  const first = typed('e');
  const second = swapFirst(first);
  const third = swapFirst(second);
  expect(new Set([first, second, third].map((word) => word[0]!.card))).toEqual(new Set([hand[3], hand[4], pool[1]]));
  expect(swapFirst(third)).toEqual(first);
});

test('a tapped card joins the word and leaves it again', () => {
  const one = toggleCard(hand[0]!, []);
  expect(textOf(COMPONENTS, one)).toBe('q');
  expect(toggleCard(hand[0]!, one)).toEqual([]);
});

test('cards that are gone leave the word', () => {
  const cards = typed('quiet');
  expect(textOf(COMPONENTS, stillThere(cards, { hand, pool: [] }))).toBe('quie');
  expect(stillThere(cards, sources)).toBe(cards);
});

test('whatever is typed after whatever lay there: each card once, from the hand or the pool, spelling a beginning of it', () => {
  const text = fc.stringMatching(/^[a-z]{0,8}$/);
  const letters = fc.uniqueArray(fc.constantFrom(...DECK.ids), { maxLength: 12 });
  fc.assert(
    fc.property(letters, fc.nat(12), text, text, (all, cut, before, after) => {
      const from = { hand: all.slice(0, cut), pool: all.slice(cut) };
      const { cards, lacks } = spellTyped(COMPONENTS, after, spellTyped(COMPONENTS, before, [], from).cards, from);
      expect(after.startsWith(textOf(COMPONENTS, cards))).toBe(true);
      expect(lacks === null).toBe(textOf(COMPONENTS, cards) === after);
      const refusal = checkSpelling(
        { config: defaults, hand: { letters: from.hand, actions: [] }, pool: from.pool },
        cards,
      );
      expect(['not-there', 'wild-unnamed', 'not-wild']).not.toContain(refusal?.code);
    }),
  );
});

describe('a dragged card', () => {
  const word = typed('quit');
  const text = (at: number | null, card = hand[3]!): string => textOf(COMPONENTS, placeCard(card, at, word));

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
    const wild = typed('quits');
    for (const [at, { card }] of wild.entries())
      for (const same of [at, at + 1]) expect(placeCard(card, same, wild)).toEqual(wild);
  });
  test('let go elsewhere is taken out, or was never in it', () => {
    expect(text(null, word[1]!.card)).toBe('qit');
    expect(text(null)).toBe('quit');
  });
});

const PLUS = '+2 WORD VALUE';
const table = (): TestGame =>
  new TestGame({
    players: ['paths', { letters: 'judging', actions: [PLUS, 'DOUBLE LETTER', 'FULL CREDIT', '+1 BID'] }],
  });
const targetsOf = (play: TestGame, cards: readonly WordCard[], name: string): readonly ActionTarget[] =>
  cardOffers(play.view(1), 1, cards).find(({ card }) => card === play.heldCard(1, name))?.targets ?? [];

test('[WN-14] a card played on words may go with a declaration or a trump; no other may', () => {
  const play = table();
  const cards = play.cards(1, 'judging');
  expect(cardOffers(play.view(1), 1, [])).toEqual([]);
  expect(cardOffers(play.view(1), 1, cards).map(({ card }) => card)).toEqual([
    play.heldCard(1, PLUS),
    play.heldCard(1, 'DOUBLE LETTER'),
  ]);
  expect(targetsOf(play, cards, PLUS)).toEqual([{ word: 0 }]);
  expect(targetsOf(play, cards, 'DOUBLE LETTER')).toEqual(cards.map(({ card }) => ({ word: 0, take: card })));
  play.declare(0, 'paths');
  expect(targetsOf(play, cards, PLUS)).toEqual([{ word: 0 }, { word: 1 }]);
});

test('[WN-14] a card for one’s own word stays with it when somebody else lays theirs first', () => {
  const play = table();
  const cards = play.cards(1, 'judging');
  const card = play.heldCard(1, PLUS);
  const set: CardWithWord[] = changeCard(play.view(1), [], card, { word: 0 });
  expect(playableCards(play.view(1), 1, cards, set)).toEqual([{ card, target: { word: 0 } }]);
  play.declare(0, 'paths');
  // Word 0 is now Anna's: the card must not go there.
  expect(playableCards(play.view(1), 1, cards, set)).toEqual([{ card, target: { word: 1 } }]);
});

test('a card whose letter left the word, or that was played, is not laid', () => {
  const play = table();
  const cards = play.cards(1, 'judging');
  const twice = play.heldCard(1, 'DOUBLE LETTER');
  const set = [setAside(play.view(1), twice, { word: 0, take: cards[0]!.card })];
  expect(playableCards(play.view(1), 1, cards, set)).toHaveLength(1);
  expect(playableCards(play.view(1), 1, cards.slice(1), set)).toEqual([]);
  expect(playableCards(play.view(1), 1, [], set)).toEqual([]);
  expect(playableCards(play.view(0), 0, cards, set)).toEqual([]);
});

test('another target replaces the first; null takes the card back', () => {
  const play = table().declare(0, 'paths');
  const view = play.view(1);
  const card = play.heldCard(1, PLUS);
  const own = changeCard(view, [], card, { word: 1 });
  expect(own).toEqual([{ card, on: 'own' }]);
  expect(changeCard(view, own, card, { word: 0 })).toEqual([{ card, on: 0 }]);
  expect(changeCard(view, own, card, null)).toEqual([]);
});

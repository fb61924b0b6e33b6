import type { ActionTarget, WordCard } from '@wordhoard/word-nerds';
import { TestGame } from '@wordhoard/word-nerds/testing';
import { expect, test } from 'vitest';
import { type Along, changed, layable, offers, setAside } from './laying-along.ts';

const PLUS = '+2 WORD VALUE';
const table = (): TestGame =>
  new TestGame({
    players: ['paths', { letters: 'judging', actions: [PLUS, 'DOUBLE LETTER', 'FULL CREDIT', '+1 BID'] }],
  });
const targetsOf = (play: TestGame, cards: readonly WordCard[], name: string): readonly ActionTarget[] =>
  offers(play.view(1), 1, cards).find(({ card }) => card === play.heldCard(1, name))?.targets ?? [];

test('[WN-14] a card played on words may go with a declaration or a trump; no other may', () => {
  const play = table();
  const cards = play.cards(1, 'judging');
  expect(offers(play.view(1), 1, [])).toEqual([]);
  expect(offers(play.view(1), 1, cards).map(({ card }) => card)).toEqual([
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
  const along: Along[] = changed(play.view(1), [], card, { word: 0 });
  expect(layable(play.view(1), 1, cards, along)).toEqual([{ card, target: { word: 0 } }]);
  play.declare(0, 'paths');
  // Word 0 is now Anna's: the card must not go there.
  expect(layable(play.view(1), 1, cards, along)).toEqual([{ card, target: { word: 1 } }]);
});

test('a card whose letter left the word, or that was played, is not laid', () => {
  const play = table();
  const cards = play.cards(1, 'judging');
  const twice = play.heldCard(1, 'DOUBLE LETTER');
  const along = [setAside(play.view(1), twice, { word: 0, take: cards[0]!.card })];
  expect(layable(play.view(1), 1, cards, along)).toHaveLength(1);
  expect(layable(play.view(1), 1, cards.slice(1), along)).toEqual([]);
  expect(layable(play.view(1), 1, [], along)).toEqual([]);
  expect(layable(play.view(0), 0, cards, along)).toEqual([]);
});

test('another target replaces the first; null takes the card back', () => {
  const play = table().declare(0, 'paths');
  const view = play.view(1);
  const card = play.heldCard(1, PLUS);
  const own = changed(view, [], card, { word: 1 });
  expect(own).toEqual([{ card, on: 'own' }]);
  expect(changed(view, own, card, { word: 0 })).toEqual([{ card, on: 0 }]);
  expect(changed(view, own, card, null)).toEqual([]);
});

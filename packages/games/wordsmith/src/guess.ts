import { type Guess, secret } from '@wordhoard/kernel';
import { faceOf } from './cards.ts';
import { componentsOf, deckOf } from './components.ts';
import type { Wordsmith } from './types.ts';

/**
 * Deals all cards that are not face up, at random. The view doesn't show the cards of earlier rounds, so they may come
 * again in a guess.
 */
export const guess: Guess<Wordsmith> = ({ seen, chance }) => {
  const { config, round, deck, offer, goals, sheets, allowed } = seen.view;
  const { rounds, cardPrices } = componentsOf(config);
  const ofTable = deckOf(config);
  const cards = chance.shuffle(ofTable.cards);
  const removed = cards.length - rounds * cardPrices.length;
  // Some letters are on two cards. The first of a shuffled list is either of them.
  const faceUp = offer.map((face) => {
    const at = cards.findIndex((card) => faceOf(ofTable, card) === face);
    if (at < 0) throw new Error(`the deck has no further card ${face}`);
    return cards.splice(at, 1)[0]!; // there is a card at this index
  });
  return {
    players: sheets.length,
    state: {
      config,
      round,
      deck: secret([], cards.slice(0, deck)),
      removed: secret([], cards.slice(deck, deck + removed)),
      offer: faceUp,
      goals: [...goals],
      sheets: [...sheets],
      ...(allowed && { allowed: [...allowed] }),
    },
    // A turn itself decides what follows it.
    agenda: [],
  };
};

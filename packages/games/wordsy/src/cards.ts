import { type Chance, entryOf } from '@wordhoard/kernel';
import type { CardFace, Components } from './components.ts';

/** The face of a card. */
export const faceOf = ({ faces }: Components, card: string): CardFace => entryOf(faces, card);

/** [WY-3] The Two Rules of Two: at most two rare cards, and at most two cards of a letter, are face up. */
export function obeysRulesOfTwo(components: Components, board: readonly string[], card: string): boolean {
  const { letter, rare } = faceOf(components, card);
  const faces = board.map((other) => faceOf(components, other));
  const sameLetter = faces.filter((face) => face.letter === letter).length;
  const rares = faces.filter((face) => face.rare > 0).length;
  return sameLetter < components.sameLetter && (rare === 0 || rares < components.rareCards);
}

export interface Piles {
  /** The last card is drawn next. */
  readonly deck: readonly string[];
  readonly discards: readonly string[];
  /** From the left: the first two are in the first column. */
  readonly board: readonly string[];
}

export interface FilledBoard extends Piles {
  /** Cards discarded because they broke a Rule of Two, in the order they were drawn. */
  readonly passedOver: readonly string[];
}

/**
 * [WY-3] Fills the board from right to left. A card that breaks a Rule of Two is discarded and another is drawn. When
 * the deck is empty, the discards are shuffled and become the deck. They always contain a card that fits: `mostFaceUp`
 * of every deck is at least eight.
 */
export function fillBoard(components: Components, piles: Piles, chance: Chance): FilledBoard {
  let deck = piles.deck.slice();
  let discards = piles.discards.slice();
  const board = piles.board.slice();
  const passedOver: string[] = [];
  while (board.length < components.columns.length) {
    if (deck.length === 0) {
      deck = chance.shuffle(discards);
      discards = [];
    }
    const card = deck.pop();
    if (card === undefined) throw new Error('there are no cards left to deal');
    if (obeysRulesOfTwo(components, board, card)) board.unshift(card);
    else {
      discards.push(card);
      passedOver.push(card);
    }
  }
  return { deck, discards, board, passedOver };
}

/** [WY-16] Discards cards from the right; the others slide there, which frees the left. */
export function slideBoard({ columns, discarded }: Components, { deck, discards, board }: Piles): Piles {
  const kept = columns.length - discarded;
  return { deck, discards: [...discards, ...board.slice(kept)], board: board.slice(0, kept) };
}

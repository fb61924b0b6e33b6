import { type Chance, entryAt } from '@wordhoard/kernel';

/** [WY-2] Points of each place on the board: four columns of two, from left to right. */
export const COLUMNS = [5, 5, 4, 4, 3, 3, 2, 2] as const;
export type ColumnIndex = (typeof COLUMNS)[number];

/** [WY-1] The deck has only consonants: the number of cards of each letter, and the points a rare one adds. */
const CARD_KINDS = [
  { letters: 'bcdglmnprst', copies: 4, rare: 0 },
  { letters: 'fhkvwy', copies: 2, rare: 1 },
  { letters: 'jqxz', copies: 1, rare: 2 },
] as const;

/** Bonus of a rare card; 0 for a common one. */
export type Rare = (typeof CARD_KINDS)[number]['rare'];

export interface CardFace {
  readonly letter: string;
  readonly rare: Rare;
}

const FACES: readonly CardFace[] = CARD_KINDS.flatMap(({ letters, copies, rare }) =>
  Array.from(letters.repeat(copies), (letter) => ({ letter, rare })),
);

/** The ids of all cards, 'C0' to 'C59'. They don't reveal the letter, because the deck is secret. */
export const DECK: readonly string[] = FACES.map((_, i) => `C${i}`);

const faceById: ReadonlyMap<string, CardFace> = new Map(DECK.map((card, i) => [card, entryAt(FACES, i)]));

/** The face of a card. */
export function faceOf(card: string): CardFace {
  const face = faceById.get(card);
  if (!face) throw new Error(`there is no card ${card}`);
  return face;
}

/** [WY-3] The Two Rules of Two: at most two rare cards, and at most two cards of a letter, are face up. */
export function obeysRulesOfTwo(board: readonly string[], card: string): boolean {
  const { letter, rare } = faceOf(card);
  const faces = board.map(faceOf);
  const sameLetter = faces.filter((face) => face.letter === letter).length;
  const rares = faces.filter((face) => face.rare > 0).length;
  return sameLetter < 2 && (rare === 0 || rares < 2);
}

export interface Piles {
  /** The last card is drawn next. */
  readonly deck: readonly string[];
  readonly discards: readonly string[];
  /** From the left: the first two are worth 5. */
  readonly board: readonly string[];
}

export interface FilledBoard extends Piles {
  /** Cards discarded because they broke a Rule of Two, in the order they were drawn. */
  readonly passedOver: readonly string[];
}

/**
 * [WY-3] Fills the board from right to left. A card that breaks a Rule of Two is discarded and another is drawn. When
 * the deck is empty, the discards are shuffled and become the deck. They always contain a card that fits, because eight
 * face-up cards can't use up the common letters.
 */
export function fillBoard(piles: Piles, chance: Chance): FilledBoard {
  let deck = piles.deck.slice();
  let discards = piles.discards.slice();
  const board = piles.board.slice();
  const passedOver: string[] = [];
  while (board.length < COLUMNS.length) {
    if (deck.length === 0) {
      deck = chance.shuffle(discards);
      discards = [];
    }
    const card = deck.pop();
    if (card === undefined) throw new Error('there are no cards left to deal');
    if (obeysRulesOfTwo(board, card)) board.unshift(card);
    else {
      discards.push(card);
      passedOver.push(card);
    }
  }
  return { deck, discards, board, passedOver };
}

/** [WY-16] Discards the four rightmost cards. The others slide two columns to the right, which frees the left. */
export function slideBoard(piles: Piles): Piles {
  return { deck: piles.deck, discards: [...piles.discards, ...piles.board.slice(4)], board: piles.board.slice(0, 4) };
}

import type { Chance } from '@wordhoard/kernel';

/** [WY-2] What each place on the board is worth: four columns of two, from left to right. */
export const COLUMNS = [5, 5, 4, 4, 3, 3, 2, 2] as const;
export type ColumnIndex = (typeof COLUMNS)[number];

/** [WY-1] Consonants only: how many cards of each letter, and what a rare one adds to its column. */
const KINDS = [
  { letters: 'bcdglmnprst', copies: 4, rare: 0 },
  { letters: 'fhkvwy', copies: 2, rare: 1 },
  { letters: 'jqxz', copies: 1, rare: 2 },
] as const;

/** Bonus of a rare card; 0 for a common one. */
export type Rare = (typeof KINDS)[number]['rare'];

export interface CardFace {
  readonly letter: string;
  readonly rare: Rare;
}

const FACES: readonly CardFace[] = KINDS.flatMap(({ letters, copies, rare }) =>
  Array.from(letters.repeat(copies), (letter) => ({ letter, rare })),
);

/** Every card by its id, 'C0' to 'C59'. A card is named, never its letter: the deck is secret by name. */
export const DECK: readonly string[] = FACES.map((_, i) => `C${i}`);

const byId: ReadonlyMap<string, CardFace> = new Map(DECK.map((card, i) => [card, FACES[i]!]));

/** The face of a card. */
export function faceOf(card: string): CardFace {
  const face = byId.get(card);
  if (!face) throw new Error(`there is no card ${card}`);
  return face;
}

/** [WY-3] The Two Rules of Two: no more than two rare cards, and no more than two of a letter, lie face up. */
export function fits(board: readonly string[], card: string): boolean {
  const { letter, rare } = faceOf(card);
  const faces = board.map(faceOf);
  const twins = faces.filter((face) => face.letter === letter).length;
  const rares = faces.filter((face) => face.rare > 0).length;
  return twins < 2 && (rare === 0 || rares < 2);
}

export interface Piles {
  /** The next card is the last. */
  readonly deck: readonly string[];
  readonly discards: readonly string[];
  /** From the left: the first two are worth 5. */
  readonly board: readonly string[];
}

export interface Dealt extends Piles {
  /** Cards turned up that broke a Rule of Two, in order. */
  readonly passedOver: readonly string[];
}

/**
 * [WY-3] Fills the board from right to left. A card that breaks a Rule of Two is discarded and another drawn; when
 * the deck has run out, the discards are shuffled and become the deck. A fitting card is always among them: eight
 * cards face up never use up the common letters.
 */
export function fillBoard(piles: Piles, chance: Chance): Dealt {
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
    if (fits(board, card)) board.unshift(card);
    else {
      discards.push(card);
      passedOver.push(card);
    }
  }
  return { deck, discards, board, passedOver };
}

/** [WY-16] The four rightmost cards go; the others slide two columns to the right, and the left is to be filled. */
export function slide(piles: Piles): Piles {
  return { deck: piles.deck, discards: [...piles.discards, ...piles.board.slice(4)], board: piles.board.slice(0, 4) };
}

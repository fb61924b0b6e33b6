/** The letter cards [WN-1]. Values, counts and marks are ours, and fit every number in the rulebook. */

/** 'L0' to 'L99'. */
export type LetterId = string;

/** The face of a WILD. */
export const WILD = '?';

/** Each letter, its value, its number of cards, and how many of them are marked "+ ACTION CARD". */
const LETTER_COUNTS: readonly (readonly [letter: string, value: number, cards: number, marked: number])[] = [
  ['a', 1, 9, 2],
  ['b', 2, 2, 0],
  ['c', 2, 2, 0],
  ['d', 2, 4, 1],
  ['e', 1, 12, 3],
  ['f', 3, 2, 0],
  ['g', 2, 3, 1],
  ['h', 2, 2, 0],
  ['i', 1, 9, 3],
  ['j', 5, 1, 0],
  ['k', 3, 1, 0],
  ['l', 1, 4, 1],
  ['m', 2, 2, 0],
  ['n', 1, 6, 1],
  ['o', 1, 8, 2],
  ['p', 2, 2, 0],
  ['q', 6, 1, 1],
  ['r', 1, 6, 1],
  ['s', 1, 4, 0],
  ['t', 1, 6, 1],
  ['u', 1, 4, 2],
  ['v', 3, 2, 1],
  ['w', 3, 2, 0],
  ['x', 5, 1, 0],
  ['y', 3, 2, 0],
  ['z', 6, 1, 0],
  [WILD, 0, 2, 0],
];

export interface LetterCard {
  readonly id: LetterId;
  /** a–z, or '?' for a WILD. */
  readonly letter: string;
  readonly value: number;
  /** "+ ACTION CARD": the player who selects it in an auction draws one [WN-8]. */
  readonly withAction: boolean;
}

export const LETTER_CARDS: readonly LetterCard[] = LETTER_COUNTS.flatMap(([letter, value, cards, marked]) =>
  Array.from({ length: cards }, (_, i) => ({ letter, value, withAction: i < marked })),
).map((card, i) => ({ id: `L${i}`, ...card }));

export const LETTER_IDS: readonly LetterId[] = LETTER_CARDS.map(({ id }) => id);

const cardById = new Map(LETTER_CARDS.map((card) => [card.id, card]));
const valueByLetter = new Map(LETTER_COUNTS.map(([letter, value]) => [letter, value]));

export function letterCard(id: LetterId): LetterCard {
  const card = cardById.get(id);
  if (!card) throw new Error(`there is no letter card ${id}`);
  return card;
}
export const letterOf = (id: LetterId): string => letterCard(id).letter;
export const cardValue = (id: LetterId): number => letterCard(id).value;
export const isWild = (id: LetterId): boolean => letterOf(id) === WILD;
/** The highest value of a letter. */
export const MAX_LETTER_VALUE: number = Math.max(...valueByLetter.values());
/** Value of a letter; 0 for a WILD and for other characters. */
export const letterValue = (letter: string): number => valueByLetter.get(letter) ?? 0;

/** [WX-1] The 90 letter cards. How many of which is ours. */

/** 'C0' to 'C89'. */
export type CardId = string;

/** The face of a card: one letter, or two in a fixed order. */
export type CardFace = string;

/** Letters and how many cards of each; there is no Q but in QU. */
const SINGLES: readonly (readonly [letters: string, cards: number])[] = [
  ['e', 9],
  ['a', 7],
  ['s', 6],
  ['rto', 5],
  ['dil', 4],
  ['ncpm', 3],
  ['hugby', 2],
  ['kfwvxzj', 1],
];
export const BIGRAMS: readonly CardFace[] = ['ar', 'ch', 'ed', 'er', 'in', 'on', 'or', 'qu', 're', 'sh', 'st', 'th'];

const PRINTED: readonly CardFace[] = [
  ...SINGLES.flatMap(([letters, cards]) => [...letters].flatMap((letter) => new Array<CardFace>(cards).fill(letter))),
  ...BIGRAMS,
];

export const DECK: readonly CardId[] = PRINTED.map((_, i) => `C${i}`);
const faces = new Map(DECK.map((card, i) => [card, PRINTED[i]!]));

/** Every different face once, the single letters first. */
export const FACES: readonly CardFace[] = [...new Set(PRINTED)];

/** Undefined for what is no card. */
export const faceIf = (card: string): CardFace | undefined => faces.get(card);

export function faceOf(card: CardId): CardFace {
  const face = faces.get(card);
  if (face === undefined) throw new Error(`there is no card ${card}`);
  return face;
}

/** The letters of a run of cards. */
export const textOf = (cards: readonly CardId[]): string => cards.map(faceOf).join('');

/** [WX-4] [WX-9] */
export const HAND = 5;
/** [WX-4] Spots of the assembly line with face-up cards; one more is the top of the pile. */
export const LINE = 5;

/** [WX-1] The 90 letter cards. The number of each is ours. */

/** 'C0' to 'C89'. */
import { entryAt } from '@wordhoard/kernel';
export type CardId = string;

/** The face of a card: one letter, or two in a fixed order. */
export type CardFace = string;

/** Letters and the number of cards of each. There is no Q without U. */
const SINGLE_LETTERS: readonly (readonly [letters: string, cards: number])[] = [
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

const FACE_OF_EACH_CARD: readonly CardFace[] = [
  ...SINGLE_LETTERS.flatMap(([letters, cards]) =>
    [...letters].flatMap((letter) => new Array<CardFace>(cards).fill(letter)),
  ),
  ...BIGRAMS,
];

export const DECK: readonly CardId[] = FACE_OF_EACH_CARD.map((_, i) => `C${i}`);
const faceByCard = new Map(DECK.map((card, i) => [card, entryAt(FACE_OF_EACH_CARD, i)]));

/** Every face once, single letters first. */
export const FACES: readonly CardFace[] = [...new Set(FACE_OF_EACH_CARD)];

/** Undefined if there is no such card. */
export const findFace = (card: string): CardFace | undefined => faceByCard.get(card);

export function faceOf(card: CardId): CardFace {
  const face = faceByCard.get(card);
  if (face === undefined) throw new Error(`there is no card ${card}`);
  return face;
}

/** The letters of a run of cards. */
export const textOf = (cards: readonly CardId[]): string => cards.map(faceOf).join('');

/** [WX-4] [WX-9] */
export const HAND_SIZE = 5;
/** [WX-4] Spots of the assembly line with face-up cards, without the top of the pile. */
export const LINE_SIZE = 5;

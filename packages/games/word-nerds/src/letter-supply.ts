/** The letters that some cards offer for words, and what a word loses for lack of better cards. */
import { type LetterDeck, WILD } from './cards.ts';
import { CHAR_A, maskOf, placeOf, repeatMaskOf, TABLE_SIZE } from './word-index.ts';

export interface LetterSupply {
  /** Number of cards, and of WILDs among them. */
  readonly size: number;
  readonly wilds: number;
  readonly handHasWild: boolean;
  /** One bit for each letter there is, for each there are two of, and for each in the hand. */
  readonly mask: number;
  readonly repeatMask: number;
  readonly handMask: number;
  /** One bit for each letter whose best card is in the hand. */
  readonly bestInHandMask: number;
  /** The number of cards of each letter. */
  readonly counts: Uint16Array;
  /** At `placeOf(letter, nth)`: the value of the nth best of these cards. */
  readonly values: Uint16Array;
  /**
   * At `placeOf(letter, nth)`: what the nth best of these cards is worth less than the nth best of the whole deck. Where
   * there is no such card, a WILD stands for the letter and loses all of its value.
   */
  readonly losses: Uint16Array;
  /** For each letter the place of its best card in the hand, from the best; NOT_IN_HAND if there is none. */
  readonly bestInHand: Uint16Array;
}

export const NOT_IN_HAND = 0xffff;

interface SuppliedCard {
  readonly letter: number;
  readonly value: number;
  readonly inHand: boolean;
}

/** @param hand written by `searchText`, like the pool; `bestValues` is that of the word index */
export function supplyOf(
  { faceOf }: LetterDeck,
  { hand, pool }: { readonly hand: string; readonly pool: string },
  bestValues: Uint16Array,
): LetterSupply {
  const cards: SuppliedCard[] = [];
  let wilds = 0;
  let handHasWild = false;
  const all = hand + pool;
  let letters = '';
  for (let i = 0; i < all.length; i++) {
    const { letter, value } = faceOf(all[i]!);
    const inHand = i < hand.length;
    if (letter === WILD) {
      wilds += 1;
      handHasWild ||= inHand;
    } else {
      letters += letter;
      cards.push({ letter: letter.charCodeAt(0) - CHAR_A, value, inHand });
    }
  }
  // A stable sort: among equals the hand comes first.
  cards.sort((a, b) => b.value - a.value);
  const counts = new Uint16Array(26);
  const values = new Uint16Array(TABLE_SIZE);
  const losses = bestValues.slice();
  const bestInHand = new Uint16Array(26).fill(NOT_IN_HAND);
  let handMask = 0;
  let bestInHandMask = 0;
  for (const { letter, value, inHand } of cards) {
    const nth = counts[letter]!++;
    const place = placeOf(letter, nth);
    values[place] = value;
    losses[place] = bestValues[place]! - value;
    if (!inHand || bestInHand[letter] !== NOT_IN_HAND) continue;
    bestInHand[letter] = nth;
    handMask |= 1 << letter;
    if (nth === 0) bestInHandMask |= 1 << letter;
  }
  return {
    size: all.length,
    wilds,
    handHasWild,
    mask: maskOf(letters),
    repeatMask: repeatMaskOf(letters),
    handMask,
    bestInHandMask,
    counts,
    values,
    losses,
    bestInHand,
  };
}

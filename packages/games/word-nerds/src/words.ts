import { entryAt } from '@wordhoard/kernel';
import { cardValue, isWild, type LetterId, letterOf } from './cards.ts';
import type { Refusal, TableWord, View, WordCard, WordName, WordValue } from './types.ts';

/** [WN-10] */
export const MIN_LETTERS = 4;

/** [WN-12] By number of letters; words of more than nine letters get the last. */
const LENGTH_BONUS = [0, 0, 0, 0, 0, 2, 5, 9, 14, 20] as const;
export const lengthBonus = (letters: number): number =>
  entryAt(LENGTH_BONUS, Math.min(letters, LENGTH_BONUS.length - 1));

export const textOf = (cards: readonly WordCard[]): string =>
  cards.map(({ card, as }) => as ?? letterOf(card)).join('');

/** A word's value and its parts, for the page to show. */
export interface WordScore {
  readonly letters: number;
  readonly bonus: number;
  readonly modifier: number;
  readonly total: number;
}

/** The value of cards as a word without action cards. */
export const scoreCards = (cards: readonly WordCard[]): WordScore =>
  scoreWord({ cards: [...cards], modifier: 0, doubled: [], noBonus: false });

/** [WN-12] Never below 0. */
export function scoreWord({
  cards,
  modifier,
  doubled,
  noBonus,
}: Pick<TableWord, 'cards' | 'modifier' | 'doubled' | 'noBonus'>): WordScore {
  const letters = cards.reduce((sum, { card }) => sum + cardValue(card) * (doubled.includes(card) ? 2 : 1), 0);
  const bonus = noBonus ? 0 : lengthBonus(cards.length);
  return { letters, bonus, modifier, total: Math.max(0, letters + bonus + modifier) };
}

export const wordValue = (word: Pick<TableWord, 'cards' | 'modifier' | 'doubled' | 'noBonus'>): number =>
  scoreWord(word).total;

/** A word on the table, as events name it. */
export const wordName = ({ owner, cards }: Pick<TableWord, 'owner' | 'cards'>): WordName => ({
  owner,
  text: textOf(cards),
});
export const wordNameAndValue = (word: TableWord): WordValue => ({ ...wordName(word), value: wordValue(word) });

/** [WN-10] Checks whether this viewer may lay these cards, without the dictionary. */
export function checkSpelling(
  { hand, pool }: Pick<View, 'hand' | 'pool'>,
  cards: readonly WordCard[],
): Refusal | undefined {
  const mine = hand?.letters ?? [];
  if (cards.length < MIN_LETTERS) return { code: 'too-short', letters: cards.length };
  for (const [i, { card, as }] of cards.entries()) {
    const isAvailable = mine.includes(card) || pool.includes(card);
    if (!isAvailable || cards.findIndex((used) => used.card === card) < i) return { code: 'not-there', card };
    if (as === null && isWild(card)) return { code: 'wild-unnamed', card };
    if (as !== null && !isWild(card)) return { code: 'not-wild', card };
  }
  return cards.some(({ card }) => mine.includes(card)) ? undefined : { code: 'no-hand-card' };
}

/**
 * The cards that spell a word, real letters before WILDs and the hand before the pool; undefined if they can't. One card
 * must come from the hand, so a word that the pool alone could spell uses a WILD of the hand for its cheapest letter.
 */
export function findSpelling(
  text: string,
  hand: readonly LetterId[],
  pool: readonly LetterId[],
): WordCard[] | undefined {
  const real = [...hand, ...pool].filter((card) => !isWild(card));
  const wilds = [...hand, ...pool].filter(isWild);
  const word = text.toLowerCase();
  const cards: WordCard[] = [];
  for (const letter of word) {
    const at = real.findIndex((card) => letterOf(card) === letter);
    const card = at >= 0 ? real.splice(at, 1)[0] : wilds.shift();
    if (card === undefined || !/^[a-z]$/.test(letter)) return undefined;
    cards.push({ card, as: at >= 0 ? null : letter });
  }
  if (cards.length < MIN_LETTERS) return undefined;
  if (cards.some(({ card }) => hand.includes(card))) return cards;
  const spare = hand.find(isWild);
  if (spare === undefined) return undefined;
  const cheapest = cards.reduce(
    (low, { card }, i) => (cardValue(card) < cardValue(entryAt(cards, low).card) ? i : low),
    0,
  );
  return cards.with(cheapest, { card: spare, as: word[cheapest]! });
}

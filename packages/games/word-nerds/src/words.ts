import { cardValue, isWild, type LetterId, letterOf } from './cards.ts';
import type { Refusal, TableWord, View, WordCard, WordName, WordValue } from './types.ts';

/** [WN-10] */
export const MIN_LETTERS = 4;

/** [WN-12] By number of letters; from nine on it is the last. */
const LENGTH_BONUS = [0, 0, 0, 0, 0, 2, 5, 9, 14, 20] as const;
export const lengthBonus = (letters: number): number => LENGTH_BONUS[Math.min(letters, LENGTH_BONUS.length - 1)]!;

export const textOf = (cards: readonly WordCard[]): string =>
  cards.map(({ card, as }) => as ?? letterOf(card)).join('');

/** A word's value and what it is made of, for the table to show. */
export interface WordScore {
  readonly letters: number;
  readonly bonus: number;
  readonly modifier: number;
  readonly total: number;
}

/** Value of cards as a word that no action card has touched. */
export const worthOfCards = (cards: readonly WordCard[]): WordScore =>
  worthOf({ cards: [...cards], modifier: 0, doubled: [], noBonus: false });

/** [WN-12] Never below 0. */
export function worthOf({
  cards,
  modifier,
  doubled,
  noBonus,
}: Pick<TableWord, 'cards' | 'modifier' | 'doubled' | 'noBonus'>): WordScore {
  const letters = cards.reduce((sum, { card }) => sum + cardValue(card) * (doubled.includes(card) ? 2 : 1), 0);
  const bonus = noBonus ? 0 : lengthBonus(cards.length);
  return { letters, bonus, modifier, total: Math.max(0, letters + bonus + modifier) };
}

export const valueOfWord = (word: Pick<TableWord, 'cards' | 'modifier' | 'doubled' | 'noBonus'>): number =>
  worthOf(word).total;

/** A word on the table, as events speak of it. */
export const named = ({ owner, cards }: Pick<TableWord, 'owner' | 'cards'>): WordName => ({
  owner,
  text: textOf(cards),
});
export const valued = (word: TableWord): WordValue => ({ ...named(word), value: valueOfWord(word) });

/** [WN-10] Can these cards be laid by this viewer? Never asks the dictionary. */
export function checkSpelling(
  { hand, pool }: Pick<View, 'hand' | 'pool'>,
  cards: readonly WordCard[],
): Refusal | undefined {
  const mine = hand?.letters ?? [];
  if (cards.length < MIN_LETTERS) return { code: 'too-short', letters: cards.length };
  for (const [i, { card, as }] of cards.entries()) {
    const there = mine.includes(card) || pool.includes(card);
    if (!there || cards.findIndex((used) => used.card === card) < i) return { code: 'not-there', card };
    if (as === null && isWild(card)) return { code: 'wild-unnamed', card };
    if (as !== null && !isWild(card)) return { code: 'not-wild', card };
  }
  return cards.some(({ card }) => mine.includes(card)) ? undefined : { code: 'no-hand-card' };
}

/**
 * Which cards spell this: real letters before WILDs, the hand before the pool; undefined if they cannot. A word that the
 * pool alone could spell takes a WILD of the hand for its cheapest letter, since one card must come from the hand.
 */
export function spell(text: string, hand: readonly LetterId[], pool: readonly LetterId[]): WordCard[] | undefined {
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
  const cheapest = cards.reduce((low, { card }, i) => (cardValue(card) < cardValue(cards[low]!.card) ? i : low), 0);
  return cards.with(cheapest, { card: spare, as: word[cheapest]! });
}

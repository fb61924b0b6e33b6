import { entryAt } from '@wordhoard/kernel';
import type { LetterDeck, LetterId } from './cards.ts';
import { type Components, componentsOf } from './components.ts';
import type { Refusal, TableWord, View, WordCard, WordName, WordValue } from './types.ts';

/** [WN-10] */
export const MIN_LETTERS = 4;

/** [WN-12] By number of letters; words of more than nine letters get the last. */
const LENGTH_BONUS = [0, 0, 0, 0, 0, 2, 5, 9, 14, 20] as const;
export const lengthBonus = (letters: number): number =>
  entryAt(LENGTH_BONUS, Math.min(letters, LENGTH_BONUS.length - 1));

export const textOf = ({ letters }: Components, cards: readonly WordCard[]): string =>
  cards.map(({ card, as }) => as ?? letters.letterOf(card)).join('');

/** A word's value and its parts, for the page to show. */
export interface WordScore {
  readonly letters: number;
  readonly bonus: number;
  readonly modifier: number;
  readonly total: number;
}

type ScoredWord = Pick<TableWord, 'cards' | 'modifier' | 'doubled' | 'noBonus'>;

/** The value of cards as a word without action cards. */
export const scoreCards = (components: Components, cards: readonly WordCard[]): WordScore =>
  scoreWord(components, { cards: [...cards], modifier: 0, doubled: [], noBonus: false });

/** [WN-12] Never below 0. */
export function scoreWord({ letters: deck }: Components, { cards, modifier, doubled, noBonus }: ScoredWord): WordScore {
  const letters = cards.reduce((sum, { card }) => sum + deck.pointsOf(card) * (doubled.includes(card) ? 2 : 1), 0);
  const bonus = noBonus ? 0 : lengthBonus(cards.length);
  return { letters, bonus, modifier, total: Math.max(0, letters + bonus + modifier) };
}

export const wordValue = (components: Components, word: ScoredWord): number => scoreWord(components, word).total;

/** A word on the table, as events name it. */
export const wordName = (components: Components, { owner, cards }: Pick<TableWord, 'owner' | 'cards'>): WordName => ({
  owner,
  text: textOf(components, cards),
});
export const wordNameAndValue = (components: Components, word: TableWord): WordValue => ({
  ...wordName(components, word),
  value: wordValue(components, word),
});

/** [WN-10] Checks whether this viewer may lay these cards, without the dictionary. */
export function checkSpelling(
  { config, hand, pool }: Pick<View, 'config' | 'hand' | 'pool'>,
  cards: readonly WordCard[],
): Refusal | undefined {
  const { letters } = componentsOf(config);
  const mine = hand?.letters ?? [];
  if (cards.length < MIN_LETTERS) return { code: 'too-short', letters: cards.length };
  for (const [i, { card, as }] of cards.entries()) {
    const isAvailable = mine.includes(card) || pool.includes(card);
    if (!isAvailable || cards.findIndex((used) => used.card === card) < i) return { code: 'not-there', card };
    if (as === null && letters.isWild(card)) return { code: 'wild-unnamed', card };
    if (as !== null && !letters.isWild(card)) return { code: 'not-wild', card };
  }
  return cards.some(({ card }) => mine.includes(card)) ? undefined : { code: 'no-hand-card' };
}

/**
 * The most valuable cards that spell a word, and among equals the hand before the pool; WILDs only where a letter lacks.
 * Undefined if the cards can't spell it. One card must come from the hand. If the pool has all the best ones, a card of
 * the hand takes the place where that costs least: another one of the same letter, or a WILD.
 */
export function findSpelling(
  { letters }: Components,
  text: string,
  hand: readonly LetterId[],
  pool: readonly LetterId[],
): WordCard[] | undefined {
  const all = [...hand, ...pool];
  const real = all.filter((card) => !letters.isWild(card)).sort((a, b) => letters.pointsOf(b) - letters.pointsOf(a));
  const wilds = all.filter(letters.isWild);
  const word = text.toLowerCase();
  const cards: WordCard[] = [];
  for (const letter of word) {
    const at = real.findIndex((card) => letters.letterOf(card) === letter);
    const card = at >= 0 ? real.splice(at, 1)[0] : wilds.shift();
    if (card === undefined || !/^[a-z]$/.test(letter)) return undefined;
    cards.push({ card, as: at >= 0 ? null : letter });
  }
  if (cards.length < MIN_LETTERS) return undefined;
  return cards.some(({ card }) => hand.includes(card)) ? cards : withHandCard(letters, cards, hand);
}

/** Puts a card of the hand into a word of pool cards; undefined if none fits. */
function withHandCard(
  letters: LetterDeck,
  cards: readonly WordCard[],
  hand: readonly LetterId[],
): WordCard[] | undefined {
  const wild = hand.find(letters.isWild);
  let best: { readonly at: number; readonly used: WordCard; readonly loss: number } | undefined;
  const offer = (at: number, used: WordCard, loss: number): void => {
    if (!best || loss < best.loss) best = { at, used, loss };
  };
  for (const [at, { card }] of cards.entries()) {
    const letter = letters.letterOf(card);
    for (const own of hand)
      if (letters.letterOf(own) === letter)
        offer(at, { card: own, as: null }, letters.pointsOf(card) - letters.pointsOf(own));
  }
  for (const [at, { card, as }] of cards.entries())
    if (wild !== undefined) offer(at, { card: wild, as: as ?? letters.letterOf(card) }, letters.pointsOf(card));
  return best && cards.with(best.at, best.used);
}

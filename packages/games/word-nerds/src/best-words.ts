/** The most valuable words a hand and the pool can spell. */
import { bitCount, type Lexicon } from '@wordhoard/lexicon';
import type { Components } from './components.ts';
import { type LetterSupply, supplyOf } from './letter-supply.ts';
import { NONE } from './word-groups.ts';
import { CHAR_A, placeOf, wordIndexOf } from './word-index.ts';

export interface FoundWord {
  readonly word: string;
  readonly value: number;
}

export interface BestWordsOptions {
  /** Written by the deck's `searchText`. For a deck with one value for each letter: letters a–z, '?' for a WILD. */
  readonly hand: string;
  readonly pool: string;
  /** How many words to return. */
  readonly top: number;
  /** Only words worth more than this; all by default. */
  readonly above?: number;
  /** Only words up to this tier; all by default. */
  readonly tier?: number;
  /** Filters words; all words of the lexicon by default. */
  accepts?(word: string): boolean;
}

/** The most valuable words, best first, ties in alphabetical order. Never an offensive word. */
export function bestWords(
  lexicon: Lexicon,
  components: Components,
  { hand, pool, top, above = -1, tier = 255, accepts }: BestWordsOptions,
): FoundWord[] {
  const { words, maxValues, masks, repeatMasks, tiers, lengths, groups, bestValues } = wordIndexOf(lexicon, components);
  const supply = supplyOf(components.letters, { hand, pool }, bestValues);
  const { size, wilds, handHasWild, handMask, bestInHandMask, counts, losses } = supply;
  const lacking = ~supply.mask;
  const lackingPairs = ~supply.repeatMask;
  /** How often each letter occurs on the path to the current group. */
  const onPath = new Uint8Array(26);
  /** How often each letter occurs in the word that is tried. */
  const inWord = new Uint8Array(26);

  const best: FoundWord[] = [];
  /** Points a word needs to be among the best. */
  let threshold = above + 1;

  function tryWord(i: number): void {
    if (lengths[i]! > size || tiers[i]! > tier) return;
    const mask = masks[i]!;
    // The least number of WILDs it needs. Most words are excluded here, without looking at their letters.
    if (bitCount(mask & lacking) + bitCount(repeatMasks[i]! & lackingPairs) > wilds) return;
    if ((mask & handMask) === 0 && !handHasWild) return;
    const word = words[i]!;
    const lost = lossOf(word, supply, inWord);
    if (lost === undefined) return;
    // One card must come from the hand, even if those of the pool are better.
    const forcedLoss = (mask & bestInHandMask) === 0 ? lossForHandCard(supply, inWord) : 0;
    const value = maxValues[i]! - lost - forcedLoss;
    if (value < threshold || (accepts && !accepts(word))) return;
    insert(best, { word, value }, top);
    if (best.length === top) threshold = best[top - 1]!.value;
  }

  /** @param lost what the letters on the path lose */
  function visit(group: number, wildsLeft: number, lost: number): void {
    // Words and child groups are sorted by value, so the first that is too cheap ends the search here.
    for (let i = groups.firstWord[group]!; i !== NONE && maxValues[i]! - lost >= threshold; i = groups.nextWord[i]!)
      tryWord(i);
    for (let next = groups.firstChild[group]!; next !== NONE; next = groups.nextSibling[next]!) {
      const value = maxValues[groups.best[next]!]! - lost;
      if (value < threshold) return;
      if (groups.bestTier[next]! > tier) continue;
      const letter = groups.letters[next]!;
      const nth = onPath[letter]!;
      const loss = losses[placeOf(letter, nth)]!;
      const isWild = nth >= counts[letter]!;
      if (value - loss < threshold || (isWild && wildsLeft === 0)) continue;
      onPath[letter] = nth + 1;
      visit(next, isWild ? wildsLeft - 1 : wildsLeft, lost + loss);
      onPath[letter] = nth;
    }
  }
  visit(0, wilds, 0);
  return best;
}

/** What a word loses with these cards, and its letters in `inWord`; undefined if there are too few WILDs. */
function lossOf(word: string, { counts, losses, wilds }: LetterSupply, inWord: Uint8Array): number | undefined {
  let left = wilds;
  let loss = 0;
  inWord.fill(0);
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - CHAR_A;
    const nth = inWord[letter]!++;
    if (nth >= counts[letter]! && --left < 0) return undefined;
    loss += losses[placeOf(letter, nth)]!;
  }
  return loss;
}

/**
 * What it costs to use a card of the hand for a word with these letters: nothing if the best cards include one. Otherwise
 * another card of a letter, or a WILD, replaces the one of the pool that is worth least more.
 */
function lossForHandCard({ counts, values, bestInHand, handHasWild }: LetterSupply, inWord: Uint8Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let letter = 0; letter < 26; letter++) {
    const used = inWord[letter]!;
    if (used === 0) continue;
    const own = bestInHand[letter]!;
    // A letter that lacks takes a WILD, that of the hand first.
    if (own < used || (handHasWild && used > counts[letter]!)) return 0;
    const worst = values[placeOf(letter, used - 1)]!;
    if (own < counts[letter]!) least = Math.min(least, worst - values[placeOf(letter, own)]!);
    if (handHasWild) least = Math.min(least, worst);
  }
  return least;
}

function insert(best: FoundWord[], found: FoundWord, top: number): void {
  let at = best.length;
  while (at > 0 && comesBefore(found, best[at - 1]!)) at -= 1;
  best.splice(at, 0, found);
  if (best.length > top) best.pop();
}
const comesBefore = (a: FoundWord, b: FoundWord): boolean =>
  a.value > b.value || (a.value === b.value && a.word < b.word);

/** The most valuable words a hand and the pool can spell. */
import { bitCount, type Lexicon } from '@wordhoard/lexicon';
import { letterValue, WILD } from './cards.ts';
import { NONE } from './word-groups.ts';
import { CHAR_A, LETTER_VALUES, maskOf, repeatMaskOf, wordIndexOf } from './word-index.ts';

export interface FoundWord {
  readonly word: string;
  readonly value: number;
}

export interface BestWordsOptions {
  /** Letters a–z, '?' for a WILD. */
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
  { hand, pool, top, above = -1, tier = 255, accepts }: BestWordsOptions,
): FoundWord[] {
  const { words, maxValues, masks, repeatMasks, tiers, lengths, groups } = wordIndexOf(lexicon);
  const all = hand + pool;
  const wilds = all.split(WILD).length - 1;
  const handWild = hand.includes(WILD);
  const handMask = maskOf(hand);
  const lacking = ~maskOf(all);
  const lackingPairs = ~repeatMaskOf(all);
  const counts = new Int8Array(26);
  for (const letter of all) if (letter !== WILD) counts[letter.charCodeAt(0) - CHAR_A]! += 1;
  /** Letters not yet used on the path to the current group. */
  const unused = counts.slice();

  const best: FoundWord[] = [];
  /** Points a word needs to be among the best. */
  let threshold = above + 1;

  function tryWord(i: number): void {
    if (lengths[i]! > all.length || tiers[i]! > tier) return;
    const mask = masks[i]!;
    // The least number of WILDs it needs. Most words are excluded here, without looking at their letters.
    if (bitCount(mask & lacking) + bitCount(repeatMasks[i]! & lackingPairs) > wilds) return;
    if ((mask & handMask) === 0 && !handWild) return;
    const word = words[i]!;
    const lost = valueLostToWilds(word, counts, wilds);
    if (lost === undefined) return;
    // One card must come from the hand. If that can only be its WILD, the WILD replaces the cheapest letter.
    const forcedLoss = lost === 0 && (mask & handMask) === 0 ? cheapestLetter(word) : 0;
    const value = maxValues[i]! - lost - forcedLoss;
    if (value < threshold || (accepts && !accepts(word))) return;
    insert(best, { word, value }, top);
    if (best.length === top) threshold = best[top - 1]!.value;
  }

  /** @param lost the value of the letters that WILDs stand for so far */
  function visit(group: number, wildsLeft: number, lost: number): void {
    // Words and child groups are sorted by value, so the first that is too cheap ends the search here.
    for (let i = groups.firstWord[group]!; i !== NONE && maxValues[i]! - lost >= threshold; i = groups.nextWord[i]!)
      tryWord(i);
    for (let next = groups.firstChild[group]!; next !== NONE; next = groups.nextSibling[next]!) {
      const value = maxValues[groups.best[next]!]! - lost;
      if (value < threshold) return;
      if (groups.bestTier[next]! > tier) continue;
      const letter = groups.letters[next]!;
      if (unused[letter]! > 0) {
        unused[letter]! -= 1;
        visit(next, wildsLeft, lost);
        unused[letter]! += 1;
      } else if (wildsLeft > 0 && value - LETTER_VALUES[letter]! >= threshold)
        visit(next, wildsLeft - 1, lost + LETTER_VALUES[letter]!);
    }
  }
  visit(0, wilds, 0);
  return best;
}

/** The value of the letters that WILDs stand for, 0 if none is needed; undefined if there are too few WILDs. */
function valueLostToWilds(word: string, counts: Int8Array, wilds: number): number | undefined {
  let left = wilds;
  let value = 0;
  let at = 0;
  for (; at < word.length && left >= 0; at++) {
    const letter = word.charCodeAt(at) - CHAR_A;
    counts[letter]! -= 1;
    if (counts[letter]! < 0) {
      left -= 1;
      value += LETTER_VALUES[letter]!;
    }
  }
  while (at > 0) counts[word.charCodeAt(--at) - CHAR_A]! += 1;
  return left >= 0 ? value : undefined;
}

const cheapestLetter = (word: string): number => Math.min(...Array.from(word, letterValue));

function insert(best: FoundWord[], found: FoundWord, top: number): void {
  let at = best.length;
  while (at > 0 && comesBefore(found, best[at - 1]!)) at -= 1;
  best.splice(at, 0, found);
  if (best.length > top) best.pop();
}
const comesBefore = (a: FoundWord, b: FoundWord): boolean =>
  a.value > b.value || (a.value === b.value && a.word < b.word);

/** The most valuable words a hand and the pool can spell. */
import { bitCount, type Lexicon } from '@wordhoard/lexicon';
import { letterValue, WILD } from './cards.ts';
import { NONE } from './word-groups.ts';
import { A, indexOf, maskOf, pairsOf, VALUES } from './word-index.ts';

export interface Find {
  readonly word: string;
  readonly value: number;
}

export interface Search {
  /** Letters a–z, '?' for a WILD. */
  readonly hand: string;
  readonly pool: string;
  /** Number of words. */
  readonly top: number;
  /** Only words worth more than this; all when left out. */
  readonly above?: number;
  /** Only words as well known as this; all when left out. */
  readonly tier?: number;
  /** Filter for the table's words; all words of the lexicon when left out. */
  accepts?(word: string): boolean;
}

/** Best first; equal values in alphabetical order. Never an offensive word. */
export function bestWords(lexicon: Lexicon, { hand, pool, top, above = -1, tier = 255, accepts }: Search): Find[] {
  const { words, worths, masks, pairs, tiers, lengths, groups } = indexOf(lexicon);
  const all = hand + pool;
  const wilds = all.split(WILD).length - 1;
  const handWild = hand.includes(WILD);
  const handMask = maskOf(hand);
  const lacking = ~maskOf(all);
  const lackingPairs = ~pairsOf(all);
  const counts = new Int8Array(26);
  for (const letter of all) if (letter !== WILD) counts[letter.charCodeAt(0) - A]! += 1;
  /** Cards not yet used on the way to a group. */
  const unused = counts.slice();

  const best: Find[] = [];
  /** Points a word needs to be among them; ties go by the alphabet. */
  let least = above + 1;

  function look(i: number): void {
    if (lengths[i]! > all.length || tiers[i]! > tier) return;
    const mask = masks[i]!;
    // At least so many WILDs: most words fall here, without a look at their letters.
    if (bitCount(mask & lacking) + bitCount(pairs[i]! & lackingPairs) > wilds) return;
    if ((mask & handMask) === 0 && !handWild) return;
    const word = words[i]!;
    const lost = lostToWilds(word, counts, wilds);
    if (lost === undefined) return;
    // A card must come from the hand: where only its WILD can and none is needed, it stands for the cheapest letter.
    const forced = lost === 0 && (mask & handMask) === 0 ? cheapestOf(word) : 0;
    const value = worths[i]! - lost - forced;
    if (value < least || (accepts && !accepts(word))) return;
    insert(best, { word, value }, top);
    if (best.length === top) least = best[top - 1]!.value;
  }

  /** @param lost the value of the letters that WILDs have stood for so far */
  function visit(group: number, wildsLeft: number, lost: number): void {
    // Words, and groups within a group, come with the most valuable first: what follows one too cheap is too cheap.
    for (let i = groups.words[group]!; i !== NONE && worths[i]! - lost >= least; i = groups.afterWord[i]!) look(i);
    for (let next = groups.within[group]!; next !== NONE; next = groups.beside[next]!) {
      const worth = worths[groups.best[next]!]! - lost;
      if (worth < least) return;
      if (groups.tiers[next]! > tier) continue;
      const letter = groups.letters[next]!;
      if (unused[letter]! > 0) {
        unused[letter]! -= 1;
        visit(next, wildsLeft, lost);
        unused[letter]! += 1;
      } else if (wildsLeft > 0 && worth - VALUES[letter]! >= least) visit(next, wildsLeft - 1, lost + VALUES[letter]!);
    }
  }
  visit(0, wilds, 0);
  return best;
}

/** The value of the letters that WILDs stand for, 0 when none is needed; undefined when there are too few. */
function lostToWilds(word: string, counts: Int8Array, wilds: number): number | undefined {
  let left = wilds;
  let value = 0;
  let at = 0;
  for (; at < word.length && left >= 0; at++) {
    const letter = word.charCodeAt(at) - A;
    counts[letter]! -= 1;
    if (counts[letter]! < 0) {
      left -= 1;
      value += VALUES[letter]!;
    }
  }
  while (at > 0) counts[word.charCodeAt(--at) - A]! += 1;
  return left >= 0 ? value : undefined;
}

const cheapestOf = (word: string): number => Math.min(...Array.from(word, letterValue));

function insert(best: Find[], find: Find, top: number): void {
  let at = best.length;
  while (at > 0 && before(find, best[at - 1]!)) at -= 1;
  best.splice(at, 0, find);
  if (best.length > top) best.pop();
}
const before = (a: Find, b: Find): boolean => a.value > b.value || (a.value === b.value && a.word < b.word);

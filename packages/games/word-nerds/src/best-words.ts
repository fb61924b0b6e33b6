/** The most valuable words a hand and the pool can spell. */
import type { Lexicon } from '@wordhoard/lexicon';
import { letterValue, WILD } from './cards.ts';
import { lengthBonus, MIN_LETTERS } from './words.ts';

export interface Find {
  readonly word: string;
  readonly value: number;
}

export interface Search {
  /** Letters a–z, '?' for a WILD. */
  readonly hand: string;
  readonly pool: string;
  /** How many words. */
  readonly top: number;
  /** Only words worth more than this; all when left out. */
  readonly above?: number;
  /** Only words as well known as this; all when left out. */
  readonly tier?: number;
  /** What the table takes; all words of the lexicon when left out. */
  accepts?(word: string): boolean;
}

/** Every inoffensive word long enough, the most valuable first: then the search may stop at the first that is too cheap. */
interface Index {
  readonly words: readonly string[];
  /** Worth with a real card for every letter: the most the word can bring. */
  readonly worths: Uint8Array;
  /** A bit for each letter that occurs. */
  readonly masks: Uint32Array;
  readonly tiers: Uint8Array;
}

const indexes = new WeakMap<Lexicon, Index>();
const A = 97;
const VALUES = Uint8Array.from({ length: 26 }, (_, letter) => letterValue(String.fromCharCode(A + letter)));

function worthOfText(word: string): number {
  let worth = lengthBonus(word.length);
  for (let i = 0; i < word.length; i++) worth += VALUES[word.charCodeAt(i) - A]!;
  return worth;
}
function maskOf(letters: string): number {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) if (letters[i] !== WILD) mask |= 1 << (letters.charCodeAt(i) - A);
  return mask;
}

function makeIndex(lexicon: Lexicon): Index {
  const found: { word: string; worth: number; tier: number }[] = [];
  let number = 0;
  for (const word of lexicon.words()) {
    const tier = lexicon.tierAt(number++)!;
    if (word.length >= MIN_LETTERS && !lexicon.isOffensive(word)) found.push({ word, worth: worthOfText(word), tier });
  }
  found.sort((a, b) => b.worth - a.worth);
  return {
    words: found.map(({ word }) => word),
    worths: Uint8Array.from(found, ({ worth }) => worth),
    masks: Uint32Array.from(found, ({ word }) => maskOf(word)),
    tiers: Uint8Array.from(found, ({ tier }) => tier),
  };
}

function indexOf(lexicon: Lexicon): Index {
  const made = indexes.get(lexicon) ?? makeIndex(lexicon);
  indexes.set(lexicon, made);
  return made;
}

/** Best first; equal values in alphabetical order. Never an offensive word. */
export function bestWords(lexicon: Lexicon, { hand, pool, top, above = -1, tier = 255, accepts }: Search): Find[] {
  const { words, worths, masks, tiers } = indexOf(lexicon);
  const all = hand + pool;
  const wilds = all.split(WILD).length - 1;
  const handWild = hand.includes(WILD);
  const handMask = maskOf(hand);
  const lacking = ~maskOf(all);
  const counts = new Int8Array(26);
  for (const letter of all) if (letter !== WILD) counts[letter.charCodeAt(0) - A]! += 1;

  const best: Find[] = [];
  /** What a word must be worth to be among them; of equals, the alphabet decides. */
  let least = above + 1;
  for (let i = 0; i < words.length; i++) {
    if (worths[i]! < least) break;
    const mask = masks[i]!;
    let missing = mask & lacking;
    for (let n = 0; missing !== 0 && n < wilds; n++) missing &= missing - 1;
    if (missing !== 0 || tiers[i]! > tier || ((mask & handMask) === 0 && !handWild)) continue;
    const word = words[i]!;
    if (word.length > all.length) continue;
    const lost = lostToWilds(word, counts, wilds);
    if (lost === undefined) continue;
    // A card must come from the hand: where only its WILD can, that stands for the cheapest letter.
    const forced = lost.used === 0 && (mask & handMask) === 0 ? cheapestOf(word) : 0;
    const value = worths[i]! - lost.value - forced;
    if (value < least || (accepts && !accepts(word))) continue;
    insert(best, { word, value }, top);
    if (best.length === top) least = best[top - 1]!.value;
  }
  return best;
}

/** How many WILDs the word needs, and the value of the letters they stand for; undefined when there are too few. */
function lostToWilds(word: string, counts: Int8Array, wilds: number): { used: number; value: number } | undefined {
  let used = 0;
  let value = 0;
  let at = 0;
  for (; at < word.length && used <= wilds; at++) {
    const letter = word.charCodeAt(at) - A;
    counts[letter]! -= 1;
    if (counts[letter]! < 0) {
      used += 1;
      value += VALUES[letter]!;
    }
  }
  while (at > 0) counts[word.charCodeAt(--at) - A]! += 1;
  return used <= wilds ? { used, value } : undefined;
}

const cheapestOf = (word: string): number => Math.min(...Array.from(word, letterValue));

function insert(best: Find[], find: Find, top: number): void {
  let at = best.length;
  while (at > 0 && before(find, best[at - 1]!)) at -= 1;
  best.splice(at, 0, find);
  if (best.length > top) best.pop();
}
const before = (a: Find, b: Find): boolean => a.value > b.value || (a.value === b.value && a.word < b.word);

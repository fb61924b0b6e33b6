/** The most valuable words a hand and the pool can spell. */
import { atOnce, type Slices } from '@wordhoard/kernel';
import { bitCount, type Lexicon } from '@wordhoard/lexicon';
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
  /** A bit for each letter that occurs, and for each that occurs twice or more. */
  readonly masks: Uint32Array;
  readonly pairs: Uint32Array;
  readonly tiers: Uint8Array;
  readonly lengths: Uint8Array;
}

const indexes = new WeakMap<Lexicon, Index>();
const A = 97;
/** So many words are a slice of some milliseconds. */
const SLICE = 10_000;
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

function pairsOf(letters: string): number {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < letters.length; i++) {
    const bit = letters[i] === WILD ? 0 : 1 << (letters.charCodeAt(i) - A);
    twice |= once & bit;
    once |= bit;
  }
  return twice;
}

function* makingIndex(lexicon: Lexicon): Slices<Index> {
  const all: string[] = [];
  const tiersOf: number[] = [];
  const worthsOf: number[] = [];
  /** Numbers of the words by worth: a sort in one pass, and of equals in alphabetical order. */
  const byWorth: number[][] = [];
  let number = 0;
  for (const word of lexicon.words()) {
    if (number % SLICE === 0) yield null;
    const tier = lexicon.tierAt(number++)!;
    if (word.length < MIN_LETTERS || lexicon.isOffensive(word)) continue;
    const worth = worthOfText(word);
    byWorth[worth] ??= [];
    byWorth[worth].push(all.length);
    all.push(word);
    tiersOf.push(tier);
    worthsOf.push(worth);
  }
  yield null;
  const count = all.length;
  const index = {
    words: new Array<string>(count),
    worths: new Uint8Array(count),
    masks: new Uint32Array(count),
    pairs: new Uint32Array(count),
    tiers: new Uint8Array(count),
    lengths: new Uint8Array(count),
  };
  let place = 0;
  for (const at of byWorth.reverse().flat()) {
    if (place % SLICE === 0) yield null;
    const word = all[at]!;
    index.words[place] = word;
    index.worths[place] = worthsOf[at]!;
    index.masks[place] = maskOf(word);
    index.pairs[place] = pairsOf(word);
    index.tiers[place] = tiersOf[at]!;
    index.lengths[place++] = word.length;
  }
  return index;
}

const indexOf = (lexicon: Lexicon): Index => indexes.get(lexicon) ?? atOnce(indexing(lexicon));

/** Makes ahead, in slices, what every search wants. */
export function* indexing(lexicon: Lexicon): Slices<Index> {
  const made = indexes.get(lexicon) ?? (yield* makingIndex(lexicon));
  indexes.set(lexicon, made);
  return made;
}

/** Best first; equal values in alphabetical order. Never an offensive word. */
export function bestWords(lexicon: Lexicon, { hand, pool, top, above = -1, tier = 255, accepts }: Search): Find[] {
  const { words, worths, masks, pairs, tiers, lengths } = indexOf(lexicon);
  const all = hand + pool;
  const wilds = all.split(WILD).length - 1;
  const handWild = hand.includes(WILD);
  const handMask = maskOf(hand);
  const lacking = ~maskOf(all);
  const lackingPairs = ~pairsOf(all);
  const counts = new Int8Array(26);
  for (const letter of all) if (letter !== WILD) counts[letter.charCodeAt(0) - A]! += 1;

  const best: Find[] = [];
  /** What a word must be worth to be among them; of equals, the alphabet decides. */
  let least = above + 1;
  for (let i = 0; i < words.length; i++) {
    if (worths[i]! < least) break;
    if (lengths[i]! > all.length || tiers[i]! > tier) continue;
    const mask = masks[i]!;
    // At least so many WILDs: most words fall here, without a look at their letters.
    if (bitCount(mask & lacking) + bitCount(pairs[i]! & lackingPairs) > wilds) continue;
    if ((mask & handMask) === 0 && !handWild) continue;
    const word = words[i]!;
    const lost = lostToWilds(word, counts, wilds);
    if (lost === undefined) continue;
    // A card must come from the hand: where only its WILD can and none is needed, it stands for the cheapest letter.
    const forced = lost === 0 && (mask & handMask) === 0 ? cheapestOf(word) : 0;
    const value = worths[i]! - lost - forced;
    if (value < least || (accepts && !accepts(word))) continue;
    insert(best, { word, value }, top);
    if (best.length === top) least = best[top - 1]!.value;
  }
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

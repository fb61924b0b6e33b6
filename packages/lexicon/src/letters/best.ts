import { LETTERS } from '../graph.ts';
import { DICTIONARIES, type Lexicon, TIERS, type Tier } from '../lexicon.ts';
import { type RankedLetters, rankedLetters } from './ranked.ts';

/**
 * What each letter earns: whole points for its first use in a word, its second, and so on, whatever their order the best
 * first. Letters not named are free and earn nothing; so do uses beyond the last one named.
 */
export type Credits = Readonly<Record<string, readonly number[]>>;

export interface BestOptions {
  /** How many words at most. */
  readonly top: number;
  /** No word less known than this. */
  readonly maxTier?: Tier;
  /** Offensive words are left out unless asked for. */
  readonly offensive?: boolean;
  /** Words to pass over; asked only about words that would be among the best. */
  readonly skip?: (word: string) => boolean;
  /** Corrects the points of a word where the rules take something off; never more than it is given. */
  readonly correct?: (word: string, points: number) => number;
}

export interface BestWord {
  readonly word: string;
  readonly points: number;
  readonly tier: Tier;
}

/** Points of a word by counting its letters. */
export function creditOf(credits: Credits, word: string): number {
  let points = 0;
  for (const [letter, values] of Object.entries(credits)) {
    const uses = word.split(letter).length - 1;
    for (const value of values.toSorted((a, b) => b - a).slice(0, uses)) points += value;
  }
  return points;
}

/**
 * The words that earn most; among equals the best known, then the shorter, then alphabetically.
 *
 * Every word is looked at, but only through two masks (which letters it has, and which at least twice), added up from
 * tables of nine letters at a time: a steady time on any board, where a search with bounds has bad days. The masks give
 * the points exactly for up to two uses of a letter, and too many beyond, so what passes is counted anew.
 */
export function bestByLetters(lexicon: Lexicon, credits: Credits, options: BestOptions): BestWord[] {
  const { top, maxTier = DICTIONARIES.wide, offensive = false, skip, correct } = options;
  if (top <= 0) return [];
  const words = rankedLetters(lexicon);
  const worth: Worth = {
    first: maskTable(credits, ([value = 0]) => value),
    later: maskTable(credits, (values) => values.slice(1).reduce((sum, value) => sum + value, 0)),
  };
  const deep = Object.values(credits).some((values) => values.length > 2);
  const end = words.ends[TIERS.indexOf(maxTier)]!;
  const best: BestWord[] = [];
  // Words come in the order that decides between equals, so a later one must earn more than this.
  let least = NOTHING;
  for (let rank = nextAbove(words, worth, least, 0, end); rank < end; ) {
    const index = words.order[rank]!;
    const word = lexicon.wordAt(index)!;
    const counted = deep ? creditOf(credits, word) : boundOf(words, worth, rank);
    const points = correct ? correct(word, counted) : counted;
    if (points > least && (offensive || !lexicon.isOffensive(word)) && !skip?.(word)) {
      best.splice(best.findLastIndex((it) => it.points >= points) + 1, 0, {
        word,
        points,
        tier: lexicon.tierAt(index)!,
      });
      if (best.length > top) best.pop();
      if (best.length === top) least = best.at(-1)!.points;
    }
    rank = nextAbove(words, worth, least, rank + 1, end);
  }
  return best;
}

/** Less than any word can earn. Not −Infinity: that would put the loop below into floating point. */
const NOTHING = -(2 ** 30);

/** Points by mask for the first use of each letter, and for all its later ones. */
interface Worth {
  readonly first: Int32Array;
  readonly later: Int32Array;
}

/** The next rank from here whose word may earn more than `least`, or the end. */
function nextAbove(words: RankedLetters, { first, later }: Worth, least: number, from: number, end: number): number {
  const { once, twice } = words;
  const allLater = sum(later, LETTERS);
  for (let rank = from; rank < end; rank++) {
    const points = sum(first, once[rank]!);
    if (points + allLater > least && points + sum(later, twice[rank]!) > least) return rank;
  }
  return end;
}

const boundOf = ({ once, twice }: RankedLetters, { first, later }: Worth, rank: number): number =>
  sum(first, once[rank]!) + sum(later, twice[rank]!);

/** Sums for every set of the letters 0–8, 9–17 and 18–25, one after the other. */
function maskTable(credits: Credits, worth: (values: readonly number[]) => number): Int32Array {
  const table = new Int32Array(3 * 512);
  for (const [letter, values] of Object.entries(credits)) {
    const place = letter.charCodeAt(0) - 97;
    const part = 512 * Math.floor(place / 9);
    const bit = 1 << (place % 9);
    const value = worth(values.toSorted((a, b) => b - a));
    for (let set = 0; set < 512; set++) if (set & bit) table[part + set]! += value;
  }
  return table;
}

const sum = (table: Int32Array, mask: number): number =>
  table[mask & 511]! + table[512 + ((mask >>> 9) & 511)]! + table[1024 + (mask >>> 18)]!;

import type { RankedLetters } from './ranked.ts';

/**
 * Points of each letter: for its first use in a word, its second, and so on, best first in any order. Letters not named
 * are free and earn nothing, as do uses beyond the last one named.
 */
export type Credits = Readonly<Record<string, readonly number[]>>;

/** Words sorted at first; more are seldom needed. */
const FIRST_BATCH = 500;

/** The words up to a rank, from those that may earn most down; of equals the lower rank first. */
class WordsByBound {
  /** By rank: what the word may earn at most. */
  readonly bounds: Int32Array;
  /** Number of words with each bound, from the lowest up. */
  readonly #counts: Uint32Array;
  readonly #lowest: number;
  /** Ranks in order, as far as they were needed. */
  readonly #sorted: Uint32Array;
  #ready = 0;
  /** The highest bound, counted from the lowest, that is not sorted yet. */
  #high: number;

  constructor({ once, twice }: RankedLetters, credits: Credits, end: number) {
    const first = maskTable(credits, ([value = 0]) => value);
    const later = maskTable(credits, (values) => values.slice(1).reduce((total, value) => total + value, 0));
    this.bounds = new Int32Array(end);
    let [lowest, highest] = [0, 0];
    for (let rank = 0; rank < end; rank++) {
      const bound = sum(first, once[rank]!) + sum(later, twice[rank]!);
      if (bound < lowest) lowest = bound;
      if (bound > highest) highest = bound;
      this.bounds[rank] = bound;
    }
    this.#lowest = lowest;
    this.#high = highest - lowest;
    this.#counts = new Uint32Array(highest - lowest + 1);
    for (let rank = 0; rank < end; rank++) this.#counts[this.bounds[rank]! - lowest]! += 1;
    this.#sorted = new Uint32Array(end);
  }

  get size(): number {
    return this.#sorted.length;
  }

  rankAt(place: number): number {
    while (place >= this.#ready) this.#sortMore();
    return this.#sorted[place]!;
  }

  /** By counting: where the words of each bound begin, then each to its place. */
  #sortMore(): void {
    const [high, from] = [this.#high, this.#ready];
    const starts = new Uint32Array(high + 1);
    let low = high + 1;
    do {
      starts[--low] = this.#ready;
      this.#ready += this.#counts[low]!;
    } while (low > 0 && this.#ready - from < FIRST_BATCH + 7 * from);
    const [least, most] = [low + this.#lowest, high + this.#lowest];
    for (let rank = 0; rank < this.bounds.length; rank++) {
      const bound = this.bounds[rank]!;
      if (bound >= least && bound <= most) this.#sorted[starts[bound - this.#lowest]!++] = rank;
    }
    this.#high = low - 1;
  }
}

/** The last one: all players at a table look at the same board, most of them more than once. */
const last = new WeakMap<RankedLetters, { readonly of: string; readonly promising: WordsByBound }>();

/** Every word up to rank `end`, looked at through its masks alone: which letters it has, and which at least twice. */
export function promisingWords(words: RankedLetters, credits: Credits, end: number): WordsByBound {
  const of = JSON.stringify([credits, end]);
  const known = last.get(words);
  if (known?.of === of) return known.promising;
  const promising = new WordsByBound(words, credits, end);
  last.set(words, { of, promising });
  return promising;
}

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

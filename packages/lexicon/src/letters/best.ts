import { DICTIONARIES, type Lexicon, TIERS, type Tier } from '../lexicon.ts';
import { rankedLetters, wordAtRank } from './ranked.ts';
import { type Credits, promisingWords } from './words-by-bound.ts';

export interface BestOptions {
  /** Maximum number of words. */
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
 * Looks at every word, but only through two masks (the letters it has, and those it has at least twice), added up from
 * tables of nine letters at a time. That takes a steady time on any board, while a search with bounds has bad cases.
 * The masks give exact points for up to two uses of a letter, and too many beyond, so words that pass are counted
 * again.
 *
 * Candidates are then visited from the most points down, so no more words are spelled and checked than necessary.
 */
export function bestByLetters(lexicon: Lexicon, credits: Credits, options: BestOptions): BestWord[] {
  const { top, maxTier = DICTIONARIES.wide, offensive = false, skip, correct } = options;
  if (top <= 0) return [];
  const words = rankedLetters(lexicon);
  const deep = Object.values(credits).some((values) => values.length > 2);
  const promising = promisingWords(words, credits, words.ends[TIERS.indexOf(maxTier)]!);
  const best: RankedWord[] = [];
  for (let place = 0; place < promising.size; place++) {
    const rank = promising.rankAt(place);
    const bound = promising.bounds[rank]!;
    const last = best.length === top ? best[top - 1]! : undefined;
    if (last && bound < last.points) break;
    // A recounted word may belong behind later ones; among equals the lower rank comes first.
    if (last && bound === last.points && rank > last.rank) continue;
    const word = wordAtRank(words, lexicon, rank);
    const counted = deep ? creditOf(credits, word) : bound;
    const found = { rank, word, points: correct ? correct(word, counted) : counted };
    if ((last && !isBefore(found, last)) || skip?.(word) || (!offensive && lexicon.isOffensive(word))) continue;
    best.splice(best.findLastIndex((it) => isBefore(it, found)) + 1, 0, found);
    if (best.length > top) best.pop();
  }
  return best.map(({ rank, word, points }) => ({ word, points, tier: lexicon.tierAt(words.order[rank]!)! }));
}

interface RankedWord extends Pick<BestWord, 'word' | 'points'> {
  readonly rank: number;
}
const isBefore = (a: RankedWord, b: RankedWord): boolean =>
  a.points > b.points || (a.points === b.points && a.rank < b.rank);

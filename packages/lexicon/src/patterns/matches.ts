import { bitCount, LETTER_MASK, NO_NODE, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { TIERS, type Tier } from '../lexicon.ts';
import { CHILDREN } from './node-record.ts';
import { isLetter, type Pattern, STAR } from './pattern.ts';
import { type RankedGraph, rankedGraph } from './ranked-graph.ts';
import { PatternSearch } from './search.ts';

/** The part of a `Lexicon` needed here; words are numbered in alphabetical order. */
export interface TieredWords {
  readonly graph: WordGraph;
  tierAt(index: number): Tier | undefined;
}

export interface MatchOptions {
  readonly limit?: number;
  /** Leaves out words less well known. */
  readonly maxTier?: Tier;
  /** Words to pass over, for instance offensive ones. */
  readonly skip?: (word: string) => boolean;
}

/** The words that fit, best known first: by tier, then the shorter, then by alphabet. */
export function findMatches(lexicon: TieredWords, pattern: Pattern, options: MatchOptions = {}): readonly string[] {
  const { limit = Infinity, maxTier = Infinity, skip } = options;
  const order = alphabetOf(lexicon);
  const search = new PatternSearch(order.graph).setPattern(pattern);
  const found: string[] = [];
  for (const tier of TIERS) {
    if (tier > maxTier || found.length >= limit) break;
    const words = matchesAmong(order.byTier.get(tier)!, order, search, pattern).filter((word) => !skip?.(word));
    words.sort((one, other) => one.length - other.length);
    for (const word of words.slice(0, limit - found.length)) found.push(word);
  }
  return found;
}

export const firstMatch = (
  lexicon: TieredWords,
  pattern: Pattern,
  options: Omit<MatchOptions, 'limit'> = {},
): string | undefined => findMatches(lexicon, pattern, { ...options, limit: 1 })[0];

interface Alphabet {
  readonly graph: RankedGraph;
  /** By rank, how many words end there or below. */
  readonly counts: Int32Array;
  /** The numbers of a tier's words, ascending. */
  readonly byTier: ReadonlyMap<Tier, readonly number[]>;
}

const alphabets = new WeakMap<TieredWords, Alphabet>();

function alphabetOf(lexicon: TieredWords): Alphabet {
  const known = alphabets.get(lexicon);
  if (known !== undefined) return known;
  const graph = rankedGraph(lexicon.graph);
  const counts = new Int32Array(graph.size);
  for (let rank = graph.size - 1; rank > 0; rank--) {
    if (graph.nodeOf[rank] === NO_NODE) continue;
    const mask = graph.records[2 * rank]!;
    let count = (mask & WORD_END) === 0 ? 0 : 1;
    const from = 2 * rank + CHILDREN;
    const end = from + bitCount(mask & LETTER_MASK);
    for (let at = from; at < end; at++) count += counts[graph.records[at]!]!;
    counts[rank] = count;
  }
  const byTier = new Map<Tier, number[]>(TIERS.map((tier) => [tier, []]));
  for (let word = 0; word < counts[ROOT]!; word++) {
    const tier = lexicon.tierAt(word);
    if (tier !== undefined) byTier.get(tier)!.push(word);
  }
  const alphabet = { graph, counts, byTier };
  alphabets.set(lexicon, alphabet);
  return alphabet;
}

/**
 * Which of these words, given by number in ascending order, fit? Walks the graph in alphabetical order and turns back
 * where none of them is ahead, or where nothing ahead fits.
 */
function matchesAmong(
  numbers: readonly number[],
  { graph, counts }: Alphabet,
  search: PatternSearch,
  pattern: Pattern,
): string[] {
  const { records } = graph;
  const found: string[] = [];
  let next = 0;

  /** @param positions how much of the pattern the prefix may have used up: all the ways at once, so no word twice */
  const visit = (rank: number, prefix: string, number: number, positions: readonly number[]): void => {
    while (numbers[next]! < number) next++;
    if (!(numbers[next]! < number + counts[rank]!) || !positions.some((p) => leadsToWord(rank, p))) return;
    let below = number;
    if ((records[2 * rank]! & WORD_END) !== 0) {
      if (numbers[next] === number && positions.at(-1) === pattern.length) found.push(prefix);
      below++;
    }
    let at = 2 * rank + CHILDREN;
    for (let letters = records[2 * rank]! & LETTER_MASK; letters !== 0; letters &= letters - 1, at++) {
      const letter = 31 - Math.clz32(letters & -letters);
      const child = records[at]!;
      visit(child, prefix + String.fromCharCode(97 + letter), below, advancePositions(pattern, positions, letter));
      below += counts[child]!;
    }
  };

  const leadsToWord = (rank: number, position: number): boolean =>
    search.mayFit(rank, position) &&
    (search.fits(rank, position) || (pattern[position - 1] === STAR && search.fitsBelow(rank, position)));

  visit(ROOT, '', 0, [0]);
  return found;
}

/** The positions in the pattern after one more letter, ascending. */
function advancePositions(pattern: Pattern, positions: readonly number[], letter: number): number[] {
  const after: number[] = [];
  for (const position of positions) {
    if (pattern[position - 1] === STAR && after.at(-1) !== position) after.push(position);
    const symbol = pattern[position];
    if (symbol !== undefined && (symbol === letter || !isLetter(symbol))) after.push(position + 1);
  }
  return after;
}

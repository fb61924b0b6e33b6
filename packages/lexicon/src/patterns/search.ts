import { bitCount, LETTERS, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { ANY, type Pattern, STAR } from './pattern.ts';
import { type RankedGraph, rankedGraph } from './ranked-graph.ts';

/** Does any word fit? For many questions about one graph use `PatternAutomaton`. */
export const fits = (graph: WordGraph, pattern: Pattern): boolean =>
  new PatternSearch(rankedGraph(graph)).about(pattern).fits(ROOT, 0);

/**
 * A depth-first search of pattern × graph that stops at the first word found. Per wildcard it remembers the nodes
 * where the rest of the pattern failed, so that no pattern costs more than nodes × wildcards; and it turns back where
 * a letter the rest still needs can no longer be reached.
 *
 * Nodes are given by rank.
 */
export class PatternSearch {
  readonly #graph: RankedGraph;
  /** Words of 32 bits in a row of `#failed`. */
  readonly #row: number;
  /** A row of bits, one per node, for each wildcard of the pattern. */
  #failed: Int32Array = new Int32Array(0);
  #pattern: Pattern = [];
  /** Per position: where in `#failed` the row of a wildcard starts; the letters that the pattern needs from there on. */
  #rows: Int32Array = new Int32Array(32);
  #needed: Int32Array = new Int32Array(32);

  constructor(graph: RankedGraph) {
    this.#graph = graph;
    this.#row = (graph.size >>> 5) + 1;
  }

  /** Makes ready for questions about this pattern. */
  about(pattern: Pattern): this {
    const length = pattern.length;
    if (this.#needed.length <= length) {
      this.#rows = new Int32Array(2 * length);
      this.#needed = new Int32Array(2 * length);
    }
    this.#pattern = pattern;
    this.#needed[length] = 0;
    let used = 0;
    for (let at = length - 1; at >= 0; at--) {
      const symbol = pattern[at]!;
      this.#needed[at] = this.#needed[at + 1]! | ((1 << symbol) & LETTERS);
      if (symbol === STAR || symbol === ANY) {
        this.#rows[at] = used;
        used += this.#row;
      }
    }
    if (this.#failed.length < used) this.#failed = new Int32Array(used);
    else this.#failed.fill(0, 0, used);
    return this;
  }

  /** Does the pattern from `position` on lead from this node to a word? */
  fits(rank: number, position: number): boolean {
    const { masks, words, first, children, below } = this.#graph;
    const pattern = this.#pattern;
    const last = pattern.length - 1;
    let node = rank;
    for (let at = position; at < last; at++) {
      if ((this.#needed[at]! & ~(masks[node]! | below[node]!)) !== 0) return false;
      const symbol = pattern[at]!;
      if (symbol === STAR) return this.fitsBelow(node, at + 1);
      if (symbol === ANY) return this.#fitsAfterAny(node, at);
      const mask = masks[node]!;
      const bit = 1 << symbol;
      if ((mask & bit) === 0) return false;
      node = children[first[node]! + bitCount(mask & (bit - 1))]!;
    }
    if (position > last) return (masks[node]! & WORD_END) !== 0;
    return (words[node]! & (1 << pattern[last]!)) !== 0;
  }

  /** Does it from some strict descendant? The symbol before `position` must be a wildcard: its row is used. */
  fitsBelow(rank: number, position: number): boolean {
    const { first, children, masks, below, wordsBelow } = this.#graph;
    const last = this.#pattern.length - 1;
    if (position > last) return first[rank] !== first[rank + 1];
    if (position === last) return (wordsBelow[rank]! & (1 << this.#pattern[last]!)) !== 0;
    const needed = this.#needed[position]!;
    const row = this.#rows[position - 1]!;
    const end = first[rank + 1]!;
    for (let at = first[rank]!; at < end; at++) {
      const child = children[at]!;
      if ((needed & ~(masks[child]! | below[child]!)) !== 0 || this.#hasFailed(row, child)) continue;
      if (this.fits(child, position) || this.fitsBelow(child, position)) return true;
      this.#fail(row, child);
    }
    return false;
  }

  #fitsAfterAny(rank: number, at: number): boolean {
    const { first, children } = this.#graph;
    const row = this.#rows[at]!;
    if (this.#hasFailed(row, rank)) return false;
    const end = first[rank + 1]!;
    for (let edge = first[rank]!; edge < end; edge++) if (this.fits(children[edge]!, at + 1)) return true;
    this.#fail(row, rank);
    return false;
  }

  #hasFailed(row: number, rank: number): boolean {
    return (this.#failed[row + (rank >>> 5)]! & (1 << rank)) !== 0;
  }

  #fail(row: number, rank: number): void {
    this.#failed[row + (rank >>> 5)]! |= 1 << rank;
  }
}

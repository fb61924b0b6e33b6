import { bitCount, LETTERS, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { CHILDREN, WORDS } from './node-record.ts';
import { ANY, type Pattern, STAR } from './pattern.ts';
import { type RankedGraph, rankedGraph } from './ranked-graph.ts';
import { lacks, needFor, writeNeed } from './reach.ts';

/** Does any word fit? For many questions about one graph take a `PatternAutomaton`. */
export const fits = (graph: WordGraph, pattern: Pattern): boolean =>
  new PatternSearch(rankedGraph(graph)).about(pattern).fits(ROOT, 0);

/**
 * A depth-first search of pattern × graph for one word. It turns back where the graph can no longer give what the rest
 * of the pattern needs, and remembers per wildcard where the rest failed: no pattern costs more than nodes × wildcards.
 *
 * Nodes are given by rank.
 */
export class PatternSearch {
  readonly #graph: RankedGraph;
  #pattern: Pattern = [];
  #need: Int32Array = needFor(0);
  /** Per wildcard a row of bits: the nodes where the rest failed. Those of `?` come first, then those of `*` in order. */
  #failed: Int32Array = new Int32Array(0);
  readonly #rowLength: number;
  #firstStarRow = 0;
  /** Per position of a wildcard where its row begins. */
  #rows: Int32Array = new Int32Array(0);

  constructor(graph: RankedGraph) {
    this.#graph = graph;
    this.#rowLength = (graph.size >>> 5) + 1;
  }

  /** Makes ready for questions about this pattern. */
  about(pattern: Pattern): this {
    this.#pattern = pattern;
    if (this.#rows.length < pattern.length) {
      this.#rows = new Int32Array(2 * pattern.length);
      this.#need = needFor(2 * pattern.length);
    }
    writeNeed(pattern, this.#need);
    this.#firstStarRow = this.#assignRows(ANY, 0);
    const used = this.#assignRows(STAR, this.#firstStarRow);
    if (this.#failed.length < used) this.#failed = new Int32Array(used);
    else this.#failed.fill(0, 0, used);
    return this;
  }

  /** Does the pattern from `position` on lead from this node to a word? */
  fits(rank: number, position: number): boolean {
    const { records } = this.#graph;
    const pattern = this.#pattern;
    const last = pattern.length - 1;
    let node = rank;
    for (let at = position; at < last; at++) {
      const symbol = pattern[at]!;
      if (symbol === STAR) return this.fitsBelow(node, at + 1);
      if (symbol === ANY) return this.#fitsAfterAny(node, at);
      const mask = records[2 * node]!;
      const bit = 1 << symbol;
      if ((mask & bit) === 0) return false;
      node = records[2 * node + CHILDREN + bitCount(mask & (bit - 1))]!;
    }
    if (position > last) return (records[2 * node]! & WORD_END) !== 0;
    return (records[2 * node + WORDS]! & (1 << pattern[last]!)) !== 0;
  }

  /** Does it from some strict descendant? The symbol before `position` must be a wildcard. */
  fitsBelow(rank: number, position: number): boolean {
    const { records, reach, wordsBelow } = this.#graph;
    const last = this.#pattern.length - 1;
    const letters = records[2 * rank]! & LETTERS;
    if (position > last) return letters !== 0;
    if (position === last) return (wordsBelow[rank]! & (1 << this.#pattern[last]!)) !== 0;
    const row = this.#rows[position - 1]!;
    const from = 2 * rank + CHILDREN;
    const end = from + bitCount(letters);
    for (let at = from; at < end; at++) {
      const child = records[at]!;
      if (lacks(reach, child, this.#need, position) || this.#hasFailed(row, child)) continue;
      if (this.fits(child, position) || this.fitsBelow(child, position)) return true;
      this.#fail(row, child);
    }
    return false;
  }

  /** A quick look: if not, then neither from this node nor from any below. */
  mayFit(rank: number, position: number): boolean {
    return !lacks(this.#graph.reach, rank, this.#need, position);
  }

  #fitsAfterAny(rank: number, at: number): boolean {
    const { records, reach } = this.#graph;
    const row = this.#rows[at]!;
    if (lacks(reach, rank, this.#need, at) || this.#hasFailed(row, rank)) return false;
    const from = 2 * rank + CHILDREN;
    const end = from + bitCount(records[2 * rank]! & LETTERS);
    for (let edge = from; edge < end; edge++) if (this.fits(records[edge]!, at + 1)) return true;
    this.#fail(row, rank);
    return false;
  }

  #hasFailed(row: number, rank: number): boolean {
    return (this.#failed[row + (rank >>> 5)]! & (1 << rank)) !== 0;
  }

  /** What fails here after a star fails here all the more after an earlier star, which has more still to find. */
  #fail(row: number, rank: number): void {
    const word = rank >>> 5;
    const bit = 1 << rank;
    this.#failed[row + word]! |= bit;
    for (let r = row - this.#rowLength; r >= this.#firstStarRow; r -= this.#rowLength) this.#failed[r + word]! |= bit;
  }

  #assignRows(wildcard: number, from: number): number {
    let row = from;
    for (let at = 0; at < this.#pattern.length; at++) {
      if (this.#pattern[at] !== wildcard) continue;
      this.#rows[at] = row;
      row += this.#rowLength;
    }
    return row;
  }
}

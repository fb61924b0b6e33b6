import { bitCount, LETTER_MASK, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { type Closures, ROW, ROW_LIST, ROW_WORDS } from './closures.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import { ANY, isLetter, type Pattern, STAR } from './pattern.ts';
import { type RankedGraph, rankedGraph } from './ranked-graph.ts';
import { lacks, newNeed, writeNeed } from './reach.ts';

/** True if any word fits the pattern. For many patterns on one graph use a `PatternAutomaton`. */
export const hasMatch = (graph: WordGraph, pattern: Pattern): boolean =>
  new PatternSearch(rankedGraph(graph)).setPattern(pattern).fits(ROOT, 0);

/**
 * A depth-first search of pattern × graph for one word. It turns back where the graph can no longer give what the rest
 * of the pattern needs, and remembers per wildcard where the rest failed: no pattern costs more than nodes × wildcards.
 *
 * Nodes are given by rank.
 */
export class PatternSearch {
  readonly #graph: RankedGraph;
  readonly #closures: Closures | undefined;
  #pattern: Pattern = [];
  #need: Int32Array = newNeed(0);
  /** Per wildcard a row of bits: the nodes where the rest failed. */
  #failed: Int32Array = new Int32Array(0);
  readonly #rowLength: number;
  /** The places in `#failed` that are not 0: they are few, and quicker emptied than all. */
  #touched: number[] = [];
  /** Per position of a wildcard where its row begins. */
  #rows: Int32Array = new Int32Array(0);

  /** @param closures for who asks many questions: making their rows takes longer than a single one */
  constructor(graph: RankedGraph, closures?: Closures) {
    this.#graph = graph;
    this.#closures = closures;
    this.#rowLength = (graph.size >>> 5) + 1;
  }

  /** Makes ready for questions about this pattern. */
  setPattern(pattern: Pattern): this {
    this.#pattern = pattern;
    if (this.#rows.length < pattern.length) {
      this.#rows = new Int32Array(2 * pattern.length);
      this.#need = newNeed(2 * pattern.length);
    }
    writeNeed(pattern, this.#need);
    const used = this.#assignRows();
    if (this.#failed.length < used) this.#failed = new Int32Array(used);
    else for (const place of this.#touched) this.#failed[place] = 0;
    this.#touched = [];
    return this;
  }

  get bytes(): number {
    return 4 * (this.#failed.length + this.#rows.length + this.#need.length);
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
    const letters = records[2 * rank]! & LETTER_MASK;
    if (position > last) return letters !== 0;
    if (position === last) return (wordsBelow[rank]! & (1 << this.#pattern[last]!)) !== 0;
    const letter = this.#pattern[position]!;
    if (this.#closures && isLetter(letter)) return this.#fitsAfter(this.#closures, rank, position);
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

  /** Does it from where the letter at `position` leads from some strict descendant? */
  #fitsAfter(closures: Closures, rank: number, position: number): boolean {
    const { records, reach } = this.#graph;
    const below = records[2 * rank + BELOW]!;
    const bit = 1 << this.#pattern[position]!;
    if ((below & bit) === 0) return false;
    const row = closures.rowsOf(rank) + ROW * bitCount(below & (bit - 1));
    const { rows, lists } = closures;
    const next = position + 1;
    const symbol = 1 << this.#pattern[next]!;
    if (next === this.#pattern.length - 1) return (rows[row + ROW_WORDS]! & symbol) !== 0;
    if ((rows[row]! & symbol) === 0) return false;
    const failures = this.#rows[position - 1]!;
    const list = rows[row + ROW_LIST]!;
    const count = list < 0 ? 1 : lists[list]!;
    for (let i = 1; i <= count; i++) {
      const node = list < 0 ? ~list : lists[list + i]!;
      if ((records[2 * node]! & symbol) === 0 || lacks(reach, node, this.#need, next)) continue;
      if (this.#hasFailed(failures, node)) continue;
      if (this.fits(node, next)) return true;
      this.#fail(failures, node);
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
    const end = from + bitCount(records[2 * rank]! & LETTER_MASK);
    for (let edge = from; edge < end; edge++) if (this.fits(records[edge]!, at + 1)) return true;
    this.#fail(row, rank);
    return false;
  }

  #hasFailed(row: number, rank: number): boolean {
    return (this.#failed[row + (rank >>> 5)]! & (1 << rank)) !== 0;
  }

  #fail(row: number, rank: number): void {
    const place = row + (rank >>> 5);
    if (this.#failed[place] === 0) this.#touched.push(place);
    this.#failed[place]! |= 1 << rank;
  }

  /** A row for each wildcard; gives how long they are together. */
  #assignRows(): number {
    let row = 0;
    for (let at = 0; at < this.#pattern.length; at++) {
      if (isLetter(this.#pattern[at]!)) continue;
      this.#rows[at] = row;
      row += this.#rowLength;
    }
    return row;
  }
}

import { bitCount, LETTERS } from '../graph.ts';
import { type Closures, ROW, ROW_LIST } from './closures.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import { grown } from './numbers.ts';
import type { RankedGraph } from './ranked-graph.ts';
import { forget, isSeen, makeSeen, type Seen, see } from './seen.ts';

/** More than a node has children. */
const SOME = 32;

/**
 * Small sets of nodes for a search that goes deep: each is a stretch of one array, the later after the earlier, and is
 * there until the next search begins. Left out are nodes from where nothing useful leads on.
 */
export class Stretches {
  /** Grows: read it anew after every step. */
  nodes: Int32Array<ArrayBuffer> = new Int32Array(1 << 12);
  /** Where the last stretch ends. Each of the following puts a new one there. */
  end = 0;
  /** Of the last set: its mask, its word mask, and the masks of all that lies below. */
  mask = 0;
  words = 0;
  below = 0;
  /** The symbols that may come in this search, and WORD_END. */
  #useful = 0;
  readonly #graph: RankedGraph;
  readonly #closures: Closures;
  readonly #seen: Seen;

  constructor(graph: RankedGraph, closures: Closures) {
    this.#graph = graph;
    this.#closures = closures;
    this.#seen = makeSeen(graph.size);
  }

  get bytes(): number {
    return 4 * (this.nodes.length + this.#seen.length);
  }

  /** Gives up all stretches. */
  begin(useful: number): void {
    this.end = 0;
    this.#useful = useful;
  }

  /** Makes room for so many more nodes. */
  reserve(count: number): void {
    this.nodes = grown(this.nodes, this.end + count, 2);
  }

  /** Where a letter leads from the stretch from here to there. */
  step(from: number, to: number, letter: number): void {
    this.reserve(to - from);
    const { records } = this.#graph;
    const { nodes } = this;
    const useful = this.#useful;
    const bit = 1 << letter;
    let { end } = this;
    let mask = 0;
    let words = 0;
    let below = 0;
    // A node is met twice at most a few times, and that costs less than to look for it.
    for (let at = from; at < to; at++) {
      const record = 2 * nodes[at]!;
      const own = records[record]!;
      if ((own & bit) === 0) continue;
      const child = records[record + CHILDREN + bitCount(own & (bit - 1))]!;
      const childMask = records[2 * child]!;
      if ((childMask & useful) === 0) continue;
      mask |= childMask;
      words |= records[2 * child + WORDS]!;
      below |= records[2 * child + BELOW]!;
      nodes[end++] = child;
    }
    this.#note(end, mask, words, below);
  }

  /** The nodes written after the last stretch, up to there. */
  take(to: number): void {
    const { records } = this.#graph;
    const { nodes } = this;
    const useful = this.#useful;
    let { end } = this;
    let mask = 0;
    let words = 0;
    let below = 0;
    for (let at = end; at < to; at++) {
      const node = nodes[at]!;
      const own = records[2 * node]!;
      if ((own & useful) === 0) continue;
      mask |= own;
      words |= records[2 * node + WORDS]!;
      below |= records[2 * node + BELOW]!;
      nodes[end++] = node;
    }
    this.#note(end, mask, words, below);
  }

  /** Where a letter leads from what lies below the stretch. */
  stepBelow(from: number, to: number, letter: number): void {
    const { records } = this.#graph;
    const closures = this.#closures;
    const seen = this.#seen;
    const useful = this.#useful;
    const bit = 1 << letter;
    const start = this.end;
    let end = start;
    let mask = 0;
    let words = 0;
    let below = 0;
    for (let at = from; at < to; at++) {
      const node = this.nodes[at]!;
      const letters = records[2 * node + BELOW]!;
      if ((letters & bit) === 0) continue;
      const row = closures.rowsOf(node) + ROW * bitCount(letters & (bit - 1));
      const { rows, lists } = closures;
      if ((rows[row]! & useful) === 0) continue;
      const list = rows[row + ROW_LIST]!;
      const count = list < 0 ? 1 : lists[list]!;
      this.end = end;
      this.reserve(count);
      const { nodes } = this;
      for (let i = 1; i <= count; i++) {
        const child = list < 0 ? ~list : lists[list + i]!;
        if (isSeen(seen, child)) continue;
        const childMask = records[2 * child]!;
        if ((childMask & useful) === 0) continue;
        see(seen, child);
        mask |= childMask;
        words |= records[2 * child + WORDS]!;
        below |= records[2 * child + BELOW]!;
        nodes[end++] = child;
      }
    }
    forget(seen, this.nodes, start, end);
    this.#note(end, mask, words, below);
  }

  /** All that lies below the stretch. There is no new one for that: it stands for it. */
  star(from: number, to: number): void {
    const { records, wordsBelow } = this.#graph;
    const { nodes } = this;
    let mask = 0;
    let words = 0;
    for (let at = from; at < to; at++) {
      mask |= records[2 * nodes[at]! + BELOW]!;
      words |= wordsBelow[nodes[at]!]!;
    }
    this.#note(this.end, mask, words, mask);
  }

  /** The children of the stretch; the masks are those of what lies below them: two letters or more. */
  deeper(from: number, to: number): void {
    const { records } = this.#graph;
    const seen = this.#seen;
    const start = this.end;
    for (let at = from; at < to; at++) {
      this.reserve(SOME);
      const { nodes } = this;
      const record = 2 * nodes[at]!;
      for (let edge = record + CHILDREN, last = edge + bitCount(records[record]! & LETTERS); edge < last; edge++) {
        nodes[this.end] = records[edge]!;
        this.end += see(seen, records[edge]!);
      }
    }
    forget(seen, this.nodes, start, this.end);
    this.star(start, this.end);
  }

  #note(end: number, mask: number, words: number, below: number): void {
    this.end = end;
    this.mask = mask;
    this.words = words;
    this.below = below;
  }
}

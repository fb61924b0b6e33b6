import { bitCount, LETTER_MASK } from '../graph.ts';
import { type Closures, ROW, ROW_LIST } from './closures.ts';
import { grow } from './grow.ts';
import { clearNodes, markSeen, type NodeBitset, newBitset } from './node-bitset.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import type { RankedGraph } from './ranked-graph.ts';

/** More nodes than this are looked through for those met twice. */
const LONG = 64;
/** More than a node has children. */
const SOME = 32;

/**
 * Small sets of nodes for a search that goes deep: each is a stretch of one array, the later after the earlier, and is
 * there until the next search begins.
 *
 * Every loop does one thing, as far as possible without a branch on what it has just read: so reads need not wait for
 * each other.
 */
export class Stretches {
  /** Grows: read it again after every step. */
  nodes: Int32Array<ArrayBuffer> = new Int32Array(1 << 12);
  /** End of the last stretch. Each of the following methods puts a new one there. */
  end = 0;
  /** Of the last set: its mask, its word mask, and the masks of all that lies below. */
  mask = 0;
  words = 0;
  below = 0;
  readonly #graph: RankedGraph;
  readonly #closures: Closures;
  readonly #seen: NodeBitset;
  #found: Int32Array<ArrayBuffer> = new Int32Array(1 << 8);

  constructor(graph: RankedGraph, closures: Closures) {
    this.#graph = graph;
    this.#closures = closures;
    this.#seen = newBitset(graph.size);
  }

  get bytes(): number {
    return 4 * (this.nodes.length + this.#found.length + this.#seen.length);
  }

  /** Gives up all stretches. */
  begin(): void {
    this.end = 0;
  }

  /** Makes room for so many more nodes. */
  reserve(count: number): void {
    this.nodes = grow(this.nodes, this.end + count, 2);
  }

  /** Adds the first `count` of these nodes as they are. */
  add(nodes: Int32Array, count: number): void {
    this.reserve(count);
    // Not `set`, which is slow for as few as these are.
    for (let i = 0; i < count; i++) this.nodes[this.end + i] = nodes[i]!;
    this.end += count;
  }

  /** Adds the nodes that a letter leads to from the stretch. */
  step(from: number, to: number, letter: number): void {
    // One more: the place after the last is written to.
    this.reserve(to - from + 1);
    const { records } = this.#graph;
    const { nodes } = this;
    const bit = 1 << letter;
    const start = this.end;
    let end = start;
    for (let at = from; at < to; at++) {
      const record = 2 * nodes[at]!;
      const own = records[record]!;
      nodes[end] = record + CHILDREN + bitCount(own & (bit - 1));
      end += (own >>> letter) & 1;
    }
    for (let at = start; at < end; at++) nodes[at] = records[nodes[at]!]!;
    // In a short one a node is met twice at most a few times, and that costs less than to look for it.
    this.take(end - start > LONG ? this.#once(start, end) : end);
  }

  /** Leaves each node but once; gives where they end. */
  #once(start: number, to: number): number {
    const { nodes } = this;
    const seen = this.#seen;
    let end = start;
    for (let at = start; at < to; at++) {
      const node = nodes[at]!;
      nodes[end] = node;
      end += markSeen(seen, node);
    }
    clearNodes(seen, nodes, start, end);
    return end;
  }

  /** The nodes written after the last stretch, up to there. */
  take(to: number): void {
    const { records } = this.#graph;
    const { nodes } = this;
    let mask = 0;
    let words = 0;
    let below = 0;
    for (let at = this.end; at < to; at++) {
      const record = 2 * nodes[at]!;
      mask |= records[record]!;
      words |= records[record + WORDS]!;
      below |= records[record + BELOW]!;
    }
    this.#note(to, mask, words, below);
  }

  /** Adds the nodes that a letter leads to from below the stretch. */
  stepBelow(from: number, to: number, letter: number): void {
    const count = this.#findLists(from, to, letter);
    this.reserve(count + 1);
    const { lists } = this.#closures;
    const found = this.#found;
    const seen = this.#seen;
    const start = this.end;
    let { nodes } = this;
    let end = start;
    let several = 0;
    for (let i = 0; i < count; i++) {
      const list = found[i]!;
      if (list < 0) {
        nodes[end] = ~list;
        end += markSeen(seen, ~list);
      } else found[several++] = list;
    }
    for (let i = 0; i < several; i++) {
      const place = found[i]!;
      const last = place + lists[place]!;
      this.end = end;
      this.reserve(last - place + 1);
      nodes = this.nodes;
      for (let at = place + 1; at <= last; at++) {
        nodes[end] = lists[at]!;
        end += markSeen(seen, lists[at]!);
      }
    }
    clearNodes(seen, nodes, start, end);
    this.end = start;
    this.take(end);
  }

  /** Writes to `#found` what the rows of a letter list, of each node of the stretch that has one; gives their number. */
  #findLists(from: number, to: number, letter: number): number {
    // One more: the place after the last is written to.
    this.#found = grow(this.#found, to - from + 1);
    const { records } = this.#graph;
    const closures = this.#closures;
    const { nodes } = this;
    const found = this.#found;
    const below = (1 << letter) - 1;
    let count = 0;
    for (let at = from; at < to; at++) {
      found[count] = nodes[at]!;
      count += (records[2 * nodes[at]! + BELOW]! >>> letter) & 1;
    }
    for (let i = 0; i < count; i++) {
      const node = found[i]!;
      found[i] = closures.rowsOf(node) + ROW * bitCount(records[2 * node + BELOW]! & below);
    }
    const { rows } = closures;
    for (let i = 0; i < count; i++) found[i] = rows[found[i]! + ROW_LIST]!;
    return count;
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
      for (let edge = record + CHILDREN, last = edge + bitCount(records[record]! & LETTER_MASK); edge < last; edge++) {
        nodes[this.end] = records[edge]!;
        this.end += markSeen(seen, records[edge]!);
      }
    }
    clearNodes(seen, this.nodes, start, this.end);
    this.star(start, this.end);
  }

  #note(end: number, mask: number, words: number, below: number): void {
    this.end = end;
    this.mask = mask;
    this.words = words;
    this.below = below;
  }
}

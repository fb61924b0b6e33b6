import { bitCount, LETTER_MASK } from '../graph.ts';
import { grow } from './grow.ts';
import { clearNodes, markSeen, type NodeBitset, newBitset } from './node-bitset.ts';
import { BELOW, CHILDREN, ROWS, WORDS } from './node-record.ts';
import type { RankedGraph } from './ranked-graph.ts';

/** A row: the mask of all it lists, then these. */
export const ROW = 3;
/** Their word masks together. */
export const ROW_WORDS = 1;
/**
 * Of a row that lists one node, which is two rows of three, the complement of that node: to read a list as well would be
 * one more way to memory. Of any other the place of its list in `lists`: how many nodes, and then the nodes.
 */
export const ROW_LIST = 2;

/** They are big, so not much is kept to spare. */
const SPARE = 1.2;

/**
 * By node and letter, the nodes that the letter leads to from the node's strict descendants, which is the effect of `*`
 * followed by that letter. Without these rows most of a search's time went into finding them again and again.
 *
 * A node has a row for each letter of its BELOW, and after the last the number of nodes they list. Rows are made on
 * demand and stay; all rows of a quarter of a million words list 1.8 million nodes. Arrays grow: read them again after
 * `rowsOf`.
 */
export class Closures {
  rows: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  lists: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  /** Place 0 means that there are no rows. */
  #rowsEnd = ROW;
  #listsEnd = 0;
  readonly #graph: RankedGraph;
  readonly #seen: NodeBitset;
  /**
   * Descendants of the node whose rows are being made; and by letter the nodes it leads to from there, with
   * repetitions.
   */
  #queue: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  readonly #buckets: Int32Array<ArrayBuffer>[] = Array.from({ length: 26 }, () => new Int32Array(64));
  readonly #sizes: Int32Array = new Int32Array(26);

  constructor(graph: RankedGraph) {
    this.#graph = graph;
    this.#seen = newBitset(graph.size);
  }

  get bytes(): number {
    const scratch = this.#buckets.reduce((sum, bucket) => sum + bucket.length, this.#queue.length + this.#seen.length);
    return 4 * (this.rows.length + this.lists.length + scratch);
  }

  /** Start of the node's rows. */
  rowsOf(rank: number): number {
    return this.#graph.records[2 * rank + ROWS]! || this.#close(rank);
  }

  /** Number of nodes in all its rows. */
  sizeOf(rank: number): number {
    const letters = bitCount(this.#graph.records[2 * rank + BELOW]! & LETTER_MASK);
    return letters === 0 ? 0 : this.rows[this.rowsOf(rank) + ROW * letters]!;
  }

  #close(rank: number): number {
    const { records } = this.#graph;
    this.#sweep(rank);
    const below = records[2 * rank + BELOW]! & LETTER_MASK;
    const start = this.#rowsEnd;
    this.#rowsEnd += ROW * bitCount(below) + 1;
    this.rows = grow(this.rows, this.#rowsEnd, SPARE);
    let row = start;
    let listed = 0;
    for (let letters = below; letters !== 0; letters &= letters - 1, row += ROW)
      listed += this.#write(row, 31 - Math.clz32(letters & -letters));
    this.rows[row] = listed;
    records[2 * rank + ROWS] = start;
    return start;
  }

  /** Writes what lies in the letter's bucket as a row, each node once, and empties it; gives how many they are. */
  #write(row: number, letter: number): number {
    const { records } = this.#graph;
    const bucket = this.#buckets[letter]!;
    const size = this.#sizes[letter]!;
    const place = this.#listsEnd;
    const from = place + 1;
    this.lists = grow(this.lists, from + size, SPARE);
    const { lists } = this;
    let end = from;
    let mask = 0;
    let words = 0;
    for (let i = 0; i < size; i++) {
      const node = bucket[i]!;
      lists[end] = node;
      end += markSeen(this.#seen, node);
      mask |= records[2 * node]!;
      words |= records[2 * node + WORDS]!;
    }
    clearNodes(this.#seen, lists, from, end);
    const listed = end - from;
    this.rows[row] = mask;
    this.rows[row + ROW_WORDS] = words;
    this.rows[row + ROW_LIST] = listed === 1 ? ~lists[from]! : place;
    lists[place] = listed;
    if (listed > 1) this.#listsEnd = end;
    this.#sizes[letter] = 0;
    return listed;
  }

  /** Puts into the buckets where each letter leads from what lies below the node. */
  #sweep(rank: number): void {
    const { records } = this.#graph;
    const seen = this.#seen;
    const sizes = this.#sizes;
    let count = this.#enqueueChildren(rank, 0);
    for (let i = 0; i < count; i++) {
      const node = this.#queue[i]!;
      let at = 2 * node + CHILDREN;
      for (let letters = records[2 * node]! & LETTER_MASK; letters !== 0; letters &= letters - 1) {
        const letter = 31 - Math.clz32(letters & -letters);
        const size = sizes[letter]!++;
        if (size === this.#buckets[letter]!.length) this.#buckets[letter] = grow(this.#buckets[letter]!, size + 1);
        this.#buckets[letter]![size] = records[at++]!;
      }
      count = this.#enqueueChildren(node, count);
    }
    clearNodes(seen, this.#queue, 0, count);
  }

  #enqueueChildren(node: number, count: number): number {
    const { records } = this.#graph;
    const from = 2 * node + CHILDREN;
    const last = from + bitCount(records[2 * node]! & LETTER_MASK);
    this.#queue = grow(this.#queue, count + last - from);
    let end = count;
    for (let at = from; at < last; at++) {
      this.#queue[end] = records[at]!;
      end += markSeen(this.#seen, records[at]!);
    }
    return end;
  }
}

const closures = new WeakMap<RankedGraph, Closures>();

/** The closures of a graph, shared by all its searches. */
export function closuresOf(graph: RankedGraph): Closures {
  let known = closures.get(graph);
  if (known === undefined) {
    known = new Closures(graph);
    closures.set(graph, known);
  }
  return known;
}

import { bitCount, LETTER_MASK } from '../graph.ts';
import { type Closures, ROW, ROW_LIST, ROW_WORDS } from './closures.ts';
import { grow } from './grow.ts';
import { clearNodes, markSeen, type NodeBitset, newBitset } from './node-bitset.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import type { RankedGraph } from './ranked-graph.ts';

/**
 * Finds the successors of a set of nodes for several letters at a time. First it looks at the masks of the resulting
 * sets; only those from which a wanted symbol leads on are then assembled.
 *
 * Every loop does one thing, and no branch depends on a value just read, so reads need not wait for each other.
 */
export class SuccessorSets {
  /** The set it goes out from: put the nodes here first. */
  readonly members: Int32Array;
  /** By letter, of the set that it leads to: the mask, and the word mask. */
  readonly masks: Int32Array = new Int32Array(26);
  readonly words: Int32Array = new Int32Array(26);

  /** The set put together last: its first `size` nodes, each once and marked in `seen`; its masks. */
  readonly nodes: Int32Array;
  size = 0;
  readonly seen: NodeBitset;
  /** After `rehash`: of the set, not of the order; equal sets have equal hashes, and that is all it is good for. */
  hash = 0;
  mask = 0;
  wordMask = 0;

  readonly #graph: RankedGraph;
  readonly #closures: Closures;
  /** By letter what the look found, one letter after the other: nodes, or rows of what lies below. */
  #found: Int32Array<ArrayBuffer> = new Int32Array(1 << 10);
  readonly #from: Int32Array = new Int32Array(26);
  readonly #to: Int32Array = new Int32Array(26);
  #areRows = false;
  /** By member its mask or that of what lies below it, and where its rows begin; then nodes that have a row alone. */
  readonly #own: Int32Array;
  readonly #rows: Int32Array;

  constructor(graph: RankedGraph, closures: Closures) {
    this.#graph = graph;
    this.#closures = closures;
    this.members = new Int32Array(graph.nodes);
    this.nodes = new Int32Array(graph.nodes + 1);
    this.#own = new Int32Array(graph.nodes);
    this.#rows = new Int32Array(graph.nodes);
    this.seen = newBitset(graph.size);
  }

  get bytes(): number {
    return 4 * (4 * this.members.length + this.#found.length + this.seen.length);
  }

  /** Looks where the letters lead from the first `count` members. Only members with a successor stay. */
  look(count: number, letters: number): void {
    const { records } = this.#graph;
    const { members } = this;
    const own = this.#own;
    this.#areRows = false;
    let useful = 0;
    for (let i = 0; i < count; i++) {
      const node = members[i]!;
      const mask = records[2 * node]!;
      members[useful] = node;
      own[useful] = mask;
      useful += isAny(mask & letters);
    }
    const found = this.#makeRoom(useful, letters);
    let end = 0;
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const from = end;
      for (let i = 0; i < useful; i++) {
        found[end] = 2 * members[i]! + CHILDREN + bitCount(own[i]! & (bit - 1));
        end += (own[i]! >>> letter) & 1;
      }
      let mask = 0;
      let words = 0;
      for (let i = from; i < end; i++) {
        const child = records[found[i]!]!;
        found[i] = child;
        mask |= records[2 * child]!;
        words |= records[2 * child + WORDS]!;
      }
      this.#note(letter, from, end, mask, words);
    }
  }

  /** Looks where they lead from below the first `count` members; the same applies to these. */
  lookBelow(count: number, letters: number): void {
    const { records } = this.#graph;
    const { members } = this;
    const own = this.#own;
    const firsts = this.#rows;
    this.#areRows = true;
    let useful = 0;
    for (let i = 0; i < count; i++) {
      const node = members[i]!;
      const mask = records[2 * node + BELOW]!;
      members[useful] = node;
      own[useful] = mask;
      useful += isAny(mask & letters);
    }
    for (let i = 0; i < useful; i++) firsts[i] = this.#closures.rowsOf(members[i]!);
    const { rows } = this.#closures;
    const found = this.#makeRoom(useful, letters);
    let end = 0;
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      const from = end;
      for (let i = 0; i < useful; i++) {
        found[end] = firsts[i]! + ROW * bitCount(own[i]! & (bit - 1));
        end += (own[i]! >>> letter) & 1;
      }
      let mask = 0;
      let words = 0;
      for (let i = from; i < end; i++) {
        mask |= rows[found[i]!]!;
        words |= rows[found[i]! + ROW_WORDS]!;
      }
      this.#note(letter, from, end, mask, words);
    }
  }

  /** Puts together the set that a letter leads to, after a look at it. */
  gather(letter: number): void {
    const from = this.#from[letter]!;
    const to = this.#to[letter]!;
    if (this.#areRows) this.#gatherRows(from, to);
    else this.#gatherNodes(this.#found, from, to);
    this.#finish(this.masks[letter]!, this.words[letter]!);
  }

  /** Puts together the children of the first `count` members. */
  gatherChildren(count: number): void {
    const { records } = this.#graph;
    const { members, nodes, seen } = this;
    let end = 0;
    for (let i = 0; i < count; i++) {
      const record = 2 * members[i]!;
      const last = record + CHILDREN + bitCount(records[record]! & LETTER_MASK);
      for (let at = record + CHILDREN; at < last; at++) {
        nodes[end] = records[at]!;
        end += markSeen(seen, records[at]!);
      }
    }
    this.size = end;
    this.#finishWithMasks();
  }

  /** Takes the first `count` members as they are. */
  gatherMembers(count: number): void {
    this.#gatherNodes(this.members, 0, count);
    this.#finishWithMasks();
  }

  /** Works out the hash, which not every set is asked for. */
  rehash(): void {
    let hash = 0;
    for (let i = 0; i < this.size; i++) hash = (hash + scattered(this.nodes[i]!)) | 0;
    this.hash = hash;
  }

  /** To be called when the set put together is done with. */
  clear(): void {
    clearNodes(this.seen, this.nodes, 0, this.size);
  }

  #makeRoom(count: number, letters: number): Int32Array {
    // One more: the place after the last is written to.
    this.#found = grow(this.#found, count * bitCount(letters) + 1);
    return this.#found;
  }

  #note(letter: number, from: number, to: number, mask: number, words: number): void {
    this.#from[letter] = from;
    this.#to[letter] = to;
    this.masks[letter] = mask;
    this.words[letter] = words;
  }

  #gatherNodes(found: Int32Array, from: number, to: number): void {
    const { nodes, seen } = this;
    let end = 0;
    for (let i = from; i < to; i++) {
      nodes[end] = found[i]!;
      end += markSeen(seen, found[i]!);
    }
    this.size = end;
  }

  #gatherRows(from: number, to: number): void {
    const { rows, lists } = this.#closures;
    const { nodes, seen } = this;
    const found = this.#found;
    const singles = this.#rows;
    let single = 0;
    let several = from;
    for (let i = from; i < to; i++) {
      const list = rows[found[i]! + ROW_LIST]!;
      singles[single] = ~list;
      found[several] = list;
      single += list >>> 31;
      several += ~list >>> 31;
    }
    let end = 0;
    for (let i = 0; i < single; i++) {
      nodes[end] = singles[i]!;
      end += markSeen(seen, singles[i]!);
    }
    for (let i = from; i < several; i++) {
      const place = found[i]!;
      for (let at = place + 1, last = place + lists[place]!; at <= last; at++) {
        nodes[end] = lists[at]!;
        end += markSeen(seen, lists[at]!);
      }
    }
    this.size = end;
  }

  #finishWithMasks(): void {
    const { records } = this.#graph;
    let mask = 0;
    let words = 0;
    for (let i = 0; i < this.size; i++) {
      mask |= records[2 * this.nodes[i]!]!;
      words |= records[2 * this.nodes[i]! + WORDS]!;
    }
    this.#finish(mask, words);
  }

  #finish(mask: number, words: number): void {
    this.mask = mask;
    this.wordMask = words;
  }
}

/** 1 if any bit is set, else 0; without a branch. The sign's must not be. */
const isAny = (bits: number): number => -bits >>> 31;

/** Spreads a number over all 32 bits, not linearly: sums of it must not cancel out. */
function scattered(rank: number): number {
  const x = Math.imul(rank ^ (rank >>> 7), 0x9e37_79b1);
  const y = Math.imul(x ^ (x >>> 15), 0x85eb_ca6b);
  return y ^ (y >>> 13);
}

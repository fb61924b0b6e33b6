import { bitCount, LETTERS, NOWHERE, WORD_END } from '../graph.ts';
import { CHILDREN, WORDS } from './node-record.ts';
import type { RankedGraph } from './ranked-graph.ts';

/**
 * Where the table names a state, a negative number stands for one not made yet: the complement of what is known of it.
 * That is the lower bits of the mask it will have (PREVIEW; the wildcards' bits are left out, they are set wherever a
 * letter's is), none as long as it is not known, and how often `check` has wanted it (WANTED).
 */
export const UNMADE: number = ~0;
export const PREVIEW: number = LETTERS | WORD_END;
export const WANTED: number = 7 << 27;
export const WANTED_ONCE: number = 1 << 27;

/**
 * In a mask: no search but the one that made the state has come here. It is the sign, so that testing for it costs next
 * to nothing; no symbol has that bit.
 */
export const FRESH: number = 1 << 31;

/** Of a state and of a set of a few nodes: at + WORD_MASK the symbols that lead straight to a word. */
export const WORD_MASK = 1;
/** At + STAR_OF where `*` leads. */
export const STAR_OF = 2;
/** At + FIRST_EDGE, of a state, the place of its first edge; NO_EDGES before the first step away from it. */
export const FIRST_EDGE = 3;
export const NO_EDGES = -1;

/**
 * The states by number, in arrays that grow: read them anew after anything that may add a state. The first states are
 * the graph's nodes, under their own numbers.
 *
 * What a warm step reads lies close together, laid out as in the graph; what is needed now and then lies elsewhere.
 */
export class StateTable {
  count = 0;
  /** From 4 × state on: its mask; and at + FIRST_EDGE, + WORD_MASK and + STAR_OF what these say. */
  heads: Int32Array<ArrayBuffer>;
  /** An edge per letter of the mask, in order: the state it leads to. */
  edges: Int32Array<ArrayBuffer>;
  edgeCount = 0;
  /** Per state where `?` leads. */
  anys: Int32Array<ArrayBuffer>;
  /** Per state its nodes: the place of their list or, of a star, the complement of its generator. */
  nodes: Int32Array<ArrayBuffer>;
  /** Per state with a list the hash of that set. */
  hashes: Int32Array<ArrayBuffer>;

  constructor(states: number, edges: number) {
    this.heads = new Int32Array(4 * states);
    this.edges = new Int32Array(edges);
    this.anys = new Int32Array(states);
    this.nodes = new Int32Array(states);
    this.hashes = new Int32Array(states);
  }

  get bytes(): number {
    return 4 * (7 * this.anys.length + this.edges.length);
  }

  addNodes(graph: RankedGraph): void {
    const { records, rankOf, nodeOf } = graph;
    for (let node = 0; node < graph.nodes; node++) {
      const record = 2 * rankOf[node]!;
      this.add(records[record]!, node === NOWHERE ? 0 : records[record + WORDS]!);
      const first = this.addEdges(node);
      for (let edge = first; edge < this.edgeCount; edge++)
        this.edges[edge] = nodeOf[records[record + CHILDREN + edge - first]!]!;
    }
  }

  add(mask: number, words: number): number {
    const state = this.count++;
    if (state === this.anys.length) this.#grow();
    this.heads[4 * state] = mask;
    this.heads[4 * state + FIRST_EDGE] = NO_EDGES;
    this.heads[4 * state + WORD_MASK] = words;
    this.heads[4 * state + STAR_OF] = UNMADE;
    this.anys[state] = UNMADE;
    return state;
  }

  /** Gives the state its edges, of which nothing is known yet; gives the place of the first. */
  addEdges(state: number): number {
    const from = this.edgeCount;
    this.edgeCount += bitCount(this.heads[4 * state]! & LETTERS);
    this.edges = grown(this.edges, this.edgeCount);
    // Not `fill`, which is slow for as few edges as a state has.
    for (let edge = from; edge < this.edgeCount; edge++) this.edges[edge] = UNMADE;
    this.heads[4 * state + FIRST_EDGE] = from;
    return from;
  }

  #grow(): void {
    // One number of states for all: were each rounded up by itself, `heads` could end half a state short.
    const states = Math.ceil(1.5 * this.count);
    this.heads = resized(this.heads, 4 * states);
    this.anys = resized(this.anys, states);
    this.nodes = resized(this.nodes, states);
    this.hashes = resized(this.hashes, states);
  }
}

/** The array, or if it is too short a longer one in its stead, with room to spare. */
const grown = (array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> =>
  length <= array.length ? array : resized(array, Math.ceil(1.5 * length));

const resized = (array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> =>
  new Int32Array(array.buffer.transfer(4 * length));

import { bitCount, LETTER_MASK } from '../graph.ts';
import { grow } from './grow.ts';
import { NodeLists } from './node-lists.ts';
import { CHILDREN, WORDS } from './node-record.ts';
import type { RankedGraph } from './ranked-graph.ts';
import { SetIndex } from './set-index.ts';
import { ANY_OF, EDGES, FRESH, HASH, NODES_OF, recordLength, STAR_OF, STATE_WORDS, UNMADE } from './state-record.ts';

interface Room {
  readonly states: number;
  readonly lists: number;
  readonly sets: number;
}

/**
 * All that an automaton remembers: its states, the nodes they stand for, and the way from a set to its state. All that a
 * step wants to know of a state lies together, for the cost is in going to memory.
 */
export class Memory {
  /** One record per state: see state-record.ts. Read it again after anything that may add a state. */
  states: Int32Array<ArrayBuffer>;
  /** Place of the next record. */
  end = 0;
  count = 0;
  readonly lists: NodeLists;
  readonly index: SetIndex;
  /** States from here on were made in the search under way. */
  searchStart = 0;

  constructor(ranks: number, room: Room = { states: 1 << 10, lists: 1 << 10, sets: 1 << 9 }) {
    this.states = new Int32Array(room.states);
    this.lists = new NodeLists(ranks, room.lists);
    this.index = new SetIndex(room.sets);
  }

  /** Bytes in use; the arrays have room to spare. */
  get usedBytes(): number {
    return 4 * this.end + 2 * this.lists.used + this.index.bytes;
  }

  get bytes(): number {
    return 4 * this.states.length + this.lists.bytes + this.index.bytes;
  }

  /** A state of which no edge is known yet. */
  add(mask: number, words: number, nodes: number): number {
    const state = this.end;
    this.end += recordLength(mask);
    this.count++;
    this.states = grow(this.states, this.end, 1.25);
    const { states, end } = this;
    states[state] = mask;
    states[state + STATE_WORDS] = words;
    states[state + STAR_OF] = UNMADE;
    states[state + ANY_OF] = UNMADE;
    states[state + NODES_OF] = nodes;
    states[state + HASH] = 0;
    // Not `fill`, which is slow for as few edges as a state has.
    for (let edge = state + EDGES; edge < end; edge += 2) {
      states[edge] = UNMADE;
      states[edge + 1] = 0;
    }
    return state;
  }

  /** A state of a set that has none yet. */
  addSet(mask: number, words: number, list: number, hash: number): number {
    const state = this.add(mask | FRESH, words, list);
    this.states[state + HASH] = hash;
    this.index.add(state, this.states);
    return state;
  }

  /** Notes that the state is worth keeping, if it was made by an earlier search. */
  visit(state: number): void {
    if (state < this.searchStart) this.states[state]! &= ~FRESH;
  }
}

/** A memory of the graph's own nodes and nothing else; writes by rank the state of each. */
export function newMemory(graph: RankedGraph, stateOf: Int32Array): Memory {
  const { records, rankOf } = graph;
  const memory = new Memory(graph.size);
  // NOWHERE, from where nothing leads on.
  memory.add(0, 0, 0);
  for (const rank of rankOf.subarray(1)) {
    stateOf[rank] = memory.add(records[2 * rank]!, records[2 * rank + WORDS]!, rank);
  }
  for (const rank of rankOf.subarray(1)) {
    const children = 2 * rank + CHILDREN;
    const edges = stateOf[rank]! + EDGES;
    for (let i = 0, count = bitCount(records[2 * rank]! & LETTER_MASK); i < count; i++) {
      const child = records[children + i]!;
      memory.states[edges + 2 * i] = stateOf[child]!;
      memory.states[edges + 2 * i + 1] = records[2 * child]!;
    }
  }
  memory.searchStart = memory.end;
  return memory;
}

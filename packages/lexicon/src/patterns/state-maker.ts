import { LETTER_MASK, NO_NODE, ROOT } from '../graph.ts';
import { type Closures, closuresOf } from './closures.ts';
import { type Memory, newMemory } from './memory.ts';
import { BELOW } from './node-record.ts';
import { type RankedGraph, WILDCARDS } from './ranked-graph.ts';
import { edgeAt, edgeOfList, FRESH, NODES_OF, PREVIEW, UNMADE, WANTED } from './state-record.ts';
import { SuccessorSets } from './successor-sets.ts';

/** Sets of at most this many nodes are kept as a list at their edge, if the caller walks on with cursors. */
const SMALL = 64;

/**
 * Makes states: gathers the nodes that symbols lead to from those of a state, and finds or adds the state of that set.
 */
export class StateMaker {
  /** May be put in another's place while nothing is being made. */
  memory: Memory;
  /** States opened so far and sets gathered for `?`: whatever had to be found out in the graph. */
  builds = 0;
  readonly graph: RankedGraph;
  readonly closures: Closures;
  /** States below this are single nodes. */
  readonly sets: number;
  /** By rank the state of a single node. */
  readonly stateOf: Int32Array;
  readonly #set: SuccessorSets;

  constructor(graph: RankedGraph) {
    this.graph = graph;
    this.closures = closuresOf(graph);
    this.stateOf = new Int32Array(graph.size);
    this.memory = newMemory(graph, this.stateOf);
    this.sets = this.memory.end;
    this.#set = new SuccessorSets(graph, this.closures);
  }

  get root(): number {
    return this.stateOf[ROOT]!;
  }

  /** Bytes used besides the memory. */
  get bytes(): number {
    return this.closures.bytes + this.#set.bytes + 4 * this.stateOf.length;
  }

  /**
   * Notes, for each of these letters of a state, the masks of where it leads, and makes those sets from where one of the
   * wanted symbols leads on (or, with WORD_END, where a word ends).
   * @param small sets of a few nodes become lists, not states
   */
  open(state: number, letters: number, wanted: number, small: boolean): void {
    this.builds++;
    const set = this.#set;
    const own = this.memory.states[state]!;
    // A wildcard leads on wherever any letter does, and of a state not made yet only the letters are known.
    const enough = wanted & WILDCARDS ? wanted | LETTER_MASK : wanted;
    const asked = letters & own & LETTER_MASK;
    const count = this.unpack(state);
    if (this.isStar(state)) set.lookBelow(count, asked);
    else set.look(count, asked);
    for (let bits = asked; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const letter = 31 - Math.clz32(bit);
      const edge = edgeAt(state, own, bit);
      const known = this.memory.states[edge]!;
      if (known >= 0) continue;
      const mask = set.masks[letter]!;
      if (mask & enough) {
        set.gather(letter);
        const made = small && set.size > 1 && set.size <= SMALL ? this.#listOfSet() : this.#stateOfSet();
        this.memory.states[edge] = made;
        this.memory.states[edge + 1] = mask;
      } else {
        this.memory.states[edge] = ~((mask & PREVIEW) | (~known & WANTED));
        this.memory.states[edge + 1] = set.words[letter]!;
      }
    }
  }

  /** The state of a set that was kept as a list. */
  stateOfList(place: number): number {
    this.#set.gatherMembers(this.memory.lists.unpack(place, this.#set.members));
    return this.#stateOfSet();
  }

  /** The state after `?`; after a star, from the set the star was taken of. */
  any(state: number): number {
    this.builds++;
    this.#set.gatherChildren(this.unpack(state));
    return this.#stateOfSet();
  }

  /** The star of a state that is none itself. All that lies below is not listed: the state generates it. */
  star(state: number): number {
    const { records, wordsBelow } = this.graph;
    const { members } = this;
    const count = this.unpack(state);
    let mask = FRESH;
    let words = 0;
    for (let i = 0; i < count; i++) {
      mask |= records[2 * members[i]! + BELOW]!;
      words |= wordsBelow[members[i]!]!;
    }
    return this.memory.add(mask, words, ~state);
  }

  /** The nodes of the last `unpack`. */
  get members(): Int32Array {
    return this.#set.members;
  }

  /** Writes the state's nodes to `members`, of a star those it was taken of; gives their number. */
  unpack(state: number): number {
    const nodes = this.memory.states[state + NODES_OF]!;
    if (nodes < 0) return this.unpack(~nodes);
    if (state >= this.sets) return this.memory.lists.unpack(nodes, this.members);
    this.members[0] = nodes;
    return 1;
  }

  /** Number of nodes `unpack` would give. */
  sizeOf(state: number): number {
    const nodes = this.memory.states[state + NODES_OF]!;
    if (nodes < 0) return this.sizeOf(~nodes);
    return state >= this.sets ? this.memory.lists.sizeAt(nodes) : 1;
  }

  isStar(state: number): boolean {
    return this.memory.states[state + NODES_OF]! < 0;
  }

  /** Is it where `*` alone leads? */
  isFirstStar(state: number): boolean {
    return this.memory.states[state + NODES_OF] === ~this.root;
  }

  #listOfSet(): number {
    const set = this.#set;
    set.clear();
    return edgeOfList(this.memory.lists.add(set.nodes, set.size));
  }

  #stateOfSet(): number {
    const set = this.#set;
    const { memory } = this;
    let state = NO_NODE;
    if (set.size === 1) state = this.stateOf[set.nodes[0]!]!;
    else if (set.size > 1) {
      set.rehash();
      state = memory.index.find(set, memory.states, memory.lists);
      if (state === UNMADE)
        state = memory.addSet(set.mask, set.wordMask, memory.lists.add(set.nodes, set.size), set.hash);
    }
    set.clear();
    return state;
  }
}

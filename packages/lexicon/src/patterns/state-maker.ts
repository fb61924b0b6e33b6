import { bitCount, LETTERS, NOWHERE } from '../graph.ts';
import { Descendants } from './descendants.ts';
import { Gathering } from './gathering.ts';
import { type Memory, newMemory } from './memory.ts';
import type { RankedGraph } from './ranked-graph.ts';
import { FRESH, PREVIEW, UNMADE, WANTED } from './state-table.ts';

/** In a row of nodes by letter: not one node but several. */
const SEVERAL = -1;

const LETTER_COUNT = 26;

/**
 * Makes states: gathers the nodes that a symbol leads to from those of a state, and finds or adds the state of that set.
 * It does not note in the table where the symbol led; that is the automaton's business.
 */
export class StateMaker {
  /** May be put in another's place while nothing is being made. */
  memory: Memory;
  /** Sets gathered so far, also those that turned out to be known. */
  builds = 0;
  /** What `unpack` gave last. */
  readonly members: Int32Array;

  readonly #graph: RankedGraph;
  readonly #set: Gathering;
  readonly #descendants: Descendants;
  /** By letter, for `preview`: the masks of the nodes behind it together; that node, if it is one. */
  readonly #masks: Int32Array = new Int32Array(LETTER_COUNT);
  readonly #only: Int32Array = new Int32Array(LETTER_COUNT);

  constructor(graph: RankedGraph) {
    this.memory = newMemory(graph);
    this.#graph = graph;
    this.#set = new Gathering(graph.size);
    this.#descendants = new Descendants(graph);
    this.members = new Int32Array(graph.size);
  }

  step(state: number, letter: number): number {
    const { first, children, masks } = this.#graph;
    const bit = 1 << letter;
    const count = this.unpack(state, bit);
    this.#set.begin();
    for (let i = 0; i < count; i++) {
      const rank = this.members[i]!;
      const mask = masks[rank]!;
      if ((mask & bit) !== 0) this.#set.add(children[first[rank]! + bitCount(mask & (bit - 1))]!);
    }
    return this.#stateOfSet();
  }

  any(state: number): number {
    const { first, children } = this.#graph;
    const count = this.unpack(state, LETTERS);
    this.#set.begin();
    for (let i = 0; i < count; i++) {
      const rank = this.members[i]!;
      for (let at = first[rank]!; at < first[rank + 1]!; at++) this.#set.add(children[at]!);
    }
    return this.#stateOfSet();
  }

  /** The star of a state that is none itself. All that lies below is not listed: the state generates it. */
  star(state: number): number {
    const { below, wordsBelow } = this.#graph;
    const count = this.unpack(state, LETTERS);
    let mask = FRESH;
    let words = 0;
    for (let i = 0; i < count; i++) {
      mask |= below[this.members[i]!]!;
      words |= wordsBelow[this.members[i]!]!;
    }
    const { table } = this.memory;
    const star = table.add(mask, words);
    table.nodes[star] = ~state;
    return star;
  }

  /** Finds out the masks behind all edges of the state; a single node behind one is at once the state it leads to. */
  preview(state: number): void {
    const masks = this.#masks.fill(0);
    const only = this.#only.fill(NOWHERE);
    this.#lookBehindEdges(this.unpack(state, LETTERS));
    const { heads, edges } = this.memory.table;
    let edge = heads[2 * state + 1]!;
    for (let letters = heads[2 * state]! & LETTERS; letters !== 0; letters &= letters - 1, edge++) {
      const unmade = ~edges[edge]!;
      if (unmade < 0) continue;
      const letter = lowest(letters);
      const node = only[letter]!;
      edges[edge] = node === SEVERAL ? ~((masks[letter]! & PREVIEW) | (unmade & WANTED)) : this.#graph.nodeOf[node]!;
    }
  }

  #lookBehindEdges(count: number): void {
    const { first, children, masks } = this.#graph;
    const only = this.#only;
    for (let i = 0; i < count; i++) {
      const rank = this.members[i]!;
      let at = first[rank]!;
      for (let letters = masks[rank]! & LETTERS; letters !== 0; letters &= letters - 1) {
        const letter = lowest(letters);
        const child = children[at++]!;
        this.#masks[letter]! |= masks[child]!;
        if (only[letter] === NOWHERE) only[letter] = child;
        else if (only[letter] !== child) only[letter] = SEVERAL;
      }
    }
  }

  /** Writes the state's nodes to `members`, of a star only those that lead to one of the letters; gives their number. */
  unpack(state: number, letters: number): number {
    const generator = this.generatorOf(state);
    if (generator === state) return this.#unpackList(state);
    return this.#descendants.replace(this.members, this.#unpackList(generator), letters);
  }

  /** The state that a star was taken of; any other state itself. */
  generatorOf(state: number): number {
    const nodes = this.memory.table.nodes[state]!;
    return nodes < 0 ? ~nodes : state;
  }

  #unpackList(state: number): number {
    if (state >= this.#graph.size) return this.memory.lists.unpack(this.memory.table.nodes[state]!, this.members);
    this.members[0] = this.#graph.rankOf[state]!;
    return 1;
  }

  #stateOfSet(): number {
    const set = this.#set;
    const { table, lists, index } = this.memory;
    this.builds++;
    if (set.size === 0) return NOWHERE;
    if (set.size === 1) return this.#graph.nodeOf[set.ranks[0]!]!;
    const known = index.find(set, table, lists);
    if (known !== UNMADE) return known;
    let mask = FRESH;
    let words = 0;
    for (let i = 0; i < set.size; i++) {
      mask |= this.#graph.masks[set.ranks[i]!]!;
      words |= this.#graph.words[set.ranks[i]!]!;
    }
    const state = table.add(mask, words);
    table.nodes[state] = lists.add(set);
    table.hashes[state] = set.hash;
    index.add(state, table);
    return state;
  }
}

const lowest = (letters: number): number => 31 - Math.clz32(letters & -letters);

import { bitCount, LETTERS, NOWHERE, ROOT } from '../graph.ts';
import { Descendants } from './descendants.ts';
import { Gathering } from './gathering.ts';
import { type Memory, newMemory } from './memory.ts';
import { BELOW, CHILDREN, WORDS } from './node-record.ts';
import type { RankedGraph } from './ranked-graph.ts';
import { FRESH, UNMADE } from './state-table.ts';

/**
 * Makes states: gathers the nodes that a symbol leads to from those of a state, and finds or adds the state of that set.
 * It does not note in the table where the symbol led; that is the automaton's business.
 */
export class StateMaker {
  /** May be put in another's place while nothing is being made. */
  memory: Memory;
  /** Sets gathered so far, also those that turned out to be known or not to be wanted. */
  builds = 0;
  /** What `unpack` gave last. */
  readonly members: Int32Array;

  readonly #graph: RankedGraph;
  readonly #set: Gathering;
  readonly #descendants: Descendants;

  constructor(graph: RankedGraph) {
    this.memory = newMemory(graph);
    this.#graph = graph;
    this.#set = new Gathering(graph.size);
    this.#descendants = new Descendants(graph);
    this.members = new Int32Array(graph.size);
  }

  /**
   * Gathers where a letter leads from a state of the table, and gives the mask of that set. What it leads to is to be
   * had by `gathered`, if it is wanted at all.
   */
  gather(state: number, letter: number): number {
    const { records } = this.#graph;
    const bit = 1 << letter;
    const set = this.#set;
    const count = this.unpack(state);
    this.builds++;
    set.begin();
    if (this.isStar(state)) this.#descendants.step(this.members, count, bit, set);
    else {
      for (let i = 0; i < count; i++) {
        const record = 2 * this.members[i]!;
        const mask = records[record]!;
        if ((mask & bit) !== 0) set.add(records[record + CHILDREN + bitCount(mask & (bit - 1))]!);
      }
    }
    let mask = 0;
    for (let i = 0; i < set.size; i++) mask |= records[2 * set.ranks[i]!]!;
    return mask;
  }

  /** The state of the set gathered just now. */
  gathered(): number {
    return this.#stateOfSet();
  }

  /** Of a star, where `?` leads from what it was taken of. */
  any(state: number): number {
    const { records } = this.#graph;
    const count = this.unpack(state);
    this.builds++;
    this.#set.begin();
    for (let i = 0; i < count; i++) {
      const record = 2 * this.members[i]!;
      const end = record + CHILDREN + bitCount(records[record]! & LETTERS);
      for (let at = record + CHILDREN; at < end; at++) this.#set.add(records[at]!);
    }
    return this.#stateOfSet();
  }

  /** The star of a state that is none itself. All that lies below is not listed: the state generates it. */
  star(state: number): number {
    const { records, wordsBelow } = this.#graph;
    const count = this.unpack(state);
    let mask = FRESH;
    let words = 0;
    for (let i = 0; i < count; i++) {
      mask |= records[2 * this.members[i]! + BELOW]!;
      words |= wordsBelow[this.members[i]!]!;
    }
    const { table } = this.memory;
    const star = table.add(mask, words);
    table.nodes[star] = ~state;
    return star;
  }

  /** Writes the state's nodes to `members`, of a star those it was taken of; gives their number. */
  unpack(state: number): number {
    const generator = this.#generatorOf(state);
    if (generator >= this.#graph.nodes)
      return this.memory.lists.unpack(this.memory.table.nodes[generator]!, this.members);
    this.members[0] = this.#graph.rankOf[generator]!;
    return 1;
  }

  isStar(state: number): boolean {
    return this.memory.table.nodes[state]! < 0;
  }

  /** Is it where `*` alone leads? */
  isFirstStar(state: number): boolean {
    return this.memory.table.nodes[state] === ~ROOT;
  }

  /** The state that a star was taken of; any other state itself. */
  #generatorOf(state: number): number {
    const nodes = this.memory.table.nodes[state]!;
    return nodes < 0 ? ~nodes : state;
  }

  #stateOfSet(): number {
    const set = this.#set;
    if (set.size === 0) return NOWHERE;
    if (set.size === 1) return this.#graph.nodeOf[set.ranks[0]!]!;
    const { table, lists, index } = this.memory;
    const hash = set.hash();
    const known = index.find(set, hash, table, lists);
    if (known !== UNMADE) return known;
    const { records } = this.#graph;
    let mask = FRESH;
    let words = 0;
    for (let i = 0; i < set.size; i++) {
      const record = 2 * set.ranks[i]!;
      mask |= records[record]!;
      words |= records[record + WORDS]!;
    }
    const state = table.add(mask, words);
    table.nodes[state] = lists.add(set);
    table.hashes[state] = hash;
    index.add(state, table);
    return state;
  }
}

import { bitCount, LETTERS, NOWHERE, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { compacted } from './compaction.ts';
import { Descendants } from './descendants.ts';
import { Gathering } from './gathering.ts';
import { NodeLists } from './node-lists.ts';
import { ANY, type Pattern, STAR } from './pattern.ts';
import { type RankedGraph, rankedGraph } from './ranked-graph.ts';
import { PatternSearch } from './search.ts';
import { SetIndex } from './set-index.ts';
import { FRESH, StateTable, UNMADE } from './state-table.ts';

/** In an edge to a state not made: `check` has wanted that state once before. */
const ASKED = 1 << 29;

/** Where one letter leads from a set of nodes, if not all to the same node. */
const SEVERAL = -1;

const LETTER_COUNT = 26;

export interface AutomatonStats {
  /** Besides the graph's nodes. */
  readonly states: number;
  /** What the states take up, those of the graph's nodes included. */
  readonly bytes: number;
  /** Sets put together so far, also those that turned out to be known. */
  readonly builds: number;
  readonly compactions: number;
}

/**
 * The word graph made deterministic for patterns: a state is the set of all graph nodes that some pattern leads to, made
 * when first wanted and then remembered. README.md beside this file tells the idea.
 *
 * - A state is a number: a single node's own number in the graph, ROOT at the start, NOWHERE where nothing fits.
 * - Numbers beyond the graph's are good for one search: after the next `beginSearch`, `check`, `compact` or `prewarm`
 *   they may mean something else.
 * - Equal numbers mean equal sets, but a set may have more than one number if stars lead to it.
 */
export class PatternAutomaton {
  readonly #graph: RankedGraph;
  readonly #capBytes: number;
  #table: StateTable;
  #lists: NodeLists;
  #index: SetIndex = new SetIndex();
  /** States from here on were made in the search under way. */
  #searchStart: number;
  /** States below this are never dropped or renumbered. */
  #permanent: number;

  readonly #set: Gathering;
  readonly #descendants: Descendants;
  readonly #search: PatternSearch;
  /** The nodes of one state, for as long as they are looked at. */
  readonly #members: Int32Array;
  /** By letter, while a state is previewed: the masks behind it, and the node behind it if there is but one. */
  readonly #behind: Int32Array = new Int32Array(LETTER_COUNT);
  readonly #only: Int32Array = new Int32Array(LETTER_COUNT);
  #builds = 0;
  #compactions = 0;

  constructor(graph: WordGraph, { capBytes = 64 << 20 }: { readonly capBytes?: number } = {}) {
    const ranked = rankedGraph(graph);
    this.#graph = ranked;
    this.#capBytes = capBytes;
    this.#table = new StateTable(ranked.size, ranked.children.length);
    this.#table.addNodes(ranked);
    this.#lists = new NodeLists(ranked.size, 1 << 10);
    this.#searchStart = ranked.size;
    this.#permanent = ranked.size;
    this.#set = new Gathering(ranked.size);
    this.#descendants = new Descendants(ranked);
    this.#search = new PatternSearch(ranked);
    this.#members = new Int32Array(ranked.size);
  }

  /** The symbols that lead anywhere from here, a bit each, and WORD_END if a word ends here. */
  mask(state: number): number {
    const mask = this.#table.heads[2 * state]!;
    if (mask >= 0) return mask;
    this.#revisit(state);
    return mask & ~FRESH;
  }

  /** The symbols that lead straight to a word. */
  wordMask(state: number): number {
    return this.#table.words[state]!;
  }

  accepts(state: number): boolean {
    return (this.mask(state) & WORD_END) !== 0;
  }

  /** Where a letter (0–25) leads. */
  step(state: number, letter: number): number {
    const edge = this.#edge(state, letter);
    if (edge === UNMADE) return NOWHERE;
    const next = this.#table.edges[edge]!;
    return next >= 0 ? next : this.#makeStep(state, letter, edge);
  }

  /** The mask of where the letter leads, without making that state: decide by it whether to go there at all. */
  peek(state: number, letter: number): number {
    const edge = this.#edge(state, letter);
    if (edge === UNMADE) return 0;
    // Of a star's edges nothing is known until somebody wants to know.
    if ((~this.#table.edges[edge]! & ~ASKED) === 0) this.#preview(state);
    const next = this.#table.edges[edge]!;
    return next >= 0 ? this.mask(next) : ~next & ~ASKED;
  }

  /** Where `*` leads: one or more letters, whichever. */
  star(state: number): number {
    const known = this.#table.stars[state]!;
    if (known !== UNMADE) return known;
    const star = this.#makeStar(state);
    this.#table.stars[state] = star;
    return star;
  }

  /** Where `?` leads: one letter, whichever. */
  any(state: number): number {
    const known = this.#table.anys[state]!;
    if (known !== UNMADE) return known;
    const any = this.#makeAny(state);
    this.#table.anys[state] = any;
    return any;
  }

  /** Where a symbol of a pattern leads. */
  follow(state: number, symbol: number): number {
    if (symbol === STAR) return this.star(state);
    return symbol === ANY ? this.any(state) : this.step(state, symbol);
  }

  /**
   * Does any word fit? A search of its own.
   *
   * A set is put together only when it is wanted for the second time. The first time the answer is looked for in the
   * graph, from the last state there is: most sets are wanted once, and looking for one word is cheaper.
   */
  check(pattern: Pattern): boolean {
    this.beginSearch();
    const last = pattern.length - 1;
    if (last < 0) return false;
    let state = ROOT;
    for (let at = 0; at < last; at++) {
      const symbol = pattern[at]!;
      if (symbol >= LETTER_COUNT) {
        state = this.follow(state, symbol);
        continue;
      }
      const edge = this.#edge(state, symbol);
      if (edge === UNMADE) return false;
      const next = this.#table.edges[edge]!;
      if (next >= 0) state = next;
      else {
        const preview = ~next;
        if ((preview & ~ASKED) !== 0 && (preview & (1 << pattern[at + 1]!)) === 0) return false;
        if ((preview & ASKED) === 0) {
          this.#table.edges[edge] = ~(preview | ASKED);
          return this.#fits(state, pattern, at);
        }
        state = this.#makeStep(state, symbol, edge);
      }
    }
    this.mask(state);
    return (this.#table.words[state]! & (1 << pattern[last]!)) !== 0;
  }

  /** To be called before each search: if the memory has outgrown its cap, it is compacted now. */
  beginSearch(): void {
    const { count } = this.#table;
    if (count === this.#searchStart) return;
    if (this.#bytes > this.#capBytes) this.compact();
    this.#searchStart = this.#table.count;
  }

  /**
   * Forgets the states that only one search has come to, and if need be more, so that half the cap is free again.
   * Whatever is forgotten is made anew when it is wanted.
   */
  compact(): void {
    this.#shrink(this.#capBytes / 2);
  }

  /**
   * Makes all states that `*` and then letters lead to, and keeps them for good: they are wanted in almost every search.
   * Whatever else was remembered is forgotten. Stops short when half the cap is used.
   */
  prewarm(): void {
    this.#permanent = this.#graph.size;
    this.#shrink(0);
    const star = this.star(ROOT);
    for (let state = star; state < this.#table.count && this.#bytes < this.#capBytes / 2; state++) {
      for (let letters = this.mask(state) & LETTERS; letters !== 0; letters &= letters - 1) {
        this.step(state, lowestLetter(letters));
      }
    }
    this.#permanent = this.#table.count;
    this.#searchStart = this.#table.count;
  }

  get stats(): AutomatonStats {
    return {
      states: this.#table.count - this.#graph.size,
      bytes: this.#bytes,
      builds: this.#builds,
      compactions: this.#compactions,
    };
  }

  get #bytes(): number {
    return this.#table.bytes + this.#lists.bytes + this.#index.bytes;
  }

  #shrink(bytes: number): void {
    const memory = compacted(
      { table: this.#table, lists: this.#lists, index: this.#index },
      { nodes: this.#graph.size, permanent: this.#permanent, bytes },
    );
    this.#table = memory.table;
    this.#lists = memory.lists;
    this.#index = memory.index;
    this.#searchStart = memory.table.count;
    this.#compactions++;
  }

  /** The place of the state's edge for the letter, or UNMADE if there is none. */
  #edge(state: number, letter: number): number {
    const { heads } = this.#table;
    const mask = heads[2 * state]!;
    if (mask < 0) this.#revisit(state);
    const bit = 1 << letter;
    if ((mask & bit) === 0) return UNMADE;
    const first = heads[2 * state + 1]!;
    return (first === UNMADE ? this.#open(state) : first) + bitCount(mask & (bit - 1));
  }

  /** A state made by an earlier search is come to again: it is worth keeping. */
  #revisit(state: number): void {
    if (state < this.#searchStart) this.#table.heads[2 * state]! &= ~FRESH;
  }

  /** Gives a state its edges, and of a plain set also the masks behind them, for it costs little. */
  #open(state: number): number {
    const first = this.#table.addEdges(state);
    if (!this.#isStar(state)) this.#preview(state);
    return first;
  }

  /** Finds out the masks of the states behind all edges; those of a single node need not be made at all. */
  #preview(state: number): void {
    const { first, children, masks, nodeOf } = this.#graph;
    const behind = this.#behind.fill(0);
    const only = this.#only.fill(NOWHERE);
    const count = this.#unpack(state, LETTERS);
    for (let i = 0; i < count; i++) {
      const rank = this.#members[i]!;
      let at = first[rank]!;
      for (let letters = masks[rank]! & LETTERS; letters !== 0; letters &= letters - 1) {
        const letter = lowestLetter(letters);
        const child = children[at++]!;
        behind[letter]! |= masks[child]!;
        if (only[letter] === NOWHERE) only[letter] = child;
        else if (only[letter] !== child) only[letter] = SEVERAL;
      }
    }
    const { heads, edges } = this.#table;
    let edge = heads[2 * state + 1]!;
    for (let letters = heads[2 * state]! & LETTERS; letters !== 0; letters &= letters - 1, edge++) {
      if (edges[edge]! >= 0) continue;
      const letter = lowestLetter(letters);
      const child = only[letter]!;
      edges[edge] = child === SEVERAL ? ~(behind[letter]! | (~edges[edge]! & ASKED)) : nodeOf[child]!;
    }
  }

  #makeStep(state: number, letter: number, edge: number): number {
    const { first, children, masks } = this.#graph;
    const bit = 1 << letter;
    const count = this.#unpack(state, bit);
    this.#set.begin();
    for (let i = 0; i < count; i++) {
      const rank = this.#members[i]!;
      const mask = masks[rank]!;
      if ((mask & bit) !== 0) this.#set.add(children[first[rank]! + bitCount(mask & (bit - 1))]!);
    }
    const next = this.#makeSet();
    this.#table.edges[edge] = next;
    return next;
  }

  #makeAny(state: number): number {
    if (this.#isStar(state)) return this.star(this.any(this.#generator(state)));
    const { first, children } = this.#graph;
    const count = this.#unpack(state, LETTERS);
    this.#set.begin();
    for (let i = 0; i < count; i++) {
      const rank = this.#members[i]!;
      for (let at = first[rank]!; at < first[rank + 1]!; at++) this.#set.add(children[at]!);
    }
    return this.#makeSet();
  }

  /**
   * A star is remembered by its generator, the set it was taken of, not by all that lies below. A star of a star, like
   * a star and then any letter, is the same as any letter and then a star.
   */
  #makeStar(state: number): number {
    if ((this.mask(state) & (1 << STAR)) === 0) return NOWHERE;
    if (this.#isStar(state)) return this.star(this.any(this.#generator(state)));
    const { below, wordsBelow } = this.#graph;
    const count = this.#unpack(state, LETTERS);
    let mask = FRESH;
    let words = 0;
    for (let i = 0; i < count; i++) {
      mask |= below[this.#members[i]!]!;
      words |= wordsBelow[this.#members[i]!]!;
    }
    const star = this.#table.add(mask, words);
    this.#table.nodes[star] = ~state;
    return star;
  }

  /** The state of the set just gathered. */
  #makeSet(): number {
    const set = this.#set;
    this.#builds++;
    if (set.size === 0) return NOWHERE;
    if (set.size === 1) return this.#graph.nodeOf[set.ranks[0]!]!;
    const known = this.#index.find(set, this.#table, this.#lists);
    if (known !== UNMADE) return known;
    let mask = FRESH;
    let words = 0;
    for (let i = 0; i < set.size; i++) {
      mask |= this.#graph.masks[set.ranks[i]!]!;
      words |= this.#graph.words[set.ranks[i]!]!;
    }
    const state = this.#table.add(mask, words);
    this.#table.nodes[state] = this.#lists.add(set);
    this.#table.hashes[state] = set.hash;
    this.#index.add(state, this.#table);
    return state;
  }

  /** Is there a word from this state on, by the pattern from `at` on? Looked for without making states. */
  #fits(state: number, pattern: Pattern, at: number): boolean {
    const search = this.#search.about(pattern);
    const below = this.#isStar(state);
    const count = this.#unpackList(below ? this.#generator(state) : state);
    for (let i = 0; i < count; i++) {
      const rank = this.#members[i]!;
      if (below ? search.fitsBelow(rank, at) : search.fits(rank, at)) return true;
    }
    return false;
  }

  /** Puts the state's nodes into `#members`, of a star only those that can still reach one of the letters. */
  #unpack(state: number, letters: number): number {
    if (!this.#isStar(state)) return this.#unpackList(state);
    return this.#descendants.replace(this.#members, this.#unpackList(this.#generator(state)), letters);
  }

  #unpackList(state: number): number {
    if (state >= this.#graph.size) return this.#lists.unpack(this.#table.nodes[state]!, this.#members);
    this.#members[0] = this.#graph.rankOf[state]!;
    return 1;
  }

  #isStar(state: number): boolean {
    return this.#table.nodes[state]! < 0;
  }

  #generator(star: number): number {
    return ~this.#table.nodes[star]!;
  }
}

const lowestLetter = (letters: number): number => 31 - Math.clz32(letters & -letters);

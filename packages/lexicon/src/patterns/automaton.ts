import { bitCount, LETTERS, NOWHERE, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { compacted } from './compaction.ts';
import { bytesOf } from './memory.ts';
import { ANY, isLetter, type Pattern, STAR } from './pattern.ts';
import { type RankedGraph, rankedGraph, WILDCARDS } from './ranked-graph.ts';
import { PatternSearch } from './search.ts';
import { StateMaker } from './state-maker.ts';
import {
  FIRST_EDGE,
  FRESH,
  NO_EDGES,
  PREVIEW,
  STAR_OF,
  type StateTable,
  WANTED,
  WANTED_ONCE,
  WORD_MASK,
} from './state-table.ts';

const NO_EDGE = -1;
/** As what is wanted: every state has a letter or a word's end. */
const ANYTHING: number = LETTERS | WORD_END;

export interface AutomatonStats {
  /** Besides the graph's nodes. */
  readonly states: number;
  /** What all states take up, those of the graph's nodes included. */
  readonly bytes: number;
  /** Sets gathered so far, also those that turned out to be known. */
  readonly builds: number;
  readonly compactions: number;
}

/**
 * The word graph made deterministic for patterns: a state is the set of all graph nodes that a pattern leads to, made
 * when it is wanted and then remembered. README.md beside this file tells the idea.
 *
 * - A state is a number: a single node's own number in the graph, ROOT at the start, NOWHERE where nothing fits.
 * - Numbers beyond the graph's are good for one search: after the next `beginSearch`, `check`, `compact` or `prewarm`
 *   they may mean something else.
 * - Equal numbers mean equal sets, but a set may have more than one number if stars lead to it.
 */
export class PatternAutomaton {
  readonly #graph: RankedGraph;
  readonly #capBytes: number;
  readonly #maker: StateMaker;
  readonly #search: PatternSearch;
  /** Always that of the maker's memory. */
  #table: StateTable;
  /** States from here on were made in the search under way. */
  #searchStart: number;
  /** States below this are never dropped or renumbered. */
  #permanent: number;
  #compactions = 0;

  constructor(graph: WordGraph, { capBytes = 64 << 20 }: { readonly capBytes?: number } = {}) {
    this.#graph = rankedGraph(graph);
    this.#capBytes = capBytes;
    this.#maker = new StateMaker(this.#graph);
    this.#search = new PatternSearch(this.#graph);
    this.#table = this.#maker.memory.table;
    this.#searchStart = this.#table.count;
    this.#permanent = this.#table.count;
  }

  /** The symbols that lead anywhere from here, a bit each, and WORD_END if a word ends here. */
  mask(state: number): number {
    const mask = this.#table.heads[4 * state]!;
    if (mask >= 0) return mask;
    this.#revisit(state);
    return mask & ~FRESH;
  }

  /** The symbols that lead straight to a word. */
  wordMask(state: number): number {
    return this.#table.heads[4 * state + WORD_MASK]!;
  }

  accepts(state: number): boolean {
    return (this.mask(state) & WORD_END) !== 0;
  }

  /** Where a letter (0–25) leads. */
  step(state: number, letter: number): number {
    return this.#step(state, letter, ANYTHING);
  }

  /**
   * Where a symbol leads if from there one of the wanted leads on (or, with WORD_END, a word ends); else NOWHERE. What
   * does not lead on is not made, and is known for that the next time.
   */
  leadOn(state: number, symbol: number, wanted: number): number {
    // A wildcard leads on wherever any letter does, and of a state not made yet only the letters are known.
    const enough = wanted & WILDCARDS ? wanted | LETTERS : wanted;
    if (symbol !== STAR) return this.#step(state, symbol, enough);
    const star = this.star(state);
    return this.mask(star) & enough ? star : NOWHERE;
  }

  #step(state: number, letter: number, wanted: number): number {
    const edge = this.#edge(state, letter);
    if (edge === NO_EDGE) return NOWHERE;
    const known = this.#table.edges[edge]!;
    if (known >= 0) return this.mask(known) & wanted ? known : NOWHERE;
    if ((~known & PREVIEW) !== 0 && (~known & wanted) === 0) return NOWHERE;
    const mask = this.#maker.gather(state, letter);
    if ((mask & wanted) === 0) {
      this.#table.edges[edge] = ~((mask & PREVIEW) | (~known & WANTED));
      return NOWHERE;
    }
    const next = this.#maker.gathered();
    this.#table.edges[edge] = next;
    return next;
  }

  /** Where `*` leads: one or more letters, whichever. */
  star(state: number): number {
    const known = this.#table.heads[4 * state + STAR_OF]!;
    if (known >= 0) return known;
    let star = NOWHERE;
    if ((this.mask(state) & (1 << STAR)) !== 0) {
      star = this.#maker.isStar(state) ? this.#oneDeeper(state) : this.#maker.star(state);
    }
    this.#table.heads[4 * state + STAR_OF] = star;
    return star;
  }

  /** Where `?` leads: one letter, whichever. */
  any(state: number): number {
    const known = this.#table.anys[state]!;
    if (known >= 0) return known;
    const any = this.#maker.isStar(state) ? this.#oneDeeper(state) : this.#maker.any(state);
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
   * Most sets are wanted for one pattern only. As long as a set is not wanted again and again it is not made, but a word
   * is looked for in the graph, from the last state there is.
   */
  check(pattern: Pattern): boolean {
    this.beginSearch();
    const last = pattern.length - 1;
    if (last < 0) return false;
    let state = ROOT;
    for (let at = 0; at < last; at++) {
      const symbol = pattern[at]!;
      let next = this.#known(state, symbol);
      if (next < 0) {
        if (!this.#isDue(state, symbol)) return this.#fits(state, pattern, at);
        next = this.follow(state, symbol);
      }
      if (next === NOWHERE) return false;
      state = next;
    }
    // Come here once more.
    this.mask(state);
    return (this.wordMask(state) & (1 << pattern[last]!)) !== 0;
  }

  /** To be called before each search: if the memory has outgrown its cap, it is compacted now. */
  beginSearch(): void {
    if (this.#table.count === this.#searchStart) return;
    if (bytesOf(this.#maker.memory) > this.#capBytes) this.compact();
    this.#searchStart = this.#table.count;
  }

  /**
   * Forgets the states that only one search has come to, and if need be more, so that half the cap is free again.
   * Whatever is forgotten is made anew when it is wanted. All numbers beyond the graph's change.
   */
  compact(): void {
    this.#shrink(this.#capBytes / 2);
  }

  /**
   * Makes all states that `*` and then letters lead to, and keeps them for good: hardly a search does without them.
   * Whatever else was remembered is forgotten. Stops short when half the cap is used.
   */
  prewarm(): void {
    this.#permanent = this.#graph.nodes;
    if (this.#table.count > this.#permanent) this.#shrink(0);
    const star = this.star(ROOT);
    for (let state = Math.max(star, this.#permanent); state < this.#table.count; state++) {
      if (bytesOf(this.#maker.memory) > this.#capBytes / 2) break;
      for (let letters = this.mask(state) & LETTERS; letters !== 0; letters &= letters - 1) {
        this.step(state, 31 - Math.clz32(letters & -letters));
      }
    }
    this.#permanent = this.#table.count;
    this.#searchStart = this.#table.count;
  }

  get stats(): AutomatonStats {
    return {
      states: this.#table.count - this.#graph.nodes,
      bytes: bytesOf(this.#maker.memory),
      builds: this.#maker.builds,
      compactions: this.#compactions,
    };
  }

  /** The place of the state's edge for the letter, or NO_EDGE. */
  #edge(state: number, letter: number): number {
    const { heads } = this.#table;
    const mask = heads[4 * state]!;
    if (mask < 0) this.#revisit(state);
    const bit = 1 << letter;
    if ((mask & bit) === 0) return NO_EDGE;
    const first = heads[4 * state + FIRST_EDGE]!;
    return (first === NO_EDGES ? this.#table.addEdges(state) : first) + bitCount(mask & (bit - 1));
  }

  /** Notes that the state is worth keeping, if it was made by an earlier search. */
  #revisit(state: number): void {
    if (state < this.#searchStart) this.#table.heads[4 * state]! &= ~FRESH;
  }

  /** `**` and `*?` both mean two letters or more, and so does `?*`, which is a star of a set. */
  #oneDeeper(star: number): number {
    return this.star(this.#maker.any(star));
  }

  /** Where the symbol leads; negative if that is not made yet. */
  #known(state: number, symbol: number): number {
    if (isLetter(symbol)) {
      const edge = this.#edge(state, symbol);
      return edge === NO_EDGE ? NOWHERE : this.#table.edges[edge]!;
    }
    if ((this.mask(state) & (1 << symbol)) === 0) return NOWHERE;
    return symbol === STAR ? this.#table.heads[4 * state + STAR_OF]! : this.#table.anys[state]!;
  }

  /**
   * Notes that a state not made yet is wanted. Is it to be made now? A search costs a small part of what it costs to
   * gather a set, so the eighth time it is. At once are made: the star of a set, which takes no gathering, and what `*`
   * and a letter lead to, which is wanted again and again.
   */
  #isDue(state: number, symbol: number): boolean {
    const star = this.#maker.isStar(state);
    if (star ? this.#maker.isFirstStar(state) && isLetter(symbol) : symbol === STAR) return true;
    const { heads, anys, edges } = this.#table;
    const slots = isLetter(symbol) ? edges : symbol === STAR ? heads : anys;
    const place = isLetter(symbol) ? this.#edge(state, symbol) : symbol === STAR ? 4 * state + STAR_OF : state;
    const unmade = ~slots[place]!;
    if ((unmade & WANTED) === WANTED) return true;
    slots[place] = ~(unmade + WANTED_ONCE);
    return false;
  }

  /** Does the pattern lead to a word, if its symbols before `at` led to this state? No states are made to find out. */
  #fits(state: number, pattern: Pattern, at: number): boolean {
    const search = this.#search.about(pattern);
    const star = this.#maker.isStar(state);
    const { members } = this.#maker;
    const count = this.#maker.unpack(state);
    for (let i = 0; i < count; i++) {
      const rank = members[i]!;
      if (search.mayFit(rank, at) && (star ? search.fitsBelow(rank, at) : search.fits(rank, at))) return true;
    }
    return false;
  }

  #shrink(bytes: number): void {
    const limits = { nodes: this.#graph.nodes, ranks: this.#graph.size, permanent: this.#permanent, bytes };
    this.#maker.memory = compacted(this.#maker.memory, limits);
    this.#table = this.#maker.memory.table;
    this.#searchStart = this.#table.count;
    this.#compactions++;
  }
}

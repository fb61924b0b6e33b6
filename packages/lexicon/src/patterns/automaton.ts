import { bitCount, LETTERS, NOWHERE, ROOT, WORD_END, type WordGraph } from '../graph.ts';
import { compacted } from './compaction.ts';
import { bytesOf } from './memory.ts';
import { ANY, isLetter, type Pattern, STAR } from './pattern.ts';
import { type RankedGraph, rankedGraph, WILDCARDS } from './ranked-graph.ts';
import { PatternSearch } from './search.ts';
import { StateMaker } from './state-maker.ts';
import { FRESH, NO_EDGES, PREVIEW, type StateTable, WANTED, WANTED_ONCE } from './state-table.ts';

const NO_EDGE = -1;

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
    if (edge === NO_EDGE) return NOWHERE;
    const known = this.#table.edges[edge]!;
    if (known >= 0) return known;
    const next = this.#maker.step(state, letter);
    this.#table.edges[edge] = next;
    return next;
  }

  /** The mask of where the letter leads, without making that state: decide by it whether to go there at all. */
  peek(state: number, letter: number): number {
    const edge = this.#edge(state, letter);
    if (edge === NO_EDGE) return 0;
    // Of a star's edges nothing is known until somebody wants to know.
    if ((~this.#table.edges[edge]! & ~WANTED) === 0) this.#maker.preview(state);
    const next = this.#table.edges[edge]!;
    if (next >= 0) return this.mask(next);
    const preview = ~next & PREVIEW;
    return (preview & LETTERS) === 0 ? preview : preview | WILDCARDS;
  }

  /** Where `*` leads: one or more letters, whichever. */
  star(state: number): number {
    const known = this.#table.stars[state]!;
    if (known >= 0) return known;
    let star = NOWHERE;
    if ((this.mask(state) & (1 << STAR)) !== 0) {
      star = this.#isStar(state) ? this.#oneDeeper(state) : this.#maker.star(state);
    }
    this.#table.stars[state] = star;
    return star;
  }

  /** Where `?` leads: one letter, whichever. */
  any(state: number): number {
    const known = this.#table.anys[state]!;
    if (known >= 0) return known;
    const any = this.#isStar(state) ? this.#oneDeeper(state) : this.#maker.any(state);
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
    if (this.#table.heads[2 * state]! < 0) this.#revisit(state);
    return (this.#table.words[state]! & (1 << pattern[last]!)) !== 0;
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
    this.#permanent = this.#graph.size;
    if (this.#table.count > this.#permanent) this.#shrink(0);
    const star = this.star(ROOT);
    for (let state = star; state < this.#table.count; state++) {
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
      states: this.#table.count - this.#graph.size,
      bytes: bytesOf(this.#maker.memory),
      builds: this.#maker.builds,
      compactions: this.#compactions,
    };
  }

  /** The place of the state's edge for the letter, or NO_EDGE. */
  #edge(state: number, letter: number): number {
    const { heads } = this.#table;
    const mask = heads[2 * state]!;
    if (mask < 0) this.#revisit(state);
    const bit = 1 << letter;
    if ((mask & bit) === 0) return NO_EDGE;
    const first = heads[2 * state + 1]!;
    return (first === NO_EDGES ? this.#open(state) : first) + bitCount(mask & (bit - 1));
  }

  /** Gives a state its edges and, unless it is a star, the masks behind them: that costs little and saves many sets. */
  #open(state: number): number {
    const first = this.#table.addEdges(state);
    if (!this.#isStar(state)) this.#maker.preview(state);
    return first;
  }

  /** Notes that the state is worth keeping, if it was made by an earlier search. */
  #revisit(state: number): void {
    if (state < this.#searchStart) this.#table.heads[2 * state]! &= ~FRESH;
  }

  #isStar(state: number): boolean {
    return this.#maker.generatorOf(state) !== state;
  }

  /** `**` and `*?` both mean two letters or more, and so does `?*`, which is a star of a set. */
  #oneDeeper(star: number): number {
    return this.star(this.any(this.#maker.generatorOf(star)));
  }

  /** Where the symbol leads; negative if that is not made yet. */
  #known(state: number, symbol: number): number {
    if (isLetter(symbol)) {
      const edge = this.#edge(state, symbol);
      return edge === NO_EDGE ? NOWHERE : this.#table.edges[edge]!;
    }
    if ((this.mask(state) & (1 << symbol)) === 0) return NOWHERE;
    return symbol === STAR ? this.#table.stars[state]! : this.#table.anys[state]!;
  }

  /**
   * Notes that a state not made yet is wanted. Is it to be made now? A search costs a small part of what it costs to
   * gather a set, so the eighth time it is. At once are made: the star of a set, which takes no gathering, and what `*`
   * and a letter lead to, which is wanted again and again.
   */
  #isDue(state: number, symbol: number): boolean {
    const star = this.#isStar(state);
    if (star ? this.#maker.generatorOf(state) === ROOT && isLetter(symbol) : symbol === STAR) return true;
    const { stars, anys, edges } = this.#table;
    const slots = isLetter(symbol) ? edges : symbol === STAR ? stars : anys;
    const place = isLetter(symbol) ? this.#edge(state, symbol) : state;
    const unmade = ~slots[place]!;
    if ((unmade & WANTED) === WANTED) return true;
    slots[place] = ~(unmade + WANTED_ONCE);
    return false;
  }

  /** Does the pattern lead to a word, if its symbols before `at` led to this state? No states are made to find out. */
  #fits(state: number, pattern: Pattern, at: number): boolean {
    const search = this.#search.about(pattern);
    const star = this.#isStar(state);
    const { members } = this.#maker;
    const count = this.#maker.unpack(this.#maker.generatorOf(state), LETTERS);
    for (let i = 0; i < count; i++) {
      const rank = members[i]!;
      if (search.mayFit(rank, at) && (star ? search.fitsBelow(rank, at) : search.fits(rank, at))) return true;
    }
    return false;
  }

  #shrink(bytes: number): void {
    const limits = { nodes: this.#graph.size, permanent: this.#permanent, bytes };
    this.#maker.memory = compacted(this.#maker.memory, limits);
    this.#table = this.#maker.memory.table;
    this.#searchStart = this.#table.count;
    this.#compactions++;
  }
}

import { LETTER_MASK, NO_NODE, WORD_END, type WordGraph } from '../graph.ts';
import { runToEnd } from '../slices.ts';
import { compactInSlices } from './compaction.ts';
import type { Memory } from './memory.ts';
import { ANY, isLetter, type Pattern, STAR } from './pattern.ts';
import { prewarmStates } from './prewarming.ts';
import { rankedBytes, rankedGraph } from './ranked-graph.ts';
import { hasAnagram } from './respelling.ts';
import { PatternSearch } from './search.ts';
import { StateMaker } from './state-maker.ts';
import { ANY_OF, edgeAt, FRESH, isList, listAt, STAR_OF, STATE_WORDS, WANTED, WANTED_ONCE } from './state-record.ts';
import { Walk } from './walk.ts';

const NO_EDGE = -1;
/** As what is wanted: every state has a letter or a word's end. */
const ANY_SYMBOL: number = LETTER_MASK | WORD_END;
/** Share of the cap that a compaction leaves in use, and the share from which one is due at rest. */
const KEPT_SHARE = 0.75;
const DUE_SHARE = 0.875;
/** Less than this part of the cap is not worth a compaction, even if what is kept for good leaves no more. */
const MIN_SHARE = 0.125;

export interface AutomatonOptions {
  /** Bytes that may be in use, everything counted. Arrays are up to a quarter longer than their used part. */
  readonly capBytes?: number;
  /** May `prewarm` take half a second more and twice the memory, for searches that are the quicker? */
  readonly ample?: boolean;
}

export interface AutomatonStats {
  /** Besides the graph's nodes. */
  readonly states: number;
  /** Bytes of all arrays. */
  readonly bytes: number;
  /** Number of look-ups in the graph. */
  readonly builds: number;
  readonly compactions: number;
}

/**
 * The word graph made deterministic for patterns: a state is the set of all graph nodes that a pattern leads to, made
 * when it is wanted and then remembered. README.md beside this file tells the idea.
 *
 * - A state is a number: `root` at the start, NOWHERE where nothing fits.
 * - Numbers of sets are good for one search: after the next `beginSearch`, `check`, `tidyUp`, `compact` or `prewarm` they
 *   may mean something else.
 * - Equal numbers mean equal sets, but a set may have more than one number if stars lead to it.
 */
export class PatternAutomaton {
  /** The state before the first symbol. */
  readonly root: number;
  /** For searches that go deep. Its cursors are good for one search. */
  readonly walk: Walk;
  readonly #options: Required<AutomatonOptions>;
  readonly #maker: StateMaker;
  readonly #search: PatternSearch;
  /** States below this are never dropped or renumbered; what they and their lists take up. */
  #permanent: number;
  #permanentBytes: number;
  #compactions = 0;

  constructor(graph: WordGraph, { capBytes = 96 << 20, ample = true }: AutomatonOptions = {}) {
    const ranked = rankedGraph(graph);
    this.#options = { capBytes, ample };
    this.#maker = new StateMaker(ranked);
    this.#search = new PatternSearch(ranked, this.#maker.closures);
    this.root = this.#maker.root;
    this.walk = new Walk(this.#maker, (state) => this.star(state));
    this.#permanent = this.#maker.sets;
    this.#permanentBytes = this.#maker.memory.usedBytes;
  }

  /** The symbols that lead anywhere from here, a bit each, and WORD_END if a word ends here. */
  mask(state: number): number {
    const { memory } = this.#maker;
    const mask = memory.states[state]!;
    if (mask >= 0) return mask;
    memory.visit(state);
    return mask & ~FRESH;
  }

  /** The symbols that lead straight to a word. */
  wordMask(state: number): number {
    return this.#maker.memory.states[state + STATE_WORDS]!;
  }

  isWordEnd(state: number): boolean {
    return (this.mask(state) & WORD_END) !== 0;
  }

  /** The state after a letter (0–25). */
  step(state: number, letter: number): number {
    const edge = this.#edge(state, letter);
    if (edge === NO_EDGE) return NO_NODE;
    const maker = this.#maker;
    if (maker.memory.states[edge]! < 0) {
      maker.open(state, 1 << letter, ANY_SYMBOL, false);
      return maker.memory.states[edge]!;
    }
    const next = this.#asState(edge);
    maker.memory.visit(next);
    return next;
  }

  /** The states after each of its letters. */
  successors(state: number): number[] {
    const nexts: number[] = [];
    for (let letters = this.mask(state) & LETTER_MASK; letters !== 0; letters &= letters - 1)
      nexts.push(this.step(state, 31 - Math.clz32(letters & -letters)));
    return nexts;
  }

  /** The target of an edge that exists; a target kept as a list becomes a state. */
  #asState(edge: number): number {
    const maker = this.#maker;
    const known = maker.memory.states[edge]!;
    if (!isList(known)) return known;
    const state = maker.stateOfList(listAt(known));
    maker.memory.states[edge] = state;
    return state;
  }

  /** The state after `*`: one or more letters. */
  star(state: number): number {
    const maker = this.#maker;
    const known = maker.memory.states[state + STAR_OF]!;
    if (known >= 0) return known;
    let star = NO_NODE;
    if ((this.mask(state) & (1 << STAR)) !== 0) star = maker.isStar(state) ? this.#oneDeeper(state) : maker.star(state);
    maker.memory.states[state + STAR_OF] = star;
    return star;
  }

  /** The state after `?`: one letter. */
  any(state: number): number {
    const maker = this.#maker;
    const known = maker.memory.states[state + ANY_OF]!;
    if (known >= 0) return known;
    const any = maker.isStar(state) ? this.#oneDeeper(state) : maker.any(state);
    maker.memory.states[state + ANY_OF] = any;
    return any;
  }

  /** The state after a symbol of a pattern. */
  follow(state: number, symbol: number): number {
    if (symbol === STAR) return this.star(state);
    return symbol === ANY ? this.any(state) : this.step(state, symbol);
  }

  /** Is there a word of just these letters, so many of each, in whatever order? */
  hasAnagram(counts: ArrayLike<number>): boolean {
    return hasAnagram(this.#maker.graph, counts);
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
    let state = this.root;
    for (let at = 0; at < last; at++) {
      const symbol = pattern[at]!;
      let next = this.#madeState(state, symbol);
      if (next < 0) {
        if (!this.#isDue(state, symbol)) return this.#fits(state, pattern, at);
        next = this.follow(state, symbol);
      }
      if (next === NO_NODE) return false;
      state = next;
    }
    // Come here once more.
    this.mask(state);
    return (this.wordMask(state) & (1 << pattern[last]!)) !== 0;
  }

  /** Call before each search. If the cap is reached and there was no rest, memory is compacted now. */
  beginSearch(): void {
    const { memory } = this.#maker;
    if (memory.end === memory.searchStart) return;
    if (this.#isFull(1)) this.compact();
    this.#maker.memory.searchStart = this.#maker.memory.end;
  }

  /** Call between searches while no search is waiting: it may take a while, so that the next searches don't have to. */
  tidyUp(): void {
    runToEnd(this.tidyUpInSlices());
  }

  /** The same in slices. A search may come in between; if it adds states, the next rest starts over. */
  *tidyUpInSlices(): Generator<null, void> {
    if (!this.#isFull(DUE_SHARE)) return;
    const maker = this.#maker;
    const { memory, builds } = maker;
    const { end } = memory;
    const work = this.#compactInSlices(this.#targetBytes);
    for (;;) {
      const { done, value } = work.next();
      if (done) return this.#replace(value);
      yield null;
      if (maker.memory !== memory || memory.end !== end || maker.builds !== builds) return;
    }
  }

  /**
   * Drops the states that only one search has reached, and more if necessary, until a quarter of the cap is free again.
   * Dropped states are rebuilt on demand. The numbers of all sets change.
   */
  compact(): void {
    this.#shrink(this.#targetBytes);
  }

  /** Makes ahead what hardly a search does without, and keeps it for good; stops short when half the cap is used. */
  prewarm(): void {
    for (const _ of this.prewarmInSlices());
  }

  /** The same in small steps. A search in between cancels only the rest of the prewarming. */
  *prewarmInSlices(): Generator<void> {
    const maker = this.#maker;
    this.#permanent = maker.sets;
    if (maker.memory.end > this.#permanent) this.#shrink(0);
    const { memory } = maker;
    this.#permanentBytes = memory.usedBytes;
    const { capBytes, ample } = this.#options;
    yield* prewarmStates(this, maker, { bytes: Math.max(0, capBytes / 2 - this.#fixedBytes), ample });
    if (maker.memory !== memory) return;
    this.#permanent = memory.end;
    this.#permanentBytes = memory.usedBytes;
    memory.searchStart = memory.end;
  }

  /** Number of states made so far, the costly part of a search; none is made twice in one search. */
  get builds(): number {
    return this.#maker.builds;
  }

  /** The same with the sets that were worked out for one search alone, four of which take no longer than a state. */
  get effort(): number {
    return this.#maker.builds + (this.walk.asides >>> 2);
  }

  get stats(): AutomatonStats {
    const { memory, graph, builds } = this.#maker;
    return {
      states: memory.count - graph.nodes,
      bytes: this.#fixedBytes + memory.bytes,
      builds,
      compactions: this.#compactions,
    };
  }

  /** All but what it remembers. */
  get #fixedBytes(): number {
    return rankedBytes(this.#maker.graph) + this.#maker.bytes + this.walk.bytes + this.#search.bytes;
  }

  /** Is so much of the cap used, and enough of it by what can be forgotten? */
  #isFull(part: number): boolean {
    const { capBytes } = this.#options;
    const { usedBytes } = this.#maker.memory;
    return this.#fixedBytes + usedBytes > part * capBytes && usedBytes - this.#permanentBytes > MIN_SHARE * capBytes;
  }

  /** The place of the state's edge for the letter, or NO_EDGE. */
  #edge(state: number, letter: number): number {
    const mask = this.mask(state);
    const bit = 1 << letter;
    return (mask & bit) === 0 ? NO_EDGE : edgeAt(state, mask, bit);
  }

  /** `**` and `*?` both mean two letters or more, and so does `?*`, which is a star of a set. */
  #oneDeeper(star: number): number {
    return this.star(this.#maker.any(star));
  }

  /** The state after the symbol; negative if it isn't made yet. */
  #madeState(state: number, symbol: number): number {
    const { states } = this.#maker.memory;
    if (isLetter(symbol)) {
      const edge = this.#edge(state, symbol);
      if (edge === NO_EDGE) return NO_NODE;
      return states[edge]! < 0 ? states[edge]! : this.#asState(edge);
    }
    if ((this.mask(state) & (1 << symbol)) === 0) return NO_NODE;
    return states[state + (symbol === STAR ? STAR_OF : ANY_OF)]!;
  }

  /**
   * Notes that a state not made yet is wanted. Is it to be made now? A search costs a small part of what it costs to
   * gather a set, so the eighth time it is. At once are made: the star of a set, which takes no gathering, and what `*`
   * and a letter lead to, which is wanted again and again.
   */
  #isDue(state: number, symbol: number): boolean {
    const star = this.#maker.isStar(state);
    if (star ? this.#maker.isFirstStar(state) && isLetter(symbol) : symbol === STAR) return true;
    const { states } = this.#maker.memory;
    const place = isLetter(symbol) ? this.#edge(state, symbol) : state + (symbol === STAR ? STAR_OF : ANY_OF);
    const unmade = ~states[place]!;
    if ((unmade & WANTED) === WANTED) return true;
    states[place] = ~(unmade + WANTED_ONCE);
    return false;
  }

  /** Does the pattern lead to a word, if its symbols before `at` led to this state? No states are made to find out. */
  #fits(state: number, pattern: Pattern, at: number): boolean {
    const search = this.#search.setPattern(pattern);
    const maker = this.#maker;
    const star = maker.isStar(state);
    const count = maker.unpack(state);
    for (let i = 0; i < count; i++) {
      const rank = maker.members[i]!;
      if (search.mayFit(rank, at) && (star ? search.fitsBelow(rank, at) : search.fits(rank, at))) return true;
    }
    return false;
  }

  /** Bytes that may stay in use when memory is short. */
  get #targetBytes(): number {
    const { capBytes } = this.#options;
    return Math.max(KEPT_SHARE * capBytes - this.#fixedBytes, this.#permanentBytes + (MIN_SHARE / 2) * capBytes);
  }

  #compactInSlices(bytes: number): Generator<null, Memory> {
    const { graph, sets, memory } = this.#maker;
    return compactInSlices(memory, { ranks: graph.size, nodes: sets, permanent: this.#permanent, bytes });
  }

  #replace(memory: Memory): void {
    this.#maker.memory = memory;
    this.#compactions++;
  }

  /** @param bytes how much of what it remembers may stay */
  #shrink(bytes: number): void {
    this.#replace(runToEnd(this.#compactInSlices(bytes)));
  }
}

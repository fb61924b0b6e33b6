import { bitCount, LETTER_MASK, NO_NODE } from '../graph.ts';
import { grow } from './grow.ts';
import { STAR } from './pattern.ts';
import { WILDCARDS } from './ranked-graph.ts';
import type { StateMaker } from './state-maker.ts';
import { edgeAt, FRESH, isList, listAt, NODES_OF, PREVIEW, STAR_OF, STATE_WORDS } from './state-record.ts';
import { Stretches } from './stretches.ts';

/** A search's position after some symbols: a state, or a small set of nodes that isn't a state. */
export type Cursor = number;
/** From here nothing leads on. */
export const NO_CURSOR: Cursor = 0;

// Layout of a cursor's record: first a state, or one of these two, then the following.
const STRETCH = -1;
/** All that lies below a stretch. */
const BELOW_STRETCH = -2;
const MASK = 1;
const MASK_OF_WORDS = 2;
/** All that can still come. */
const REACH = 3;
/** Its stretch: of a state its nodes, as soon as they are wanted. */
const FROM = 4;
const TO = 5;
/** In TO. */
const NO_STRETCH = 0;
/** Following cursors, one for each of its symbols that may come in this search; NO_CURSOR until asked for. */
const NEXTS = 6;

/** From a state of no more nodes, what is not known yet is worked out for this search alone: hardly any is wanted again. */
const FEW = 128;
/** The star of a node with more than this below it is made a state: it will be wanted again. */
const BIG = 256;

/**
 * A search's walk through the automaton that doesn't make a state of every set it meets: most sets are small, and
 * quicker to find again in the next search than to keep.
 *
 * In one search the same symbols follow each other again and again, in other places of the board: two times out of
 * three. So results are remembered until the next search, by the symbols and not by the set, which costs nothing.
 */
export class Walk {
  readonly #maker: StateMaker;
  readonly #star: (state: number) => number;
  readonly #sets: Stretches;
  #cursors: Int32Array<ArrayBuffer> = new Int32Array(1 << 12);
  #end = NEXTS;
  /** The symbols that may come in this search. */
  #useful = 0;
  /** Number of sets worked out for one search alone. */
  asides = 0;
  /** The cursor before the first symbol. */
  root: Cursor = NO_CURSOR;

  /** @param star where `*` leads from a state */
  constructor(maker: StateMaker, star: (state: number) => number) {
    this.#maker = maker;
    this.#star = star;
    this.#sets = new Stretches(maker.graph, maker.closures);
  }

  get bytes(): number {
    return this.#sets.bytes + 4 * this.#cursors.length;
  }

  /**
   * Gives up all cursors for a new search.
   * @param useful the symbols that may come in it
   */
  begin(useful: number): void {
    this.#useful = useful;
    this.#sets.begin();
    this.#end = NEXTS;
    this.root = this.#enter(this.#maker.root);
  }

  /** The symbols that lead anywhere from here, a bit each, and WORD_END if a word ends here. */
  mask(cursor: Cursor): number {
    return this.#cursors[cursor + MASK]!;
  }

  /** The symbols that lead straight to a word. */
  wordMask(cursor: Cursor): number {
    return this.#cursors[cursor + MASK_OF_WORDS]!;
  }

  /** Letters that are not among these cannot come any more. */
  reach(cursor: Cursor): number {
    return this.#cursors[cursor + REACH]!;
  }

  /**
   * The cursor after a symbol, if one of the wanted symbols leads on from there (or, with WORD_END, a word ends there).
   * @param letters others that will be asked for from there: they are looked at together
   */
  advance(from: Cursor, symbol: number, wanted: number, letters = 0): Cursor {
    const bit = 1 << symbol;
    const ways = this.#cursors[from + MASK]! & this.#useful;
    if ((ways & bit) === 0) return NO_CURSOR;
    const place = from + NEXTS + bitCount(ways & (bit - 1));
    let to = this.#cursors[place]!;
    if (to === NO_CURSOR) {
      to = this.#make(from, symbol, wanted, letters);
      this.#cursors[place] = to;
    }
    return this.#cursors[to + MASK]! & wanted ? to : NO_CURSOR;
  }

  #make(from: Cursor, symbol: number, wanted: number, letters: number): Cursor {
    const state = this.#cursors[from]!;
    if (state >= 0)
      return symbol === STAR ? this.#addState(this.#star(state)) : this.#leave(from, state, symbol, wanted, letters);
    if (symbol !== STAR) return this.#step(state, from, symbol);
    return this.#starOfStretch(state, this.#cursors[from + FROM]!, this.#cursors[from + TO]!);
  }

  /** By a letter from a state, if that leads on: else it is not made, and may be asked for again. */
  #leave(from: Cursor, state: number, letter: number, wanted: number, letters: number): Cursor {
    const maker = this.#maker;
    const bit = 1 << letter;
    const edge = edgeAt(state, maker.memory.states[state]!, bit);
    const known = maker.memory.states[edge]!;
    if (known < 0) {
      const enough = wanted & WILDCARDS ? wanted | LETTER_MASK : wanted;
      const preview = ~known & PREVIEW;
      if (preview !== 0 && (preview & enough) === 0) return NO_CURSOR;
      // The star of a single node is a state only if much lies below it.
      const size = maker.sizeOf(state);
      if (size > 1 && size <= FEW) return this.#stepAside(from, state, letter);
      maker.open(state, bit | letters, wanted, true);
      if (maker.memory.states[edge]! < 0) return NO_CURSOR;
    } else if ((maker.memory.states[edge + 1]! & wanted) === 0) return NO_CURSOR;
    return this.#enter(maker.memory.states[edge]!);
  }

  /** By a letter from a state, of which nothing is remembered there. */
  #stepAside(from: Cursor, state: number, letter: number): Cursor {
    this.asides++;
    const sets = this.#sets;
    if (this.#cursors[from + TO] === NO_STRETCH) {
      const first = sets.end;
      sets.add(this.#maker.members, this.#maker.unpack(state));
      this.#cursors[from + FROM] = first;
      this.#cursors[from + TO] = sets.end;
    }
    return this.#step(this.#maker.isStar(state) ? BELOW_STRETCH : STRETCH, from, letter);
  }

  /** By a letter from a cursor's stretch, or from all that lies below it. */
  #step(kind: number, from: Cursor, letter: number): Cursor {
    const sets = this.#sets;
    const start = sets.end;
    const first = this.#cursors[from + FROM]!;
    const end = this.#cursors[from + TO]!;
    if (kind === STRETCH) sets.step(first, end, letter);
    else sets.stepBelow(first, end, letter);
    return this.#add(STRETCH, start, sets.end);
  }

  /** To what an edge names: a state or a list. */
  #enter(edge: number): Cursor {
    const { memory, sets: firstSet } = this.#maker;
    if (!isList(edge) && (edge >= firstSet || edge === NO_NODE)) return this.#addState(edge);
    const sets = this.#sets;
    const start = sets.end;
    if (isList(edge)) {
      sets.reserve(memory.lists.sizeAt(listAt(edge)));
      sets.take(memory.lists.unpack(listAt(edge), sets.nodes, start));
    } else {
      sets.reserve(1);
      sets.nodes[start] = memory.states[edge + NODES_OF]!;
      sets.take(start + 1);
    }
    return this.#add(STRETCH, start, sets.end);
  }

  #starOfStretch(kind: number, first: number, end: number): Cursor {
    const sets = this.#sets;
    if (kind === BELOW_STRETCH) {
      const start = sets.end;
      sets.deeper(first, end);
      return this.#add(BELOW_STRETCH, start, sets.end);
    }
    const { closures, stateOf } = this.#maker;
    const only = sets.nodes[first]!;
    if (end - first === 1 && closures.sizeOf(only) > BIG) return this.#addState(this.#star(stateOf[only]!));
    sets.star(first, end);
    return this.#add(BELOW_STRETCH, first, end);
  }

  #addState(state: number): Cursor {
    const { memory } = this.#maker;
    memory.visit(state);
    const mask = memory.states[state]! & ~FRESH;
    const star = memory.states[state + STAR_OF]!;
    // Of a star what lies below is what it is; of any other state it is known if its star is.
    const reach = this.#maker.isStar(state) ? mask : star < 0 ? LETTER_MASK : mask | memory.states[star]!;
    return this.#write(state, mask, memory.states[state + STATE_WORDS]!, reach, NO_STRETCH, NO_STRETCH);
  }

  #add(kind: number, from: number, to: number): Cursor {
    const { mask, words, below } = this.#sets;
    return this.#write(kind, mask, words, mask | below, from, to);
  }

  #write(state: number, mask: number, words: number, reach: number, from: number, to: number): Cursor {
    const cursor = this.#end;
    this.#end += NEXTS + bitCount(mask & this.#useful);
    this.#cursors = grow(this.#cursors, this.#end, 2);
    const cursors = this.#cursors;
    cursors[cursor] = state;
    cursors[cursor + MASK] = mask;
    cursors[cursor + MASK_OF_WORDS] = words;
    cursors[cursor + REACH] = reach;
    cursors[cursor + FROM] = from;
    cursors[cursor + TO] = to;
    // Not `fill`, which is slow for as few as these are.
    for (let at = cursor + NEXTS; at < this.#end; at++) cursors[at] = NO_CURSOR;
    return cursor;
  }
}

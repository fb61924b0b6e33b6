import { runToEnd, type Slices } from '@wordhoard/kernel';
import { type AutomatonOptions, type AutomatonStats, PatternAutomaton, type WordGraph } from '@wordhoard/lexicon';
import { type Grid, PREMIUMS, type Premium } from '../board.ts';
import { type TileFace, TRAY } from '../tiles.ts';
import { allPlays } from './all-plays.ts';
import { BestPlays } from './best-plays.ts';
import { Field } from './field.ts';
import { layoutOf } from './layout.ts';
import { Openings } from './openings.ts';
import type { FoundPlay, PlayList } from './play-list.ts';
import { TrayCode } from './tray-code.ts';

export interface FinderOptions extends AutomatonOptions {
  /** Another board than ours, say without TURN-TO-WILD squares. */
  readonly premiums?: readonly (Premium | null)[];
}

/**
 * Finds plays all of whose words are words: an asterisk stands for a string, so a "word" here is a pattern that some
 * word of the graph fits. It gets faster as it goes, for the automaton remembers where patterns lead.
 */
export class PlayFinder {
  readonly #automaton: PatternAutomaton;
  readonly #field: Field;
  readonly #best: BestPlays;
  readonly #hand: TrayCode = new TrayCode();
  readonly #openings: Openings;
  /** Number of searches begun. */
  #searches = 0;

  constructor(graph: WordGraph, { premiums = PREMIUMS, ...options }: FinderOptions = {}) {
    this.#automaton = new PatternAutomaton(graph, options);
    this.#field = new Field(this.#automaton, layoutOf(premiums));
    this.#best = new BestPlays(this.#field);
    this.#openings = new Openings(this.#field, this.#hand);
  }

  /** Makes ahead what almost every search wants; takes about half a second, and the first searches are the faster. */
  prewarm(): void {
    this.#automaton.prewarm();
  }

  /** The same in steps of a few milliseconds, between which one may search. */
  prewarming(): Iterable<void> {
    return this.#automaton.prewarmInSlices();
  }

  /** Call while no search is waiting: tidies up, so that later searches aren't held up. */
  rest(): void {
    this.#automaton.tidyUp();
  }

  /** The same in slices. Searches may come in between; an interrupted rest starts over the next time. */
  resting(): Slices<void> {
    return this.#automaton.tidyUpInSlices();
  }

  /** Every play, in no particular order. `tray` has at most seven faces. */
  all(grid: Grid, tray: Iterable<TileFace>): PlayList {
    this.#load(grid, tray);
    this.#hand.load(this.#field.counts);
    return allPlays(this.#field, this.#hand, this.#openings, grid);
  }

  /** The `count` plays that score most, of at most so many tiles, best first; fewer if there are no more. */
  best(grid: Grid, tray: Iterable<TileFace>, count = 1, tiles: number = TRAY): FoundPlay[] {
    return runToEnd(this.seeking(grid, tray, count, tiles));
  }

  /** The same in slices. A finder has one desk: another search must not begin before this one is over or given up. */
  *seeking(grid: Grid, tray: Iterable<TileFace>, count = 1, tiles: number = TRAY): Slices<FoundPlay[]> {
    this.#load(grid, tray);
    const search = this.#searches;
    const work = this.#best.find(grid, count, tiles);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      yield null;
      if (search !== this.#searches) throw new Error('another search has begun with this finder');
    }
  }

  /** Slots that the last search for the best plays looked into. */
  get opened(): number {
    return this.#best.opened;
  }

  get stats(): AutomatonStats {
    return this.#automaton.stats;
  }

  #load(grid: Grid, tray: Iterable<TileFace>): void {
    this.#searches++;
    this.#field.load(grid, tray);
    if (this.#field.size > TRAY) throw new Error(`a tray has at most ${TRAY} tiles`);
  }
}

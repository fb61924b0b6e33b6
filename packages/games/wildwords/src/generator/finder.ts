import { type AutomatonStats, PatternAutomaton, type WordGraph } from '@wordhoard/lexicon';
import { type Grid, PREMIUMS, type Premium } from '../board.ts';
import { type Face, TRAY } from '../tiles.ts';
import { allPlays } from './all-plays.ts';
import { BestPlays } from './best-plays.ts';
import { Field } from './field.ts';
import { layoutOf } from './layout.ts';
import { Openings } from './openings.ts';
import type { FoundPlay, PlayList } from './play-list.ts';

export interface FinderOptions {
  /** How much the automaton may remember between searches. */
  readonly capBytes?: number;
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
  readonly #openings: Openings;

  constructor(graph: WordGraph, { capBytes, premiums = PREMIUMS }: FinderOptions = {}) {
    this.#automaton = new PatternAutomaton(graph, capBytes === undefined ? {} : { capBytes });
    this.#field = new Field(this.#automaton, layoutOf(premiums));
    this.#best = new BestPlays(this.#field);
    this.#openings = new Openings(this.#field);
  }

  /** Makes ahead what almost every search wants; takes about half a second, and the first searches are the faster. */
  prewarm(): void {
    this.#automaton.prewarm();
  }

  /** Every play, in no particular order. `tray` has at most seven faces. */
  all(grid: Grid, tray: Iterable<Face>): PlayList {
    this.#load(grid, tray);
    return allPlays(this.#field, this.#openings, grid);
  }

  /** The `count` plays that score most, of at most so many tiles, best first; fewer if there are no more. */
  best(grid: Grid, tray: Iterable<Face>, count = 1, tiles: number = TRAY): FoundPlay[] {
    this.#load(grid, tray);
    return this.#best.find(grid, count, tiles);
  }

  /** How many slots the last search for the best looked into. */
  get opened(): number {
    return this.#best.opened;
  }

  get stats(): AutomatonStats {
    return this.#automaton.stats;
  }

  #load(grid: Grid, tray: Iterable<Face>): void {
    this.#field.load(grid, tray);
    if (this.#field.size > TRAY) throw new Error(`a tray has at most ${TRAY} tiles`);
  }
}

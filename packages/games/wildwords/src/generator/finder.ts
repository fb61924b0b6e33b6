import { runToEnd, type Slices } from '@wordhoard/kernel';
import { type AutomatonOptions, type AutomatonStats, PatternAutomaton, type WordGraph } from '@wordhoard/lexicon';
import type { Grid } from '../board.ts';
import { type Components, PRINTED } from '../components.ts';
import { MAX_TRAY_SIZE, type TileFace } from '../tiles.ts';
import { allPlays } from './all-plays.ts';
import { BestPlays } from './best-plays.ts';
import { Openings } from './openings.ts';
import type { FoundPlay, PlayList } from './play-list.ts';
import { SearchBoard } from './search-board.ts';
import { TrayCode } from './tray-code.ts';

export interface FinderOptions extends AutomatonOptions {
  /** The printed game's if left out. */
  readonly components?: Components;
}

/** The part that finders for different variants share. */
interface SharedAutomaton {
  readonly automaton: PatternAutomaton;
  /** Number of searches begun. */
  searches: number;
}

/**
 * Finds plays whose words are all valid. An asterisk stands for a string, so a pattern is valid if some word of the graph
 * fits it. The finder gets faster with use, because the automaton keeps its states.
 */
export class PlayFinder {
  readonly #shared: SharedAutomaton;
  readonly #board: SearchBoard;
  readonly #best: BestPlays;
  readonly #trayCode: TrayCode = new TrayCode();
  readonly #openings: Openings;

  /** @param words a graph; or a finder, whose automaton this one shares: only one of the two can search at a time */
  constructor(words: WordGraph | PlayFinder, { components = PRINTED, ...options }: FinderOptions = {}) {
    this.#shared =
      words instanceof PlayFinder ? words.#shared : { automaton: new PatternAutomaton(words, options), searches: 0 };
    this.#board = new SearchBoard(this.#shared.automaton, components);
    this.#best = new BestPlays(this.#board);
    this.#openings = new Openings(this.#board, this.#trayCode);
  }

  /** Builds states that almost every search needs. Takes about half a second, and makes the first searches faster. */
  prewarm(): void {
    this.#shared.automaton.prewarm();
  }

  /** The same in steps of a few milliseconds, with searches allowed in between. */
  prewarming(): Iterable<void> {
    return this.#shared.automaton.prewarmInSlices();
  }

  /** Frees memory. Call it while no search is waiting, so that later searches aren't held up. */
  rest(): void {
    this.#shared.automaton.tidyUp();
  }

  /** The same in slices. Searches are allowed in between; if interrupted, it starts again the next time. */
  resting(): Slices<void> {
    return this.#shared.automaton.tidyUpInSlices();
  }

  /** Every play, in no particular order. `tray` has at most as many faces as a full tray. */
  all(grid: Grid, tray: Iterable<TileFace>): PlayList {
    this.#load(grid, tray);
    this.#trayCode.load(this.#board.counts);
    return allPlays(this.#board, this.#trayCode, this.#openings, grid);
  }

  /** The `count` highest-scoring plays of at most `tiles` tiles, best first; fewer if there are no more. */
  best(grid: Grid, tray: Iterable<TileFace>, count = 1, tiles: number = MAX_TRAY_SIZE): FoundPlay[] {
    return runToEnd(this.findBestInSlices(grid, tray, count, tiles));
  }

  /** The same in slices. A finder can run only one search at a time: a new one makes this one throw. */
  *findBestInSlices(
    grid: Grid,
    tray: Iterable<TileFace>,
    count = 1,
    tiles: number = MAX_TRAY_SIZE,
  ): Slices<FoundPlay[]> {
    this.#load(grid, tray);
    const shared = this.#shared;
    const search = shared.searches;
    const work = this.#best.find(grid, count, tiles);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      yield null;
      if (search !== shared.searches) throw new Error('another search has begun with this finder');
    }
  }

  /** Number of slots that the last search for the best plays opened. */
  get slotsOpened(): number {
    return this.#best.slotsOpened;
  }

  get stats(): AutomatonStats {
    return this.#shared.automaton.stats;
  }

  #load(grid: Grid, tray: Iterable<TileFace>): void {
    this.#shared.searches++;
    this.#board.load(grid, tray);
    const { size, traySize } = this.#board;
    if (size > traySize) throw new Error(`a tray has at most ${traySize} tiles`);
  }
}

import { CENTRE, type Direction, type Grid, neighbour, SQUARES, type Square } from '../board.ts';
import { type Components, PRINTED } from '../components.ts';
import { geometryFault, type Placement, runThrough, touchesTile, withTiles } from '../geometry.ts';
import { scorePlay } from '../scoring.ts';
import { ASTERISK, type TileFace } from '../tiles.ts';
import type { FoundPlay } from './play-list.ts';

/**
 * Finds every play the slow, obvious way, for tests: lays tiles one by one on consecutive empty squares, collects the
 * words with the rules' own geometry, and tests them with a regular expression against the list. Two short cuts: it
 * doesn't start where the tiles can't touch anything, and gives up when no word begins with the pattern.
 */
export class Oracle {
  readonly #beginnings: Map<string, readonly string[]>;
  readonly #answers: Map<string, boolean> = new Map();

  readonly #components: Components;

  constructor(words: Iterable<string>, components: Components = PRINTED) {
    this.#components = components;
    this.#beginnings = new Map([['', Array.from(words, (word) => word.toUpperCase())]]);
  }

  isWord(pattern: string): boolean {
    let answer = this.#answers.get(pattern);
    if (answer === undefined) {
      const expression = new RegExp(`^${toRegExpSource(pattern)}$`);
      answer = this.#wordsBeginning(pattern).some((word) => expression.test(word));
      this.#answers.set(pattern, answer);
    }
    return answer;
  }

  /** Filters the words that begin with all but the last symbol. */
  #wordsBeginning(pattern: string): readonly string[] {
    let words = this.#beginnings.get(pattern);
    if (words === undefined) {
      const beginning = new RegExp(`^${toRegExpSource(pattern)}`);
      words = this.#wordsBeginning(pattern.slice(0, -1)).filter((word) => beginning.test(word));
      this.#beginnings.set(pattern, words);
    }
    return words;
  }

  plays(grid: Grid, tray: readonly TileFace[]): FoundPlay[] {
    const found: FoundPlay[] = [];
    for (const direction of ['across', 'down'] as const)
      for (let square = 0; square < SQUARES; square++)
        if (grid[square] === null && canTouch(grid, square, direction, tray.length))
          this.#extend(grid, tray, [], square, direction, found);
    return found;
  }

  #extend(
    grid: Grid,
    tray: readonly TileFace[],
    before: readonly Placement[],
    square: number,
    direction: Direction,
    found: FoundPlay[],
  ): void {
    const { premiums } = this.#components;
    const flips = premiums[square] === 'wild';
    // Any tile may be laid on a TURN-TO-WILD square, so only the number of tiles matters.
    for (const face of flips ? [ASTERISK] : new Set(tray)) {
      const left = flips ? tray : tray.toSpliced(tray.indexOf(face), 1);
      const placements = [...before, { square, face }];
      const spared = placements.filter(({ square: at }) => premiums[at] === 'wild').length;
      if (left.length < spared) continue;
      const after = withTiles(this.#components, grid, placements);
      const run = runThrough(after, square, direction);
      if (this.#wordsBeginning(run.map((at) => after[at]).join('')).length === 0) continue;
      this.#addPlay(grid, placements, direction, found);
      const next = neighbour(run.at(-1)!, direction, 1);
      if (next !== undefined) this.#extend(grid, left, placements, next, direction, found);
    }
  }

  #addPlay(grid: Grid, placements: readonly Placement[], direction: Direction, found: FoundPlay[]): void {
    if (geometryFault(this.#components, grid, placements)) return;
    const { score, words } = scorePlay(this.#components, grid, placements);
    // A single tile counts in the direction of its first word.
    if (words[0]?.direction === direction && words.every(({ pattern }) => this.isWord(pattern)))
      found.push({ placements, score });
  }
}

function canTouch(grid: Grid, square: Square, direction: Direction, tiles: number): boolean {
  const first = grid.every((face) => face === null);
  let left = tiles;
  for (let at: Square | undefined = square; at !== undefined && left > 0; at = neighbour(at, direction, 1)) {
    if (grid[at] !== null || (first ? at === CENTRE : touchesTile(grid, at))) return true;
    left--;
  }
  return false;
}

/** Joins consecutive asterisks, because regular expressions are slow with several unbounded ones in a row. */
const toRegExpSource = (pattern: string): string => pattern.replace(/\*+/g, (run) => `[A-Z]{${run.length},}`);

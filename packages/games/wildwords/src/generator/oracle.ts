import { CENTRE, type Direction, type Grid, neighbour, PREMIUMS, SQUARES, type Square } from '../board.ts';
import { geometryFault, type Placement, runThrough, touches, withTiles } from '../geometry.ts';
import { scorePlay } from '../scoring.ts';
import { ASTERISK, type TileFace } from '../tiles.ts';
import type { FoundPlay } from './play-list.ts';

/**
 * Finds every play the slow and obvious way, for tests: lay tiles one by one on consecutive empty squares, collect the
 * words with the rules' own geometry, and ask a regular expression over the list whether they are any. Two short cuts:
 * it does not begin where so many tiles can touch nothing, and gives up when no word begins like what lies there.
 */
export class Oracle {
  readonly #beginnings: Map<string, readonly string[]>;
  readonly #answers: Map<string, boolean> = new Map();

  constructor(words: Iterable<string>) {
    this.#beginnings = new Map([['', Array.from(words, (word) => word.toUpperCase())]]);
  }

  isWord(pattern: string): boolean {
    let answer = this.#answers.get(pattern);
    if (answer === undefined) {
      const whole = new RegExp(`^${expressionOf(pattern)}$`);
      answer = this.#wordsBeginning(pattern).some((word) => whole.test(word));
      this.#answers.set(pattern, answer);
    }
    return answer;
  }

  /** Looks only at the words that begin with all but the last symbol: the others cannot begin with all of it. */
  #wordsBeginning(pattern: string): readonly string[] {
    let words = this.#beginnings.get(pattern);
    if (words === undefined) {
      const beginning = new RegExp(`^${expressionOf(pattern)}`);
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
          this.#lay(grid, tray, [], square, direction, found);
    return found;
  }

  #lay(
    grid: Grid,
    tray: readonly TileFace[],
    before: readonly Placement[],
    square: number,
    direction: Direction,
    found: FoundPlay[],
  ): void {
    const flips = PREMIUMS[square] === 'wild';
    // Whichever tile is given up on a TURN-TO-WILD square, it is the same play: take note of one that can be spared.
    for (const face of flips ? [ASTERISK] : new Set(tray)) {
      const left = flips ? tray : tray.toSpliced(tray.indexOf(face), 1);
      const placements = [...before, { square, face }];
      const spared = placements.filter(({ square: at }) => PREMIUMS[at] === 'wild').length;
      if (left.length < spared) continue;
      const after = withTiles(grid, placements);
      const run = runThrough(after, square, direction);
      if (this.#wordsBeginning(run.map((at) => after[at]).join('')).length === 0) continue;
      this.#note(grid, placements, direction, found);
      const next = neighbour(run.at(-1)!, direction, 1);
      if (next !== undefined) this.#lay(grid, left, placements, next, direction, found);
    }
  }

  #note(grid: Grid, placements: readonly Placement[], direction: Direction, found: FoundPlay[]): void {
    if (geometryFault(grid, placements)) return;
    const { score, words } = scorePlay(grid, placements);
    // A single tile belongs to the lane of its first word.
    if (words[0]?.direction === direction && words.every(({ pattern }) => this.isWord(pattern)))
      found.push({ placements, score });
  }
}

function canTouch(grid: Grid, square: Square, direction: Direction, tiles: number): boolean {
  const first = grid.every((face) => face === null);
  let left = tiles;
  for (let at: Square | undefined = square; at !== undefined && left > 0; at = neighbour(at, direction, 1)) {
    if (grid[at] !== null || (first ? at === CENTRE : touches(grid, at))) return true;
    left--;
  }
  return false;
}

/** Asterisks in a row as one count, for regular expressions are slow at several unbounded ones in a row. */
const expressionOf = (pattern: string): string => pattern.replace(/\*+/g, (run) => `[A-Z]{${run.length},}`);

import { CENTRE, type Direction, type Grid, neighbour, PREMIUMS, SQUARES, type Square } from '../board.ts';
import { geometryFault, type Placement, runThrough, touches, withTiles } from '../geometry.ts';
import { scorePlay } from '../scoring.ts';
import { ASTERISK, type Face } from '../tiles.ts';
import type { FoundPlay } from './play-list.ts';

/**
 * Finds every play the slow and obvious way, for tests: lay tiles one by one on consecutive empty squares, collect the
 * words with the rules' own geometry, and ask a regular expression over the list whether they are any. Two short cuts:
 * it does not begin where so many tiles can touch nothing, and gives up when no word begins like what lies there.
 */
export class Oracle {
  readonly #words: string;
  readonly #asked: Map<string, boolean> = new Map();

  constructor(words: Iterable<string>) {
    this.#words = [...words].join('\n').toUpperCase();
  }

  isWord(pattern: string): boolean {
    return this.#ask(`^${expressionOf(pattern)}$`);
  }

  #begins(pattern: string): boolean {
    return this.#ask(`^${expressionOf(pattern)}`);
  }

  #ask(expression: string): boolean {
    let answer = this.#asked.get(expression);
    if (answer === undefined) {
      answer = new RegExp(expression, 'm').test(this.#words);
      this.#asked.set(expression, answer);
    }
    return answer;
  }

  plays(grid: Grid, tray: readonly Face[]): FoundPlay[] {
    const found: FoundPlay[] = [];
    for (const direction of ['across', 'down'] as const)
      for (let square = 0; square < SQUARES; square++)
        if (grid[square] === null && canTouch(grid, square, direction, tray.length))
          this.#lay(grid, tray, [], square, direction, found);
    return found;
  }

  #lay(
    grid: Grid,
    tray: readonly Face[],
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
      if (!this.#begins(run.map((at) => after[at]).join(''))) continue;
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

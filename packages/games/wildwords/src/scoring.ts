import { type Grid, PREMIUMS, type Square } from './board.ts';
import { findNewRuns, type Placement, type TileRun, withTiles } from './geometry.ts';
import { TRAY_SIZE, valueOfFace } from './tiles.ts';

/** [WW-12] Bonus for laying a whole tray. */
export const BOMB_POINTS = 40;
/** [WW-12] Points that each LOSE-20 square costs. */
export const LOSE_POINTS = 20;

/** A word made by a play, as a pattern: `*FEND`. */
export interface WordMade extends TileRun {
  readonly pattern: string;
  readonly score: number;
}

export interface PlayScore {
  readonly score: number;
  readonly words: readonly WordMade[];
  /** All seven tiles were laid: the score includes 40 points. */
  readonly bomb: boolean;
  /** Number of LOSE-20 squares covered: the score has 20 points less for each. */
  readonly lost: number;
}

/** [WW-11] [WW-12] The score of a play, whose geometry must be legal. */
export function scorePlay(grid: Grid, placements: readonly Placement[]): PlayScore {
  const newSquares = new Set(placements.map(({ square }) => square));
  const after = withTiles(grid, placements);
  const words = findNewRuns(grid, placements).map((run): WordMade => {
    const pattern = run.squares.map((square) => after[square]).join('');
    return { ...run, pattern, score: scoreRun(after, run.squares, newSquares) };
  });
  const lost = placements.filter(({ square }) => PREMIUMS[square] === 'lose').length;
  const bomb = placements.length === TRAY_SIZE;
  const score = words.reduce((sum, word) => sum + word.score, 0) - LOSE_POINTS * lost + (bomb ? BOMB_POINTS : 0);
  return { score, words, bomb, lost };
}

function scoreRun(grid: Grid, squares: readonly Square[], newSquares: ReadonlySet<Square>): number {
  let sum = 0;
  let times = 1;
  for (const square of squares) {
    const value = valueOfFace(grid[square]!);
    sum += value * (newSquares.has(square) ? letterMultiplier(square) : 1);
    times *= newSquares.has(square) ? wordMultiplier(square) : 1;
  }
  return sum * times;
}

/** Multiplier of a tile laid now. */
function letterMultiplier(square: Square): number {
  const premium = PREMIUMS[square];
  return premium === 'DL' ? 2 : premium === 'TL' ? 3 : 1;
}

/** Multiplier of a word for a tile laid here now. */
function wordMultiplier(square: Square): number {
  const premium = PREMIUMS[square];
  return premium === 'DW' ? 2 : premium === 'TW' ? 3 : 1;
}

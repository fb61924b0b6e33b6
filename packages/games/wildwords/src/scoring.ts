import { type Grid, PREMIUMS, type Square } from './board.ts';
import { type Placement, runsMade, type TileRun, withTiles } from './geometry.ts';
import { TRAY, valueOfFace } from './tiles.ts';

/** [WW-12] For laying a whole tray. */
export const BOMB = 40;
/** [WW-12] What each LOSE-20 square takes. */
export const LOSS = 20;

/** A word made by a play, as it lies there: `*FEND`. */
export interface WordMade extends TileRun {
  readonly pattern: string;
  readonly score: number;
}

export interface PlayScore {
  readonly score: number;
  readonly words: readonly WordMade[];
  /** Seven tiles: 40 are in the score. */
  readonly bomb: boolean;
  /** Number of LOSE-20 squares covered: each takes 20 off the score. */
  readonly lost: number;
}

/** [WW-11] [WW-12] What a play that fits the board's geometry is worth. */
export function scorePlay(grid: Grid, placements: readonly Placement[]): PlayScore {
  const fresh = new Set(placements.map(({ square }) => square));
  const after = withTiles(grid, placements);
  const words = runsMade(grid, placements).map((run): WordMade => {
    const pattern = run.squares.map((square) => after[square]).join('');
    return { ...run, pattern, score: scoreRun(after, run.squares, fresh) };
  });
  const lost = placements.filter(({ square }) => PREMIUMS[square] === 'lose').length;
  const bomb = placements.length === TRAY;
  const score = words.reduce((sum, word) => sum + word.score, 0) - LOSS * lost + (bomb ? BOMB : 0);
  return { score, words, bomb, lost };
}

function scoreRun(grid: Grid, squares: readonly Square[], fresh: ReadonlySet<Square>): number {
  let sum = 0;
  let times = 1;
  for (const square of squares) {
    const value = valueOfFace(grid[square]!);
    sum += value * (fresh.has(square) ? letterTimes(square) : 1);
    times *= fresh.has(square) ? wordTimes(square) : 1;
  }
  return sum * times;
}

/** Multiplier of a tile laid now. */
function letterTimes(square: Square): number {
  const premium = PREMIUMS[square];
  return premium === 'DL' ? 2 : premium === 'TL' ? 3 : 1;
}

/** Multiplier of a word for a tile laid here now. */
function wordTimes(square: Square): number {
  const premium = PREMIUMS[square];
  return premium === 'DW' ? 2 : premium === 'TW' ? 3 : 1;
}

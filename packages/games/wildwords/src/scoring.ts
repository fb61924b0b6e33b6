import type { Grid, Premiums, Square } from './board.ts';
import { type Components, valueOfFace } from './components.ts';
import { findNewRuns, type Placement, type TileRun, withTiles } from './geometry.ts';

/** A word made by a play, as a pattern: `*FEND`. */
export interface WordMade extends TileRun {
  readonly pattern: string;
  readonly score: number;
}

export interface PlayScore {
  readonly score: number;
  readonly words: readonly WordMade[];
  /** The whole tray was laid: the score includes the bonus. */
  readonly bomb: boolean;
  /** Number of LOSE-20 squares covered: the score has their points less for each. */
  readonly lost: number;
}

/** [WW-11] [WW-12] The score of a play, whose geometry must be legal. */
export function scorePlay(components: Components, grid: Grid, placements: readonly Placement[]): PlayScore {
  const { premiums, traySize, bombPoints, losePoints } = components;
  const newSquares = new Set(placements.map(({ square }) => square));
  const after = withTiles(components, grid, placements);
  const words = findNewRuns(grid, placements).map((run): WordMade => {
    const pattern = run.squares.map((square) => after[square]).join('');
    return { ...run, pattern, score: scoreRun(components, after, run.squares, newSquares) };
  });
  const lost = placements.filter(({ square }) => premiums[square] === 'lose').length;
  const bomb = placements.length === traySize;
  const score = words.reduce((sum, word) => sum + word.score, 0) - losePoints * lost + (bomb ? bombPoints : 0);
  return { score, words, bomb, lost };
}

function scoreRun(
  components: Components,
  grid: Grid,
  squares: readonly Square[],
  newSquares: ReadonlySet<Square>,
): number {
  const { premiums } = components;
  let sum = 0;
  let times = 1;
  for (const square of squares) {
    const value = valueOfFace(components, grid[square]!);
    sum += value * (newSquares.has(square) ? letterMultiplier(premiums, square) : 1);
    times *= newSquares.has(square) ? wordMultiplier(premiums, square) : 1;
  }
  return sum * times;
}

/** Multiplier of a tile laid now. */
function letterMultiplier(premiums: Premiums, square: Square): number {
  const premium = premiums[square];
  return premium === 'DL' ? 2 : premium === 'TL' ? 3 : 1;
}

/** Multiplier of a word for a tile laid here now. */
function wordMultiplier(premiums: Premiums, square: Square): number {
  const premium = premiums[square];
  return premium === 'DW' ? 2 : premium === 'TW' ? 3 : 1;
}

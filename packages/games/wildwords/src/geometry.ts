import {
  CENTRE,
  columnOf,
  type Direction,
  faceOnSquare,
  type Grid,
  neighbour,
  otherDirection,
  rowOf,
  SQUARES,
  type Square,
} from './board.ts';
import type { Components } from './components.ts';
import type { TileFace } from './tiles.ts';

/** A tile laid on a square. On a TURN-TO-WILD square `face` is its own face, not the asterisk it becomes. */
export interface Placement {
  readonly square: Square;
  readonly face: TileFace;
}

export type GeometryFault =
  | { readonly code: 'no-tiles' | 'too-many-tiles' | 'first-needs-two' | 'not-through-centre' }
  | { readonly code: 'off-board' | 'occupied' | 'twice'; readonly square: Square }
  | { readonly code: 'not-in-line' | 'gap' | 'not-adjacent' };

/** The first fault in the placement of these tiles [WW-6]. Their spelling doesn't matter here [WW-10]. */
export function geometryFault(
  { traySize }: Pick<Components, 'traySize'>,
  grid: Grid,
  placements: readonly Placement[],
): GeometryFault | undefined {
  if (placements.length === 0) return { code: 'no-tiles' };
  if (placements.length > traySize) return { code: 'too-many-tiles' };
  const squares = placements.map(({ square }) => square).sort((a, b) => a - b);
  for (const [i, square] of squares.entries()) {
    if (!Number.isInteger(square) || square < 0 || square >= SQUARES) return { code: 'off-board', square };
    if (grid[square] !== null) return { code: 'occupied', square };
    if (squares[i - 1] === square) return { code: 'twice', square };
  }
  const direction = directionOf(squares);
  if (!direction) return { code: 'not-in-line' };
  const run = runThrough(withFaces(grid, placements), squares[0]!, direction);
  if (!run.includes(squares.at(-1)!)) return { code: 'gap' };
  if (grid.every((face) => face === null)) {
    if (squares.length < 2) return { code: 'first-needs-two' };
    return squares.includes(CENTRE) ? undefined : { code: 'not-through-centre' };
  }
  return squares.some((square) => touchesTile(grid, square)) ? undefined : { code: 'not-adjacent' };
}

/** The direction of the line on which these squares lie; across for a single one. */
function directionOf(squares: readonly Square[]): Direction | undefined {
  if (new Set(squares.map(rowOf)).size === 1) return 'across';
  return new Set(squares.map(columnOf)).size === 1 ? 'down' : undefined;
}

export function touchesTile(grid: Grid, square: Square): boolean {
  return (['across', 'down'] as const).some((direction) =>
    ([1, -1] as const).some((by) => {
      const next = neighbour(square, direction, by);
      return next !== undefined && grid[next] !== null;
    }),
  );
}

/** The board after a play. */
export function withTiles(
  { premiums }: Pick<Components, 'premiums'>,
  grid: Grid,
  placements: readonly Placement[],
): Grid {
  return withFaces(
    grid,
    placements.map(({ square, face }) => ({ square, face: faceOnSquare(premiums, square, face) })),
  );
}

/** The board with these faces on it, also on TURN-TO-WILD squares. */
export function withFaces(grid: Grid, placements: readonly Placement[]): Grid {
  const after = [...grid];
  for (const { square, face } of placements) after[square] = face;
  return after;
}

/** The longest run of covered squares through this one. */
export function runThrough(grid: Grid, square: Square, direction: Direction): Square[] {
  const run = [square];
  for (let next = neighbour(square, direction, -1); next !== undefined && grid[next] !== null; ) {
    run.unshift(next);
    next = neighbour(next, direction, -1);
  }
  for (let next = neighbour(square, direction, 1); next !== undefined && grid[next] !== null; ) {
    run.push(next);
    next = neighbour(next, direction, 1);
  }
  return run;
}

/** A run of two or more covered squares that includes a new tile. */
export interface TileRun {
  readonly direction: Direction;
  readonly squares: readonly Square[];
}

/**
 * [WW-7] All words made: the main word first, then the crossing words in the order of the tiles. For a single tile the
 * word across comes before the word down.
 */
export function findNewRuns(grid: Grid, placements: readonly Placement[]): TileRun[] {
  const after = withFaces(grid, placements);
  const squares = placements.map(({ square }) => square).sort((a, b) => a - b);
  const direction = directionOf(squares);
  if (!direction) throw new Error('these tiles lie on no line');
  const along = { direction, squares: runThrough(after, squares[0]!, direction) };
  const crossing = squares.map((square): TileRun => {
    const cross = otherDirection(direction);
    return { direction: cross, squares: runThrough(after, square, cross) };
  });
  return [along, ...crossing].filter((run) => run.squares.length > 1);
}

import {
  asLaid,
  CENTRE,
  columnOf,
  type Direction,
  type Grid,
  neighbour,
  otherDirection,
  rowOf,
  SQUARES,
  type Square,
} from './board.ts';
import { type TileFace, TRAY } from './tiles.ts';

/** A tile put down: on a TURN-TO-WILD square `face` is what it was, not what it becomes. */
export interface Placement {
  readonly square: Square;
  readonly face: TileFace;
}

export type GeometryFault =
  | { readonly code: 'no-tiles' | 'too-many-tiles' | 'first-needs-two' | 'not-through-centre' }
  | { readonly code: 'off-board' | 'occupied' | 'twice'; readonly square: Square }
  | { readonly code: 'not-in-line' | 'gap' | 'not-adjacent' };

/** The first fault in how these tiles lie [WW-6]; their spelling doesn't matter here [WW-10]. */
export function geometryFault(grid: Grid, placements: readonly Placement[]): GeometryFault | undefined {
  if (placements.length === 0) return { code: 'no-tiles' };
  if (placements.length > TRAY) return { code: 'too-many-tiles' };
  const squares = placements.map(({ square }) => square).sort((a, b) => a - b);
  for (const [i, square] of squares.entries()) {
    if (!Number.isInteger(square) || square < 0 || square >= SQUARES) return { code: 'off-board', square };
    if (grid[square] !== null) return { code: 'occupied', square };
    if (squares[i - 1] === square) return { code: 'twice', square };
  }
  const direction = lineOf(squares);
  if (!direction) return { code: 'not-in-line' };
  const after = withTiles(grid, placements);
  const run = runThrough(after, squares[0]!, direction);
  if (!run.includes(squares.at(-1)!)) return { code: 'gap' };
  if (grid.every((face) => face === null)) {
    if (squares.length < 2) return { code: 'first-needs-two' };
    return squares.includes(CENTRE) ? undefined : { code: 'not-through-centre' };
  }
  return squares.some((square) => touches(grid, square)) ? undefined : { code: 'not-adjacent' };
}

/** The direction in which these squares lie on one line; across for a single one. */
function lineOf(squares: readonly Square[]): Direction | undefined {
  if (new Set(squares.map(rowOf)).size === 1) return 'across';
  return new Set(squares.map(columnOf)).size === 1 ? 'down' : undefined;
}

export function touches(grid: Grid, square: Square): boolean {
  return (['across', 'down'] as const).some((direction) =>
    ([1, -1] as const).some((by) => {
      const next = neighbour(square, direction, by);
      return next !== undefined && grid[next] !== null;
    }),
  );
}

export function withTiles(grid: Grid, placements: readonly Placement[]): Grid {
  const after = [...grid];
  for (const { square, face } of placements) after[square] = asLaid(square, face);
  return after;
}

/** The longest row of covered squares through this one. */
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

/** A row of two or more covered squares with a new tile in it. */
export interface TileRun {
  readonly direction: Direction;
  readonly squares: readonly Square[];
}

/**
 * [WW-7] Every word made, the one along the play first, then those crossing it in the order of its tiles. A single
 * tile lies along whichever word it makes, across before down.
 */
export function runsMade(grid: Grid, placements: readonly Placement[]): TileRun[] {
  const after = withTiles(grid, placements);
  const squares = placements.map(({ square }) => square).sort((a, b) => a - b);
  const direction = lineOf(squares);
  if (!direction) throw new Error('these tiles lie on no line');
  const along = { direction, squares: runThrough(after, squares[0]!, direction) };
  const crossing = squares.map((square): TileRun => {
    const cross = otherDirection(direction);
    return { direction: cross, squares: runThrough(after, square, cross) };
  });
  return [along, ...crossing].filter((run) => run.squares.length > 1);
}

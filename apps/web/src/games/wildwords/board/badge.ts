import { type Grid, neighbour, type Square, type View } from '@wordhoard/wildwords';
import type { DraftScore, TrayDraft } from '../hand/draft.ts';

const SIDES = ['above', 'below', 'before', 'after'] as const;
type Side = (typeof SIDES)[number];

/** Points shown beside a square of the play. */
export interface Badge {
  readonly square: Square;
  readonly side: Side;
  readonly points: number;
}

/** The score badge: of the player's own draft, or of the play under discussion. */
export function badgeOf({ pending }: View, { laid }: TrayDraft, worth: DraftScore, grid: Grid): Badge | null {
  const own = worth && 'score' in worth ? worth.score.score : null;
  const squares = own === null ? pending?.squares : laid.map(({ square }) => square);
  const points = own ?? pending?.points;
  if (!squares || points === undefined) return null;
  const covered = new Set(laid.map(({ square }) => square));
  return { ...bestPlace(squares, (square) => grid[square] !== null || covered.has(square)), points };
}

/** The place that hides the fewest tiles: beside the first tile or the last, on a free side. */
function bestPlace(squares: readonly Square[], hasTile: (square: Square) => boolean): Pick<Badge, 'square' | 'side'> {
  const ends = [Math.min(...squares), Math.max(...squares)];
  const places = ends.flatMap((square) => SIDES.map((side) => ({ square, side })));
  const hidden = ({ square, side }: (typeof places)[number]): number => {
    const under = squaresUnder(square, side);
    return under.length === 0 ? Number.POSITIVE_INFINITY : under.filter(hasTile).length;
  };
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** The squares that points beside this one lie over, the nearest first; none where they would lie outside the board. */
function squaresUnder(square: Square, side: Side): Square[] {
  const along = side === 'above' || side === 'below' ? 'down' : 'across';
  const by = side === 'above' || side === 'before' ? -1 : 1;
  const next = neighbour(square, along, by);
  if (next === undefined) return [];
  // Wider than a square: above and below they reach over both neighbours, before and after over the next but one.
  const beyond =
    along === 'down' ? [neighbour(next, 'across', -1), neighbour(next, 'across', 1)] : [neighbour(next, along, by)];
  return [next, ...beyond.filter((it) => it !== undefined)];
}

import { forSeat, type MatchResult, type Seat } from '@wordhoard/kernel';
import type { SquareKind } from './grid.ts';
import { countOf, debtOf, type Sheet } from './sheet.ts';

/** [WS-15] Every line of the final score. */
export const LINES = ['debt', 'crowns', 'most-crowns', 'rings', 'goblets', 'swords', 'axes', 'goals'] as const;
export type ScoreLine = (typeof LINES)[number];
export interface Tally {
  readonly lines: Readonly<Record<ScoreLine, number>>;
  readonly total: number;
}

/** Points of one forged item at the end; rings count together. */
export const ITEM_POINTS: Readonly<Record<SquareKind, number>> = { coin: 0, ring: 0, goblet: 2, sword: 4, axe: 6 };
const RING_POINTS: Readonly<Record<number, number>> = { 5: 5, 6: 10, 7: 20 };
/** For most crowns, second and third. */
const CROWN_PLACES = [8, 4, 2] as const;

export const ringPoints = (rings: number): number => RING_POINTS[rings] ?? 0;

/** [WS-15] The score of every seat as the sheets stand. */
export function tallies(sheets: readonly Sheet[]): Tally[] {
  const places = crownPlaces(sheets.map(({ crowns }) => crowns));
  return sheets.map((sheet, seat) => {
    const of = (kind: SquareKind): number => countOf(sheet.forged, kind);
    const lines: Record<ScoreLine, number> = {
      debt: 0 - debtOf(sheet),
      crowns: sheet.crowns,
      'most-crowns': forSeat(places, seat),
      rings: ringPoints(of('ring')),
      goblets: ITEM_POINTS.goblet * of('goblet'),
      swords: ITEM_POINTS.sword * of('sword'),
      axes: ITEM_POINTS.axe * of('axe'),
      goals: sheet.goals.reduce((sum, points) => sum + points, 0),
    };
    return { lines, total: LINES.reduce((sum, line) => sum + lines[line], 0) };
  });
}

/** [WS-15] The total during the game: the places for crowns, which all players share at first, come at the end. */
export const totalSoFar = ({ lines, total }: Tally): number => total - lines['most-crowns'];

/** [WS-15] Tied players all get their place and the next is skipped, also without a crown; alone there is none. */
function crownPlaces(crowns: readonly number[]): number[] {
  if (crowns.length === 1) return [0];
  return crowns.map((mine) => CROWN_PLACES[crowns.filter((theirs) => theirs > mine).length] ?? 0);
}

/** [WS-16] Most points, then most crowns; players who can't be told apart share a place. */
export function ranking(sheets: readonly Sheet[]): MatchResult {
  const scores = tallies(sheets).map(({ total }) => total);
  const compare = (a: Seat, b: Seat): number =>
    forSeat(scores, b) - forSeat(scores, a) || forSeat(sheets, b).crowns - forSeat(sheets, a).crowns;
  const places: Seat[][] = [];
  for (const seat of sheets.map((_, i) => i).sort((a, b) => compare(a, b) || a - b)) {
    const level = places.at(-1);
    if (level && compare(level[0]!, seat) === 0) level.push(seat);
    else places.push([seat]);
  }
  return { scores, places };
}

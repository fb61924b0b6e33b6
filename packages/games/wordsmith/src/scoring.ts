import { entryAt, forSeat, type MatchResult, type Seat } from '@wordhoard/kernel';
import type { SquareKind } from './grid.ts';
import { countForged, debtOf, type Sheet } from './sheet.ts';

/** [WS-15] The lines of the final score. */
export const SCORE_LINES = ['debt', 'crowns', 'most-crowns', 'rings', 'goblets', 'swords', 'axes', 'goals'] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];
export interface Tally {
  readonly lines: Readonly<Record<ScoreLine, number>>;
  readonly total: number;
}

/** Points of a forged item at the end. Rings score only as a set. */
export const ITEM_POINTS: Readonly<Record<SquareKind, number>> = { coin: 0, ring: 0, goblet: 2, sword: 4, axe: 6 };
const RING_POINTS: Readonly<Record<number, number>> = { 5: 5, 6: 10, 7: 20 };
/** Points for the most crowns, the second most and the third. */
const MOST_CROWNS_POINTS = [8, 4, 2] as const;

export const ringPoints = (rings: number): number => RING_POINTS[rings] ?? 0;

/** [WS-15] The score of every seat if the game ended now. */
export function scoreSheets(sheets: readonly Sheet[]): Tally[] {
  const places = mostCrownsPoints(sheets.map(({ crowns }) => crowns));
  return sheets.map((sheet, seat) => {
    const count = (kind: SquareKind): number => countForged(sheet.forged, kind);
    const lines: Record<ScoreLine, number> = {
      debt: 0 - debtOf(sheet),
      crowns: sheet.crowns,
      'most-crowns': forSeat(places, seat),
      rings: ringPoints(count('ring')),
      goblets: ITEM_POINTS.goblet * count('goblet'),
      swords: ITEM_POINTS.sword * count('sword'),
      axes: ITEM_POINTS.axe * count('axe'),
      goals: sheet.goals.reduce((sum, points) => sum + points, 0),
    };
    return { lines, total: SCORE_LINES.reduce((sum, line) => sum + lines[line], 0) };
  });
}

/** [WS-15] The total during the game, without the points for most crowns, which are given only at the end. */
export const totalSoFar = ({ lines, total }: Tally): number => total - lines['most-crowns'];

/** [WS-15] Tied players all score their place and the next is skipped, even without a crown. None in solo. */
function mostCrownsPoints(crowns: readonly number[]): number[] {
  if (crowns.length === 1) return [0];
  return crowns.map((mine) => MOST_CROWNS_POINTS[crowns.filter((theirs) => theirs > mine).length] ?? 0);
}

/** [WS-16] Most points, then most crowns. Players who are still tied share a place. */
export function rankSheets(sheets: readonly Sheet[]): MatchResult {
  const scores = scoreSheets(sheets).map(({ total }) => total);
  const compare = (a: Seat, b: Seat): number =>
    forSeat(scores, b) - forSeat(scores, a) || forSeat(sheets, b).crowns - forSeat(sheets, a).crowns;
  const places: Seat[][] = [];
  for (const seat of sheets.map((_, i) => i).sort((a, b) => compare(a, b) || a - b)) {
    const sharedPlace = places.at(-1);
    if (sharedPlace && compare(entryAt(sharedPlace, 0), seat) === 0) sharedPlace.push(seat);
    else places.push([seat]);
  }
  return { scores, places };
}

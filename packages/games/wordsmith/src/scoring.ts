import { entryAt, forSeat, type MatchResult, type Seat } from '@wordhoard/kernel';
import type { Components } from './components.ts';
import type { SquareKind } from './grid.ts';
import { countForged, debtOf, type Sheet } from './sheet.ts';

/** [WS-15] The lines of the final score. */
export const SCORE_LINES = ['debt', 'crowns', 'most-crowns', 'rings', 'goblets', 'swords', 'axes', 'goals'] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];
export interface Tally {
  readonly lines: Readonly<Record<ScoreLine, number>>;
  readonly total: number;
}

/** [WS-15] The score of every seat if the game ended now. */
export function scoreSheets(sheets: readonly Sheet[], components: Components): Tally[] {
  const { itemPoints, ringPoints, crownPoints, debtPoints, mostCrowns } = components;
  const places = mostCrownsPoints(
    sheets.map(({ crowns }) => crowns),
    mostCrowns,
  );
  return sheets.map((sheet, seat) => {
    const count = (kind: SquareKind): number => countForged(sheet.forged, kind);
    const lines: Record<ScoreLine, number> = {
      debt: 0 - debtPoints * debtOf(sheet),
      crowns: crownPoints * sheet.crowns,
      'most-crowns': forSeat(places, seat),
      rings: entryAt(ringPoints, count('ring')),
      goblets: itemPoints.goblet * count('goblet'),
      swords: itemPoints.sword * count('sword'),
      axes: itemPoints.axe * count('axe'),
      goals: sheet.goals.reduce((sum, points) => sum + points, 0),
    };
    return { lines, total: SCORE_LINES.reduce((sum, line) => sum + lines[line], 0) };
  });
}

/** [WS-15] The total during the game, without the points for most crowns, which are given only at the end. */
export const totalSoFar = ({ lines, total }: Tally): number => total - lines['most-crowns'];

/** [WS-15] Tied players all score their place and the next is skipped, even without a crown. None in solo. */
function mostCrownsPoints(crowns: readonly number[], points: readonly number[]): number[] {
  if (crowns.length === 1) return [0];
  return crowns.map((mine) => points[crowns.filter((theirs) => theirs > mine).length] ?? 0);
}

/** [WS-16] Most points, then most crowns. Players who are still tied share a place. */
export function rankSheets(sheets: readonly Sheet[], components: Components): MatchResult {
  const scores = scoreSheets(sheets, components).map(({ total }) => total);
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

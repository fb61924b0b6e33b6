import type { Seat } from '@wordhoard/kernel';
import type { SheetView, View } from './types.ts';

/** What an opponent's word is taken to be worth before any was seen: the average of the printed sheet [WY-17]. */
const USUAL = 17.7;
const USUAL_WEIGHT = 2;
/** So many points above an opponent's average make it as good as certain to match them; so many below, hopeless. */
const STRAY = 6;

/** How likely a word of so many points is to be worth at least as much as this player's, by what they wrote before. */
function chanceAgainst(points: number, { lines }: SheetView): number {
  const seen = lines.reduce((sum, line) => sum + line.points, USUAL * USUAL_WEIGHT);
  const usual = seen / (lines.length + USUAL_WEIGHT);
  return Math.min(1, Math.max(0, 0.5 + (points - usual) / (2 * STRAY)));
}

/** [WY-15] How likely a word of so many points is to match enough opponents: the three weakest, if there are more. */
export const chanceToMatch = (points: number, { sheets }: View, seat: Seat): number =>
  sheets
    .filter((_, other) => other !== seat)
    .map((sheet) => chanceAgainst(points, sheet))
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((product, chance) => product * chance, 1);

/** [WY-15] How likely a word of so many points is to be worth strictly more than that of the fastest. */
export const chanceToBeat = (points: number, { sheets }: View, fastest: Seat): number =>
  chanceAgainst(points - 1, sheets[fastest]!);

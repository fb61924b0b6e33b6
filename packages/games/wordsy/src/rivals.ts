import type { Seat } from '@wordhoard/kernel';
import type { SheetView, View } from './types.ts';

/** Assumed points of an opponent's word before any was seen: the average of the printed sheet [WY-17]. */
const USUAL = 17.7;
const USUAL_WEIGHT = 2;
/** Points above an opponent's average from which matching them is as good as certain; as many below, hopeless. */
const STRAY = 6;

/**
 * Probability that a word of these points is worth at least as much as this player's, judging by their earlier words.
 */
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

import { forSeat, type Seat } from '@wordhoard/kernel';
import { type Components, componentsOf } from './components.ts';
import type { SheetView, View } from './types.ts';

/** Assumed points of an opponent's word before any were seen: the average of the printed sheet [WY-17], times `scale`. */
const AVERAGE_POINTS = 17.7;
const AVERAGE_WEIGHT = 2;
/** So many points (times `scale`) above an opponent's average, matching them is taken as certain; below, as impossible. */
const CERTAIN_MARGIN = 6;

/**
 * Probability that a word of these points scores at least as much as this player's, judging by their earlier words.
 */
function chanceToMatchOne({ scale }: Components, points: number, { lines }: SheetView): number {
  const sum = lines.reduce((sum, line) => sum + line.points, AVERAGE_POINTS * scale * AVERAGE_WEIGHT);
  const average = sum / (lines.length + AVERAGE_WEIGHT);
  return Math.min(1, Math.max(0, 0.5 + (points - average) / (2 * CERTAIN_MARGIN * scale)));
}

/** [WY-15] Probability that a word of these points matches enough opponents: the weakest, if there are more. */
export function chanceToMatch(points: number, { config, sheets }: View, seat: Seat): number {
  const components = componentsOf(config);
  return sheets
    .filter((_, other) => other !== seat)
    .map((sheet) => chanceToMatchOne(components, points, sheet))
    .sort((a, b) => b - a)
    .slice(0, components.opponents)
    .reduce((product, chance) => product * chance, 1);
}

/** [WY-15] Probability that a word of these points scores strictly more than that of the fastest. */
export const chanceToBeat = (points: number, { config, sheets }: View, fastest: Seat): number =>
  chanceToMatchOne(componentsOf(config), points - 1, forSeat(sheets, fastest));

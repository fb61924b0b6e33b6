import type { Seat } from '@wordhoard/kernel';
import type { Measure } from '../grade.ts';
import type { CoachFinding, DecisionCost } from './coach-decisions.ts';

/** In whole points, because pages tell no more. */
export const wholePointsCost = ({ points }: Pick<DecisionCost, 'points'>): number => Math.round(points.mean);

/**
 * True if it is established that the decision cost something: its 95 % interval is above zero, it is at least half a point,
 * and the better move surely doesn't win less often.
 */
export const isEstablished = (cost: DecisionCost | null): cost is DecisionCost =>
  cost !== null && cost.points.low > 0 && wholePointsCost(cost) >= 1 && cost.win.high >= 0;

/** A cost in points with half the width of its interval, rounded to be told. */
export interface ToldCost {
  readonly points: number;
  /** 0 if the cost is the same in every world. */
  readonly margin: number;
}

/** In whole points; in tenths if the margin would otherwise seem to reach zero. */
export function toldCost(cost: Pick<DecisionCost, 'points'>): ToldCost {
  const { low, high, mean } = cost.points;
  const whole = { points: wholePointsCost(cost), margin: high === low ? 0 : Math.max(1, Math.round((high - low) / 2)) };
  if (whole.margin < whole.points || low <= 0) return whole;
  const tenths = (number: number): number => Math.round(10 * number) / 10;
  return { points: tenths(mean), margin: tenths((high - low) / 2) };
}

/** The established mistakes of one seat. */
export interface MistakeSummary {
  readonly seat: Seat;
  /** Number of decisions that the coach looked at. */
  readonly looked: number;
  readonly mistakes: number;
  /** In points: what the mistakes cost together, each in whole points. */
  readonly cost: number;
}

export function mistakesOf(findings: readonly CoachFinding[], seat: Seat, measure: Measure): MistakeSummary {
  const mine = findings.filter((finding) => finding.seat === seat);
  const costs = mine.map(({ costs: by }) => by[measure]).filter(isEstablished);
  return {
    seat,
    looked: mine.length,
    mistakes: costs.length,
    cost: costs.reduce((sum, cost) => sum + wholePointsCost(cost), 0),
  };
}

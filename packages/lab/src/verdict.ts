import { type Interval, Z_95 } from './statistics.ts';

/** What a comparison says of one measure: the same in each pair of games, certainly different, or perhaps by chance. */
export type Verdict = 'same' | 'established' | 'chance';

/** With fewer pairs of games, the interval is too narrow. */
const MIN_PAIRS = 30;
/** Pairs that must all differ by the same amount instead. */
const MIN_ALIKE = 10;

/**
 * Standard errors from 0. Chance alone goes that far in one of 370 measures; a comparison has about 20 measures, so one
 * in twenty comparisons calls a difference established that is none.
 */
const ENOUGH = 3;

/** Differences of measures are sums of fractions: rounding makes equal ones differ a little. */
const isNothing = (value: number, size: number): boolean => Math.abs(value) <= 1e-9 * Math.max(1, Math.abs(size));

/** True if all pairs of games differ by the same amount. */
export const isAlike = ({ n, mean, low, high }: Interval): boolean => n > 1 && isNothing(high - low, mean);

export function verdictOf(difference: Interval): Verdict {
  const { n, mean, low, high } = difference;
  if (isAlike(difference)) {
    if (isNothing(mean, 0)) return 'same';
    return n >= MIN_ALIKE ? 'established' : 'chance';
  }
  const standardError = (high - low) / (2 * Z_95);
  return n >= MIN_PAIRS && Math.abs(mean) > ENOUGH * standardError ? 'established' : 'chance';
}

/** True if more pairs of games would help to establish anything. */
export const areFew = (pairs: number): boolean => pairs < MIN_PAIRS;

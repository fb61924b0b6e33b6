import { entryAt } from '@wordhoard/kernel';

/** Standard deviations from the mean to either end of a 95 % interval. */
export const Z_95 = 1.959963984540054;

/** An estimate with its 95 % confidence interval. */
export interface Interval {
  readonly n: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** True if the interval is no wider than rounding makes it: all games agree, or the design fixes the value. */
export const isExact = ({ n, mean, low, high }: Interval): boolean =>
  n > 0 && high - low <= 1e-9 * Math.max(1, Math.abs(mean));

/** More would be noise, even in an interval of no width. */
const MAX_DECIMALS = 3;

/**
 * Decimals that an interval justifies: its half-width keeps one digit, or two if the first is a 1. Exact values keep those
 * they have.
 *
 * @param unit 100 for a share in per cent
 */
export function decimalsOf(interval: Interval, unit: number = 1): number {
  const { mean, low, high } = interval;
  const half = (unit * (high - low)) / 2;
  if (isExact(interval)) return Number.isInteger(unit * mean) ? 0 : 1;
  if (!Number.isFinite(half)) return 1;
  const leading = Math.floor(Math.log10(half));
  const digits = half < 2 * 10 ** leading ? 2 : 1;
  return Math.min(MAX_DECIMALS, Math.max(0, digits - 1 - leading));
}

/** A proportion with Wilson's interval, which holds for few tries and rare events. Shared wins count as fractions. */
export function proportion(successes: number, n: number): Interval {
  if (n === 0) return { n, mean: Number.NaN, low: 0, high: 1 };
  const p = successes / n;
  const spread = 1 + Z_95 ** 2 / n;
  const centre = (p + Z_95 ** 2 / (2 * n)) / spread;
  const half = (Z_95 / spread) * Math.sqrt((p * (1 - p)) / n + Z_95 ** 2 / (4 * n ** 2));
  return { n, mean: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Mean and variance of numbers that are not stored. */
export class RunningMean {
  n = 0;
  #mean = 0;
  #squares = 0;

  /** Welford's algorithm, which subtracts no large sums from each other. */
  add(value: number): void {
    this.n += 1;
    const off = value - this.#mean;
    this.#mean += off / this.n;
    this.#squares += off * (value - this.#mean);
  }
  get mean(): number {
    return this.n === 0 ? Number.NaN : this.#mean;
  }
  /** Variance of the numbers, not of their mean. */
  get variance(): number {
    return this.n < 2 ? 0 : this.#squares / (this.n - 1);
  }
  /** Interval of the mean by the normal approximation, for at least some tens of games. */
  get interval(): Interval {
    const half = this.n < 2 ? Number.POSITIVE_INFINITY : Z_95 * Math.sqrt(this.variance / this.n);
    return { n: this.n, mean: this.mean, low: this.mean - half, high: this.mean + half };
  }
}

export function meanOf(values: Iterable<number>): RunningMean {
  const sums = new RunningMean();
  for (const value of values) sums.add(value);
  return sums;
}

/** Distribution of a set of numbers. */
export interface Spread extends Interval {
  readonly min: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): number => quantile(sorted, part);
  return {
    ...meanOf(values).interval,
    min: at(0),
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
    max: at(1),
  };
}

/** Quantile of sorted numbers, interpolated between neighbours. */
export function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = part * (sorted.length - 1);
  const below = Math.floor(place);
  const [low, high] = [entryAt(sorted, below), entryAt(sorted, Math.ceil(place))];
  return low + (high - low) * (place - below);
}

/** Two measurements of the same games. */
export interface PairedDifference {
  readonly before: number;
  readonly after: number;
  /** After less before. */
  readonly difference: Interval;
  /**
   * Factor by which unpaired games would have to be more numerous to know the difference as precisely; 1 where pairing
   * gains nothing, infinite where all pairs differ by the same amount.
   */
  readonly gain: number;
}

export function pairedDifference(pairs: readonly (readonly [before: number, after: number])[]): PairedDifference {
  const before = meanOf(pairs.map(([a]) => a));
  const after = meanOf(pairs.map(([, b]) => b));
  const difference = meanOf(pairs.map(([a, b]) => b - a));
  const unpairedVariance = before.variance + after.variance;
  const gain = unpairedVariance === 0 ? 1 : unpairedVariance / difference.variance;
  return { before: before.mean, after: after.mean, difference: difference.interval, gain };
}

import { mean } from '../table.ts';

/** A mean, and half the width of its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly half: number;
}

/** A single number has no interval: its half is not a number. */
export function interval(list: readonly number[]): Interval {
  const middle = mean(list);
  const variance = list.reduce((sum, it) => sum + (it - middle) ** 2, 0) / (list.length - 1);
  return { mean: middle, half: 1.96 * Math.sqrt(variance / list.length) };
}

/** The ratio of two means of paired values, with the interval that follows from its linear approximation. */
export function ratio(above: readonly number[], below: readonly number[]): Interval {
  const [top, bottom] = [mean(above), mean(below)];
  const middle = top / bottom;
  return { mean: middle, half: interval(above.map((it, i) => (it - middle * below[i]!) / bottom)).half };
}

interface NumberFormat {
  readonly digits?: number;
  readonly times?: number;
}

/** Cells for a mean and its interval; dashes if there is nothing to tell. */
export function intervalCells(
  { mean: middle, half }: Interval,
  { digits = 1, times = 1 }: NumberFormat = {},
): [string, string] {
  const cell = (value: number): string => (Number.isFinite(value) ? (times * value).toFixed(digits) : '–');
  return [cell(middle), cell(half)];
}

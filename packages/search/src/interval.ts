import type { Interval } from '@wordhoard/kernel';

/** The number below which 97.5 % of the normal distribution lie. */
const Z = 1.959964;

/** The number below which 97.5 % of Student's distribution lie, by the expansion of Cornish and Fisher: within 0.01 from 5 on. */
export function studentQuantile(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The mean of independent numbers with its 95 % interval, rounded to this many digits after the point. */
export function intervalOf(numbers: readonly number[], digits: number): Interval {
  const count = numbers.length;
  if (count < 2) throw new Error('an interval needs two numbers or more');
  const mean = numbers.reduce((sum, it) => sum + it, 0) / count;
  const squares = numbers.reduce((sum, it) => sum + (it - mean) ** 2, 0);
  const half = studentQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
  const round = (number: number): number => Number(number.toFixed(digits));
  return { mean: round(mean), low: round(mean - half), high: round(mean + half) };
}

import { decimalsOf, type Interval, isExact } from '@wordhoard/lab';

/** Formats a number that has no interval: 0.034, 0.56, 4.6, 123. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '–';
  const size = Math.abs(value);
  if (size < 0.0005) return '0';
  return fixed(value, Number.isInteger(value) || size >= 99.95 ? 0 : size >= 0.995 ? 1 : size >= 0.0995 ? 2 : 3);
}

export const percent = (part: number): string => (Number.isFinite(part) ? `${numberText(100 * part)} %` : '–');

/**
 * A mean with as many digits as its interval justifies; an exact value without an interval.
 *
 * @param unit 100 for a share in per cent
 */
export function interval(figure: Interval, unit: number = 1): string {
  if (!hasRange(figure)) return numberText(unit * figure.mean);
  const [mean, low, high] = digitsOf(figure, unit);
  return `${mean} (${low} … ${high})`;
}

export function percentInterval(figure: Interval): string {
  if (!hasRange(figure)) return percent(figure.mean);
  const [mean, low, high] = digitsOf(figure, 100);
  return `${mean} % (${low}–${high})`;
}

/** The mean alone, with the digits that its interval justifies. */
export const meanText = (figure: Interval, unit: number = 1): string =>
  hasRange(figure) ? fixed(unit * figure.mean, decimalsOf(figure, unit)) : numberText(unit * figure.mean);
export const meanPercent = (figure: Interval): string =>
  Number.isFinite(figure.mean) ? `${meanText(figure, 100)} %` : '–';

const hasRange = (figure: Interval): boolean =>
  Number.isFinite(figure.low) && Number.isFinite(figure.high) && !isExact(figure);

const digitsOf = (figure: Interval, unit: number): string[] => {
  const decimals = decimalsOf(figure, unit);
  return [figure.mean, figure.low, figure.high].map((value) => fixed(unit * value, decimals));
};

/** Without a minus sign before a zero. */
const fixed = (value: number, decimals: number): string => value.toFixed(decimals).replace(/^-(0(?:\.0*)?)$/, '$1');

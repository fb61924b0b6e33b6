import { decimalsOf, type Interval, isExact, type PairedDifference } from '@wordhoard/lab';

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
  return intervalText(figure, unit, signDecimals(figure, unit));
}

const intervalText = (figure: Interval, unit: number, decimals: number): string => {
  const [mean, low, high] = digitsOf(figure, unit, decimals);
  return `${mean} (${low} … ${high})`;
};

/** More decimals than anybody reads. */
const MOST_DECIMALS = 6;

/** Decimals that an interval justifies, and more if one of its ends would be rounded to 0: readers look for it there. */
const signDecimals = (figure: Interval, unit: number): number =>
  firstDecimals(decimalsOf(figure, unit), (decimals) =>
    [figure.low, figure.high].every((end) => isZero(end) || Number(fixedAscii(unit * end, decimals)) !== 0),
  );

/** From `least` on, the first number of decimals that will do. */
function firstDecimals(least: number, willDo: (decimals: number) => boolean): number {
  for (let decimals = least; decimals <= MOST_DECIMALS; decimals++) if (willDo(decimals)) return decimals;
  return least;
}

/** Differences are sums of fractions, whose rounding errors aren't shown. */
const isZero = (value: number): boolean => Math.abs(value) < 1e-9;

/**
 * Two means and their difference with its interval, all with the same decimals: as many as the interval justifies, and
 * more if the difference wouldn't be that of the means shown.
 */
export function differenceTexts(
  { before, after, difference }: PairedDifference,
  unit: number,
): readonly [before: string, after: string, difference: string] {
  const [was, is, change] = [unit * before, unit * after, unit * difference.mean];
  const isKnown = hasRange(difference);
  const least = isKnown
    ? signDecimals(difference, unit)
    : firstDecimals(0, (decimals) => decimals === 3 || isZero(change - Number(fixedAscii(change, decimals))));
  const decimals = firstDecimals(least, (digits) => {
    const [from, to, by] = [was, is, change].map((value) => Number(fixedAscii(value, digits)));
    return from !== undefined && to !== undefined && by !== undefined && isZero(to - from - by);
  });
  const text = isKnown ? intervalText(difference, unit, decimals) : fixed(change, decimals);
  // Thirds fit with no number of decimals; the last one of B then makes up for it.
  const fitting = Number(fixedAscii(was, decimals)) + Number(fixedAscii(change, decimals));
  return [fixed(was, decimals), fixed(fitting, decimals), text];
}

export function percentInterval(figure: Interval): string {
  if (!hasRange(figure)) return percent(figure.mean);
  const [mean, low, high] = digitsOf(figure, 100, decimalsOf(figure, 100));
  return `${mean} % (${low}–${high})`;
}

/** The mean alone, with the digits that its interval justifies. */
export const meanText = (figure: Interval, unit: number = 1): string =>
  hasRange(figure) ? fixed(unit * figure.mean, decimalsOf(figure, unit)) : numberText(unit * figure.mean);
export const meanPercent = (figure: Interval): string =>
  Number.isFinite(figure.mean) ? `${meanText(figure, 100)} %` : '–';

const hasRange = (figure: Interval): boolean =>
  Number.isFinite(figure.low) && Number.isFinite(figure.high) && !isExact(figure);

const digitsOf = (figure: Interval, unit: number, decimals: number): string[] =>
  [figure.mean, figure.low, figure.high].map((value) => fixed(unit * value, decimals));

/** With a real minus sign, and none before a zero. */
const fixed = (value: number, decimals: number): string => fixedAscii(value, decimals).replace('-', '−');

/** Sums of fractions are a little off, so that 42.5 may be 42.499999999999993: they are rounded before. */
const fixedAscii = (value: number, decimals: number): string =>
  Number(value.toPrecision(12))
    .toFixed(decimals)
    .replace(/^-(0(?:\.0*)?)$/, '$1');

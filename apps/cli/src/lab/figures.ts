import type { Interval } from '@wordhoard/lab';

/** Formats a number with about three digits: 0.123, 4.56, 123. */
export const numberText = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '–';
  const size = Math.abs(value);
  if (size < 0.0005) return '0';
  return value.toFixed(Number.isInteger(value) ? 0 : size < 1 ? 3 : size < 100 ? 2 : 0);
};

export const percent = (part: number): string => (Number.isFinite(part) ? `${(100 * part).toFixed(1)} %` : '–');

export const percentInterval = ({ mean, low, high }: Interval): string =>
  `${percent(mean)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;
export const interval = ({ mean, low, high }: Interval): string =>
  `${numberText(mean)} (${numberText(low)} … ${numberText(high)})`;

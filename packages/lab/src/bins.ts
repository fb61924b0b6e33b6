/** Number of values in each of several equal intervals, the first of which begins at `from`. */
export interface Bins {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** Sorts values into at most `maxBins` bins; a few whole numbers get one each. */
export function binsOf(values: readonly number[], maxBins: number = 12): Bins {
  if (values.length === 0) return { from: 0, width: 1, counts: [] };
  const from = Math.min(...values);
  const to = Math.max(...values);
  const whole = values.every(Number.isInteger);
  // Numbers may be so close that the width rounds to 0.
  const width = (whole ? Math.ceil((to - from + 1) / maxBins) : (to - from) / maxBins) || 1;
  // The largest value belongs to the last bin, not to one of its own after it.
  const last = Math.min(maxBins - 1, Math.floor((to - from) / width));
  const counts = new Array<number>(last + 1).fill(0);
  for (const value of values) counts[Math.min(last, Math.floor((value - from) / width))]! += 1;
  return { from, width, counts };
}

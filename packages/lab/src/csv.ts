export type CsvCell = string | number | null;

const SIGNIFICANT_DIGITS = 6;

/** A figure for a table, without the noise of sums of fractions; `size` is that of the numbers it was computed from. */
export function roundFigure(value: number, size: number = 0): number {
  if (Math.abs(value) <= 1e-9 * Math.max(1, Math.abs(size))) return 0;
  return Number(value.toPrecision(SIGNIFICANT_DIGITS));
}

/** Lines of comma-separated values as RFC 4180 has them; null is an empty cell. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `${rows.map((row) => row.map(cellText).join(',')).join('\n')}\n`;

function cellText(value: CsvCell): string {
  const text = value === null || Number.isNaN(value) ? '' : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

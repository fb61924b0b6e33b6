export type CsvCell = string | number | null;

/** Lines of comma-separated values as RFC 4180 has them; null is an empty cell. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `${rows.map((row) => row.map(cellText).join(',')).join('\n')}\n`;

function cellText(value: CsvCell): string {
  const text = value === null || Number.isNaN(value) ? '' : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prints rows under a heading, with numbers aligned right. */
export function printTable(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const { widths, padded } = alignColumns([heads, ...rows]);
  const [head = [], ...lines] = padded;
  console.log(`\n${title}\n${head.join('  ')}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const cells of lines) console.log(cells.join('  '));
}

/** Prints the same as a Markdown table, to be copied into a document. */
export function printMarkdown(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const { widths, padded } = alignColumns([heads, ...rows]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = '', ...lines] = padded.map(line);
  console.log(`\n${title}\n\n${head}\n${line(widths.map((width) => '-'.repeat(width)))}`);
  for (const text of lines) console.log(text);
}

/** Pads every column to its widest cell: the first on the right, the others, which are numbers, on the left. */
function alignColumns(rows: readonly (readonly string[])[]): { widths: number[]; padded: string[][] } {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const pad = (cell: string, i: number): string => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!));
  return { widths, padded: rows.map((row) => widths.map((_, i) => pad(row[i] ?? '', i))) };
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Creates random numbers that are the same in every run, so that two runs measure the same work. */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

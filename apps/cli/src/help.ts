/**
 * Reads the help texts, which are the only tables of commands and options: completions and suggestions come from there,
 * so they offer what the help shows.
 */

/** The command that a help text is about, as one types it. */
export const commandOf = (help: string): string => /^wordhoard(?: [a-z][\w-]*)*/.exec(help)?.[0] ?? 'wordhoard';

/** The options that a help text names, and --help. */
export const optionsOf = (help: string): string[] =>
  [...new Set([...(withoutExamples(help).match(/(?<![\w-])--[a-z][a-z-]*/g) ?? []), '--help'])].sort();

/** Examples may show options of other programs. */
const withoutExamples = (help: string): string => help.replace(/^Examples?$.*/ms, '');

/** The values of options that have few: `--dictionary wide|everyday`. */
export const valuesOf = (help: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...help.matchAll(/(?<![\w-])(--[a-z][a-z-]*) ([a-z]+(?:\|[a-z]+)+)/g)].map(([, option, values]) => [
      // The expression has both groups.
      option!,
      values!.split('|'),
    ]),
  );

export interface ListedCommand {
  readonly name: string;
  readonly summary: string;
}

/** The commands that a help text lists, if its first line ends with COMMAND. */
export function commandsIn(help: string): ListedCommand[] {
  const [usage = '', ...rest] = help.split('\n');
  if (!/ COMMAND …$/.test(usage)) return [];
  const listed = rest.slice(1, rest.indexOf('', 1));
  // Two spaces, a name, and at least one space: each line of the list.
  return listed.flatMap((line) => {
    const [, name, summary] = /^ {2}([a-z][\w-]*) +(\S.*)$/.exec(line) ?? [];
    return name === undefined || summary === undefined ? [] : [{ name, summary }];
  });
}

/** The most edits by which something else may have been meant. */
const MAX_EDITS = 2;

/** The name closest to the typed one, if it is close; the first of equals. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const close = names
    .map((name) => ({ name, edits: editsBetween(typed, name) }))
    .filter(({ name, edits }) => edits <= Math.min(MAX_EDITS, Math.floor(name.length / 2)));
  return close.toSorted((a, b) => a.edits - b.edits)[0]?.name;
}

/** The number of letters to add, remove, change or swap with the next one to make one text of the other. */
export function editsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      // Every row has an entry for each length of b, so no index is out of range.
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

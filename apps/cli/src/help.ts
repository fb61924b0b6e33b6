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

import { complainWithHelp, print } from './terminal.ts';

/** One answer for people and programs alike: yes, no, or that the question was wrong. */
export const EXIT = { yes: 0, no: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Gives the exit code. */
  run(args: readonly string[]): number | Promise<number>;
}

export type CommandTable = Readonly<Record<string, Command>>;

/** Runs the command that the first argument names; without one, tells what there is. */
export async function dispatch(table: CommandTable, args: readonly string[], help: string): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(help);
    return name === undefined ? EXIT.usage : EXIT.yes;
  }
  const command = Object.hasOwn(table, name) ? table[name] : undefined;
  if (command === undefined) {
    complainWithHelp(`There is no command '${name}'.`, help);
    return EXIT.usage;
  }
  return command.run(rest);
}

/** The list of commands, one a line. */
export const listCommands = (table: CommandTable): string =>
  Object.entries(table)
    .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
    .join('\n');

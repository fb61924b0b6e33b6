import { nearest } from '@wordhoard/kernel/nearest-name';
import { print, printUsageError } from './terminal.ts';

/** Exit codes: yes or done, no or failed, bad usage. */
export const EXIT = { yes: 0, no: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Returns the exit code. */
  run(args: readonly string[]): number | Promise<number>;
}

export type CommandTable = Readonly<Record<string, Command>>;

/** Runs the command that the first argument names; without one, prints the help. */
export async function dispatch(table: CommandTable, args: readonly string[], help: string): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(help);
    return name === undefined ? EXIT.usage : EXIT.yes;
  }
  const command = Object.hasOwn(table, name) ? table[name] : undefined;
  if (command === undefined) {
    const near = nearest(name, Object.keys(table));
    printUsageError(`There is no command '${name}'.${near === undefined ? '' : ` Did you mean '${near}'?`}`, help);
    return EXIT.usage;
  }
  return command.run(rest);
}

/** Lists the commands, one per line. */
export function listCommands(table: CommandTable): string {
  const width = Math.max(10, ...Object.keys(table).map((name) => name.length));
  return Object.entries(table)
    .map(([name, { summary }]) => `  ${name.padEnd(width)} ${summary}`)
    .join('\n');
}

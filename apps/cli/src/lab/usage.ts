import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isObject } from '@wordhoard/lab';
import { EXIT, type Exit } from '../command.ts';
import { messageOf, print, printUsageError } from '../terminal.ts';

/** Says what is wrong with the arguments. */
export interface Fault {
  readonly fault: string;
}

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'fault' in value && typeof value.fault === 'string';

interface LabArguments {
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Parses a lab command's arguments; every option takes a value. */
export function readArgs(args: readonly string[], known: readonly string[]): LabArguments | Fault {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of known) options[name] = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    // Every option was declared a string, given once.
    return { names: positionals, values: values as LabArguments['values'] };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

/** Prints the help for `--help`, and for bad usage below the error message. */
export async function runSubcommand(
  args: readonly string[],
  help: string,
  act: () => Promise<Exit | Fault> | Exit | Fault,
): Promise<Exit> {
  if (args.includes('--help') || args.includes('-h')) {
    print(help);
    return EXIT.yes;
  }
  const done = await act();
  if (!isFault(done)) return done;
  printUsageError(done.fault, help);
  return EXIT.usage;
}

/** Parses a whole number; undefined for anything else. */
export function parseWholeNumber(text: string | undefined, min: number): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min ? number : undefined;
}

/** Parses table options given as JSON. */
export function readJsonObject(text: string | undefined): Readonly<Record<string, unknown>> | Fault {
  if (text === undefined) return {};
  try {
    const json: unknown = JSON.parse(text);
    if (isObject(json)) return json;
  } catch {
    // Reported below.
  }
  return { fault: `--options must be a JSON object like '{"rounds": 3}', not '${text}'.` };
}

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EXIT, type Exit } from '../command.ts';
import { complainWithHelp, messageOf, print } from '../terminal.ts';

/** What is wrong with what was asked, in words. */
export interface Fault {
  readonly fault: string;
}

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'fault' in value && typeof value.fault === 'string';

interface Given {
  readonly names: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** What a command of the lab was given: names, and options that all have a value. */
export function readArgs(args: readonly string[], known: readonly string[]): Given | Fault {
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const name of known) options[name] = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    // Every option was declared a string, given once.
    return { names: positionals, values: values as Given['values'] };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

/** `--help` tells what there is; a fault is met in words, with the help under it. */
export async function answer(
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
  complainWithHelp(done.fault, help);
  return EXIT.usage;
}

/** A whole number from the command line; undefined for anything else. */
export function wholeNumber(text: string | undefined, min: number): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min ? number : undefined;
}

/** Options of a table as JSON. */
export function readJsonObject(text: string | undefined): object | Fault {
  if (text === undefined) return {};
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json;
  } catch {
    // Said below.
  }
  return { fault: '--options is a JSON object, like \'{"rounds": 3}\'' };
}

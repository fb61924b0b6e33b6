/**
 * Everything the command prints goes through here. Names, words and files come from strangers, so characters that would
 * move the cursor, change a colour or the writing direction, or start a new line are printed as escapes.
 */
import { getSystemErrorMessage } from 'node:util';
import { nearest } from '@wordhoard/kernel/nearest-name';
import { commandOf, optionsOf } from './help.ts';

/**
 * Control characters (C0, DEL and C1), direction marks and other invisible characters, line and paragraph separators, lone
 * surrogates; but not the joiners that emoji and some scripts need.
 */
const UNSAFE = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;
const UNSAFE_IN_LINES = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\n\u200c\u200d]]/gv;

const escapeCharacter = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** Escapes a stranger's text for use within a line. */
export const escapeText = (text: string): string => text.replace(UNSAFE, escapeCharacter);

const escapeLines = (text: string): string => text.replace(UNSAFE_IN_LINES, escapeCharacter);

/** Escapes lines of JSON without changing their meaning. */
export const escapeJson = (lines: string): string =>
  lines.replace(UNSAFE_IN_LINES, (character) =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** Where `print` writes; null for standard output. */
let collected: string[] | null = null;

/** Prints lines on standard output. Pass strangers' text through `escapeText` first: line breaks are kept here. */
export function print(lines: string): void {
  if (collected) collected.push(lines);
  else console.log(escapeLines(lines));
}

/** Returns what this prints, instead of printing it. */
export async function collectPrinted(act: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const outer = collected;
  collected = lines;
  try {
    await act();
  } finally {
    collected = outer;
  }
  return lines.join('\n');
}

/** Prints one line of JSON on standard output. */
export const printJson = (value: unknown): void => console.log(escapeJson(JSON.stringify(value)));

/** Prints lines on standard error. */
export const printError = (lines: string): void => console.error(escapeLines(lines));

/** Prints what is wrong with the arguments in one line, and in another the command that shows the help. */
export function printUsageError(fault: string, help: string): void {
  const [, option] = UNKNOWN_OPTION.exec(fault) ?? [];
  const near = option === undefined ? undefined : nearest(option, optionsOf(help));
  const meant = near === undefined ? '' : ` Did you mean '${near}'?`;
  printError(`${escapeText(fault)}${meant}\nFor help: ${commandOf(help)} --help`);
}

const UNKNOWN_OPTION = /^There is no option '(-.*)'\.$/;

/** Says in a sentence what Node's parser found wrong with the options. Its own messages are longer and end in advice. */
function parserMessage(error: Error): string | undefined {
  const code = 'code' in error ? error.code : undefined;
  const [, option = ''] = /'(-[^' ]*)/.exec(error.message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option '${option}'.`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return error.message.replace(/\. .*$/s, '.');
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return undefined;
  return error.message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`;
}

/** The system's message for an error; undefined if the error is not the system's. */
function systemMessage(error: unknown): string | undefined {
  const { errno }: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {};
  return typeof errno === 'number' && errno < 0 ? getSystemErrorMessage(errno) : undefined;
}

/** Describes an error in one sentence, without error codes. */
export function messageOf(error: unknown): string {
  // Every address of a host name failed: the error itself has no message.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const message = systemMessage(error) ?? parserMessage(error);
  // Some of Node's messages are several sentences, one per line.
  if (message === undefined) return error.message.replaceAll('.\n', '. ');
  // The file or the address that the system adds to its errors; a local socket has no port.
  const { path, address, port }: NodeJS.ErrnoException & { address?: string; port?: number } = error;
  const subject = path ?? (port === undefined ? address : `${address}:${port}`);
  return subject === undefined ? message : `${subject}: ${message}`;
}

/** Says why a file can't be read. */
export const describeUnreadable = (path: string, error: unknown): string =>
  `Can't read ${path}: ${systemMessage(error) ?? messageOf(error)}`;

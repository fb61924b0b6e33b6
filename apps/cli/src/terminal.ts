/**
 * Everything the command prints goes through here. Names, words and files come from strangers, so characters that would
 * move the cursor, change a colour or the writing direction, or start a new line are printed as escapes.
 */
import { getSystemErrorMessage } from 'node:util';

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

/** Prints lines on standard output. Pass strangers' text through `escapeText` first: line breaks are kept here. */
export const print = (lines: string): void => console.log(escapeLines(lines));

/** Prints one line of JSON on standard output. */
export const printJson = (value: unknown): void => console.log(escapeJson(JSON.stringify(value)));

/** Prints lines on standard error. */
export const printError = (lines: string): void => console.error(escapeLines(lines));

/** Prints what is wrong with the arguments in one line, then the help. */
export const printUsageError = (fault: string, help: string): void => printError(`${escapeText(fault)}\n\n${help}`);

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
  const message = systemMessage(error);
  // Some of Node's messages are several sentences, one per line.
  if (message === undefined) return error.message.replaceAll('.\n', '. ');
  // The file or the address that the system adds to its errors.
  const { path, address, port }: NodeJS.ErrnoException & { address?: string; port?: number } = error;
  const subject = path ?? (address === undefined ? undefined : `${address}:${port}`);
  return subject === undefined ? message : `${subject}: ${message}`;
}

/** Says why a file can't be read. */
export const describeUnreadable = (path: string, error: unknown): string =>
  `Can't read ${path}: ${systemMessage(error) ?? messageOf(error)}`;

/**
 * All that the command prints. Names, words and files may be anybody's: what would move the cursor, change a colour, turn
 * the direction of writing or begin a new line is shown as an escape, and is never obeyed.
 */
import { getSystemErrorMessage } from 'node:util';

/**
 * Controls (C0, DEL and C1), marks of direction and other invisible signs, separators of lines and paragraphs, and halves of
 * pairs; not the joiners that emoji and some scripts are written with.
 */
const UNSAFE = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv;
const UNSAFE_IN_LINES = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]--[\n\u200c\u200d]]/gv;

const escaped = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

/** Somebody's text within a line. */
export const visible = (text: string): string => text.replace(UNSAFE, escaped);

const visibleLines = (text: string): string => text.replace(UNSAFE_IN_LINES, escaped);

/** Lines of JSON mean the same afterwards. */
export const visibleJson = (lines: string): string =>
  lines.replace(UNSAFE_IN_LINES, (character) =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** Lines on the standard output. Somebody's text among them must be `visible` already, or its line ends are lines. */
export const print = (lines: string): void => console.log(visibleLines(lines));

/** One line of JSON on the standard output. */
export const printJson = (value: unknown): void => console.log(visibleJson(JSON.stringify(value)));

/** The same as `print`, on the standard error stream. */
export const complain = (lines: string): void => console.error(visibleLines(lines));

/** Says what is wrong with a question, in one line, and how to ask. */
export const complainWithHelp = (fault: string, help: string): void => complain(`${visible(fault)}\n\n${help}`);

/** What the system says of an error, in words; undefined for one that is not the system's. */
function systemMessage(error: unknown): string | undefined {
  const { errno }: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {};
  return typeof errno === 'number' && errno < 0 ? getSystemErrorMessage(errno) : undefined;
}

/** One sentence about an error, without the codes that programs use. */
export function messageOf(error: unknown): string {
  // Several addresses of one name were tried in vain: the error itself says nothing.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const said = systemMessage(error);
  // Some of the platform's messages are several sentences, one a line.
  if (said === undefined) return error.message.replaceAll('.\n', '. ');
  // What the system adds to its errors: the file, or the address, that it was about.
  const { path, address, port }: NodeJS.ErrnoException & { address?: string; port?: number } = error;
  const subject = path ?? (address === undefined ? undefined : `${address}:${port}`);
  return subject === undefined ? said : `${subject}: ${said}`;
}

/** Why a file could not be read. */
export const unreadable = (path: string, error: unknown): string =>
  `${path} cannot be read: ${systemMessage(error) ?? messageOf(error)}`;

import type { AnyEntry } from '@wordhoard/kernel';

/** A line of a table's log. */
export interface LogEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly entry: AnyEntry;
  /**
   * The client's id and its command id, so that a repeated command is executed once. Null for the clock and for bots.
   */
  readonly command: string | null;
}

/**
 * The last line of a match that was closed before its end. A process that wants to append the next move finds the
 * number taken, reads this line, and knows that there is no next move. Rules that don't know it refuse it, because no
 * deadline passes at 0.
 */
export const CLOSING_ENTRY = { at: 0, closed: true } as const;

export const isClosing = ({ entry }: Pick<LogEntry, 'entry'>): boolean => 'closed' in entry;

/** The log of one table. Promises resolve only when the lines would survive a crash. */
export interface Log {
  /**
   * Appends lines with consecutive numbers: all of them or none. False when the first number is taken: another process
   * was first, and nothing was written. A process that gets a number has read every line before it. A rejected promise
   * says nothing: the lines may be there or not.
   */
  append(lines: readonly LogEntry[]): Promise<boolean>;
  /** Some of what came after this line, in order; none if nothing did. */
  linesAfter(seq: number): Promise<readonly LogEntry[]>;
}

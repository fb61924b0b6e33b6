import type { AnyEntry } from '@wordhoard/kernel';

/** A line of a table's log. */
export interface Line {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly entry: AnyEntry;
  /** Who asked for it and under which id, so that asked twice it is done once. Null for the clock and for bots. */
  readonly command: string | null;
}

/**
 * The last line of a match that was closed before its end: whoever wants to write the next move finds its number taken, reads
 * this, and knows that there is no next move. Rules that do not know it refuse it, for no deadline passes at 0.
 */
export const CLOSING = { at: 0, closed: true } as const;

export const isClosing = ({ entry }: Pick<Line, 'entry'>): boolean => 'closed' in entry;

/** Where the lines of one table are kept. What is promised resolves only when it would survive whatever may happen. */
export interface Log {
  /**
   * One or more, numbered one after the other: all of them or none. False when the first number is taken: somebody else
   * was first, and nothing was written. Whoever gets a number has read every line before it. A promise that is broken
   * says nothing: the lines may be there or not.
   */
  append(lines: readonly Line[]): Promise<boolean>;
  /** Some of what came after this line, in order; none if nothing did. */
  linesAfter(seq: number): Promise<readonly Line[]>;
}

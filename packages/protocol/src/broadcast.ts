/** A message of the server's operators to everyone. */
export interface Broadcast {
  /** Tells messages apart: a page doesn't show one again that its reader has closed. */
  readonly id: string;
  /** Plain text of one line: escape it. */
  readonly text: string;
  /** Milliseconds until the event that it announces; null if it names no time. */
  readonly left: number | null;
  /** Milliseconds for which it is still shown. */
  readonly shown: number;
}

/** News that concern everyone on the server, whatever they are doing. */
export interface OperatorNews {
  readonly broadcast: Broadcast | null;
  /** The server is about to restart: matches are played to their end, and no new ones start. */
  readonly draining: boolean;
}

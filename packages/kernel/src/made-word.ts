import type { Seat } from './secret.ts';

/** A word that a seat made in a match, as announced to all. */
export interface MadeWord {
  readonly seat: Seat;
  /** In lower case. An asterisk that never had to be spelled out stays an asterisk. */
  readonly word: string;
  /** Points the game wrote down; null while it has written none, and for words struck, beaten or taken back. */
  readonly points: number | null;
}

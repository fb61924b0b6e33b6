import type { Seat } from './secret.ts';

/** A word that a seat made in a match, as everybody was told. */
export interface MadeWord {
  readonly seat: Seat;
  /** In lower case. An asterisk that nobody had to spell stays one. */
  readonly word: string;
  /** What the game wrote down for it; null while it has written nothing, and for what was struck, beaten or taken back. */
  readonly points: number | null;
}

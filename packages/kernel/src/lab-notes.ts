import type { Bot, Move, Seen } from './match.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/** Something of the game that came up, named as players would name it. */
export interface CameUp {
  /** 'card', 'square', 'goal' … */
  readonly kind: string;
  readonly name: string;
  /** For whom; null where it is everybody's alike. */
  readonly seat: Seat | null;
  /** Once, unless it says otherwise. */
  readonly times?: number;
}

/** Something a bot may be forbidden, to find out what it is worth. */
export interface Way<S extends Shape> {
  is(move: Move<S>, seen: Seen<S>, env: S['env']): boolean;
  /** What a bot is shown in its stead so that it thinks of something else; the bot as it sees things, if there is none. */
  without?(seen: Seen<S>): Seen<S>;
}

/**
 * What a lab may ask of a game, besides what every game tells: all of it is about looking on, nothing about playing. A
 * lab knows the whole state; nobody who plays ever sees what it sees.
 */
export interface LabNotes<S extends Shape> {
  /** The events that are one turn (or round) each: what people count when they say how long a game was. */
  readonly turns: readonly S['event']['type'][];
  /** What each seat would have if the game were reckoned now. Not asked when it is over: then the result says it. */
  scores(state: S['state']): readonly number[];
  /** What came up by this event; the state is the one after it. */
  tally?(event: S['event'], state: S['state'], env: S['env']): Iterable<CameUp>;
  /** Is there but one answer this seat could give? */
  forced?(seen: Seen<S>, seat: Seat): boolean;
  /** Those that an answer does not name itself, or after which a bot must be helped to think on. */
  readonly ways?: Readonly<Record<string, Way<S>>>;
  /** Somebody new to the game, played by a script: knows everyday words of up to five letters and sees the best of them. */
  readonly beginner?: Bot<S>;
}

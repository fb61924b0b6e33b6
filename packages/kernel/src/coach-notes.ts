import type { Bot, Match, Move, Observation } from './match.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/** Something that can be counted about a comparison, as data: pages and commands make a sentence of it. */
export interface CoachFact {
  readonly fact: string;
}

/** A guessed match after a move, played on to the horizon. */
export interface PlayedOn<S extends Shape> {
  readonly match: Match<S>;
  /** From the move on, in order. */
  readonly events: readonly S['event'][];
}

/** A move and a better one, with what became of both in the same guessed matches. */
export interface ComparedMoves<S extends Shape> {
  readonly seen: Observation<S>;
  readonly seat: Seat;
  readonly env: S['env'];
  readonly yours: Move<S>;
  readonly better: Move<S>;
  readonly worlds: readonly { readonly yours: PlayedOn<S>; readonly better: PlayedOn<S> }[];
}

/** What a game tells the coach, which compares a player's move with better ones in guessed matches. */
export interface CoachNotes<S extends Shape> {
  /** True for moves that can be compared fairly: not for a challenge, because nobody knows every word. */
  compares(seen: Observation<S>, move: Move<S>): boolean;
  /** The move as it is played in a guessed match, such as a draft that counted as it stood; as it is, if left out. */
  readonly toPlay?: (move: Move<S>) => Move<S>;
  /** Plays guessed matches on, for all seats. */
  readonly policy: Bot<S>;
  /** True if a match has been played on far enough: to the end of the turn or round, or until the seat's next turn. */
  isFarEnough(start: Match<S>, now: PlayedOn<S>): boolean;
  /** Final points that a seat can expect in a match that isn't over: those it has, and what its position is worth. */
  points(match: Match<S>, seat: Seat, env: S['env']): number;
  /** A lead of this many expected points makes the odds of winning about 2.7 times as good. */
  swing(state: S['state']): number;
  /** Worlds of a comparison. A third of them choose the best alternative, the others measure it. */
  readonly worlds: number;
  /** Moves played for a whole review; the time it takes depends on it. */
  readonly steps: number;
  /** One or two facts that explain why the other move is better, the most telling first. */
  facts(compared: ComparedMoves<S>): readonly CoachFact[];
}

/** A mean with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What a move costs compared with a better one. Positive numbers are losses. */
export interface MoveCost<S extends Shape> {
  readonly better: Move<S>;
  /** Points of the lead over the best other player at the end; alone, of the player's own score. */
  readonly points: Interval;
  /** Chance to win, from 0 to 1. */
  readonly win: Interval;
  /** Number of worlds that the cost was measured in. */
  readonly worlds: number;
  readonly facts: readonly CoachFact[];
}

/** What a move costs against the best move of each of several lists. */
export interface CoachResult<S extends Shape> {
  /** By list; null where none of its moves looked better. */
  readonly costs: readonly (MoveCost<S> | null)[];
  /** Number of moves played. */
  readonly steps: number;
}

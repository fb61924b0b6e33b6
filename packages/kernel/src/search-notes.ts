import type { Bot, BotInput, Match, Move } from './match.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/** What a game tells the search (`packages/search`), so that the search needs to know no game. */
export interface SearchNotes<S extends Shape> {
  /**
   * Moves worth comparing with the one the champion's bot chose, the most promising first. An empty list ends the
   * search before it begins.
   */
  alternatives(input: BotInput<S>, chosen: Move<S>): readonly Move<S>[];
  /** Plays guessed matches on: quick, and good enough to tell a good position from a bad one. */
  readonly policy: Bot<S>;
  /** Plays for the other seats, whose habits the champion can't know; the policy if left out. */
  readonly othersPolicy?: Bot<S>;
  /** Number of the turn or round, which only ever grows. */
  phase(state: S['state']): number;
  /** A guessed match is played on for this many phases; then its value is estimated. */
  readonly phases: number;
  /** Facts about a seat's position from which its chance to win is estimated. All seats have the same facts. */
  features(match: Match<S>, seat: Seat, env: S['env']): readonly number[];
  /** Share of the game that has been played, from 0 to 1. */
  progress(state: S['state']): number;
  /** Weights of the features, fitted by `npm run fit`. */
  readonly weights: ValueWeights;
  /** Moves that a whole search may play; the champion's thinking time depends on it. */
  readonly steps: number;
  /** In how many standard errors an alternative must be better to be preferred; 1.5 if left out. */
  readonly clearGain?: number;
}

/**
 * A position's strength is the sum of its features, each times `early` at the start of the game and `late` at its end.
 * The chance to win follows from the strengths of all seats. `points` tells its final score: a constant, then a weight for
 * each feature.
 */
export interface ValueWeights {
  readonly early: readonly number[];
  readonly late: readonly number[];
  readonly points: readonly number[];
}

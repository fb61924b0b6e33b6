import type { Bot, Move, Observation } from './match.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/** Something to count, such as a card that was played, named as players would name it. */
export interface TallyItem {
  /** 'card', 'square', 'goal' … */
  readonly kind: string;
  readonly name: string;
  /** The seat it belongs to; null if it concerns all seats alike. */
  readonly seat: Seat | null;
  /** 1 if missing. */
  readonly times?: number;
}

/** An action that the lab may forbid a bot, to find out what the action is worth. */
export interface LabAction<S extends Shape> {
  matches(move: Move<S>, seen: Observation<S>, env: S['env']): boolean;
  /** An altered observation that makes a bot think of something else; without it the bot gets its own observation. */
  hideFrom?(seen: Observation<S>): Observation<S>;
}

/**
 * Figures and restrictions a game offers to the lab, all of them about observing a game, none about playing it. The lab
 * knows the whole state; players never see what it sees.
 */
export interface LabNotes<S extends Shape> {
  /** The events that are one turn (or round) each: what people count when they say how long a game was. */
  readonly turns: readonly S['event']['type'][];
  /** Scores if the game were counted now. Not called once it is over: then the result has them. */
  scores(state: S['state']): readonly number[];
  /** Items that this event brought up; `state` is the one after it. */
  tally?(event: S['event'], state: S['state'], env: S['env']): Iterable<TallyItem>;
  /** True if the seat has only one possible answer. */
  isForced?(seen: Observation<S>, seat: Seat): boolean;
  /** Actions that an answer doesn't name itself, or after which a bot needs help to think on. */
  readonly actions?: Readonly<Record<string, LabAction<S>>>;
  /**
   * A few words for each action that the lab can forbid a bot, after "never": "challenges a word". null for an action that
   * isn't offered, because no game would end without it or no bot does it.
   */
  readonly forbidNotes?: Readonly<Record<string, string | null>>;
  /** A scripted newcomer: knows everyday words of up to five letters and sees the best of them. */
  readonly beginner?: Bot<S>;
}

import type { Level } from './any.ts';
import type { Chance } from './chance.ts';
import type { MatchSetup, Observation, OpenQuestion } from './match.ts';
import type { Seat } from './secret.ts';
import type { Answer, QuestionKind, Shape, Step } from './shape.ts';

/**
 * A game's recipe for daily tasks: one question, as one seat observes it, to be answered once and judged. Bots play
 * until they reach a suitable question; the solver never learns more than that seat saw.
 */
export interface TaskNotes<S extends Shape> {
  /** Table on which the bots start. */
  table(chance: Chance): Pick<MatchSetup<S>, 'config' | 'players' | 'position'>;
  /** Level of the bots: the position should look as if people had played it. */
  readonly level: Level;
  /** Number of suitable questions to skip, drawn between the two: tasks should not always come from the opening. */
  readonly depth: readonly [from: number, to: number];
  /** After so many lines of play nothing is looked for any more. */
  readonly within: number;
  /**
   * The seat's observation turned into a task, without options that don't count (a trade, a lock); null if it makes
   * none.
   */
  pose(seen: Observation<S>, seat: Seat, env: S['env']): Observation<S> | null;
  /** Is it only put forward, and not yet the answer? */
  isDraft(answer: Answer<S>): boolean;
  /**
   * The same moment as this seat would see it once its answer stands, with nothing asked of it any more: answers are
   * shown on the board side by side. Only of an answer that the rules allow.
   */
  after(seen: Observation<S>, seat: Seat, answer: Answer<S>, env: S['env']): Observation<S>;
  /** Time limit; null for none. */
  readonly seconds: number | null;
  /** The best answer with common words brings at least so many points more than silence, or it is not worth looking for. */
  readonly least: number;
  /** Tasks made by the rules of this version or a later one are played and scored the same by today's; without it only today's. */
  readonly sameSince?: number;
}

/** The question after an answer, as one seat observes it: all others are asked, without a time limit. */
export const askOthers = <S extends Shape>(
  { id }: OpenQuestion<S>,
  seat: Seat,
  players: number,
  step: Step<S, QuestionKind<S>>,
): OpenQuestion<S> => {
  const others = Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);
  return { id: id + 1, step, asked: others, waiting: others, until: null, mine: null };
};

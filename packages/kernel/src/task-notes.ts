import type { Level } from './any-game.ts';
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
  /** Number of entries after which the search in a game stops. */
  readonly maxEntries: number;
  /**
   * The seat's observation turned into a task, without options that don't count (a trade, a lock); null if it makes
   * none.
   */
  toTask(seen: Observation<S>, seat: Seat, env: S['env']): Observation<S> | null;
  /** True for an answer that may still change. */
  isDraft(answer: Answer<S>): boolean;
  /**
   * The seat's observation after its answer, with nothing more asked of it, to show answers on the board side by side.
   * Call it only for answers that the rules allow.
   */
  observationAfter(seen: Observation<S>, seat: Seat, answer: Answer<S>, env: S['env']): Observation<S>;
  /** Time limit; null for none. */
  readonly seconds: number | null;
  /** Points by which the best answer with common words must beat the default answer, or the task isn't worth posing. */
  readonly minGain: number;
  /** First version of the rules whose tasks today's rules play and score the same; if missing, only today's version. */
  readonly comparableSince?: number;
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

import type { SkillLevel } from './any-game.ts';
import type { Chance } from './chance.ts';
import type { MatchSetup, Observation, OpenQuestion } from './match.ts';
import type { Seat } from './secret.ts';
import type { Answer, QuestionKind, Shape, Step } from './shape.ts';

/** An answer to a task, with the points that the game itself gives for it. */
export interface RatedAnswer<S extends Shape> {
  readonly answer: Answer<S>;
  /** Points of this move alone, without an estimate of what it may bring later. */
  readonly points: number;
  /** The words it makes, in lower case, the most important first; empty for a pass. */
  readonly words: readonly string[];
  /** In the game's own notation. */
  readonly text: string;
}

/** Answers to keep of those that a search has found: the best of each set of words, the best first. */
export function bestAnswers<S extends Shape>(found: readonly RatedAnswer<S>[], most: number): RatedAnswer<S>[] {
  const known = new Set<string>();
  return found
    .toSorted((a, b) => b.points - a.points)
    .filter(({ words }) => {
      const key = words.toSorted().join(' ');
      return !known.has(key) && known.add(key);
    })
    .slice(0, most);
}

/**
 * A game's recipe for daily tasks: one question, as one seat observes it, to be answered once and judged. Bots play
 * until they reach a suitable question; the solver never learns more than that seat saw.
 */
export interface TaskNotes<S extends Shape> {
  /** Table on which the bots start. */
  table(chance: Chance): Pick<MatchSetup<S>, 'config' | 'players' | 'position'>;
  /** Level of the bots: the position should look as if people had played it. */
  readonly level: SkillLevel;
  /** Number of suitable questions to skip, drawn between the two: tasks should not always come from the opening. */
  readonly depth: readonly [from: number, to: number];
  /** Number of entries after which the search in a game stops. */
  readonly maxEntries: number;
  /**
   * The seat's observation turned into a task, without options that don't count (a trade, a lock); null if it makes
   * none.
   */
  toTask(seen: Observation<S>, seat: Seat, env: S['env']): Observation<S> | null;
  /**
   * The points and words of an answer that the rules allow. `notWords` are those of its words that aren't in the
   * dictionary; a pattern with asterisks is one if no word fits it.
   */
  rate(
    seen: Observation<S>,
    seat: Seat,
    answer: Answer<S>,
    env: S['env'],
  ): RatedAnswer<S> & { readonly notWords: readonly string[] };
  /**
   * The answers that score most with common words or with all, the best first and each with other words than those
   * before it; a handful is enough.
   */
  solve(seen: Observation<S>, seat: Seat, env: S['env'], vocabulary: 'common' | 'all'): readonly RatedAnswer<S>[];
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

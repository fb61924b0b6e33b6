import type { Level } from './any.ts';
import type { Chance } from './chance.ts';
import type { Asked, MatchSetup, Seen } from './match.ts';
import type { Seat } from './secret.ts';
import type { Answer, Asking, Shape, Step } from './shape.ts';

/**
 * How a game gives small tasks: one question, as one seat sees it, to be answered once and judged. Bots play until they
 * come upon one; nobody who plays it ever knows more than that seat saw.
 */
export interface TaskNotes<S extends Shape> {
  /** Where they begin. */
  table(chance: Chance): Pick<MatchSetup<S>, 'config' | 'players' | 'position'>;
  /** How strong they are: what lies there should look as if people had played. */
  readonly level: Level;
  /** So many questions fit for a task are passed over, by lot between the two: a game should not always have just begun. */
  readonly depth: readonly [from: number, to: number];
  /** After so many lines of play nothing is looked for any more. */
  readonly within: number;
  /** What this seat sees, as a task; null where it makes none. Whatever is not asked for (a trade, a lock) is left out. */
  pose(seen: Seen<S>, seat: Seat, env: S['env']): Seen<S> | null;
  /** Is it only put forward, and not yet the answer? */
  isDraft(answer: Answer<S>): boolean;
  /**
   * The same moment as this seat would see it once its answer stands, with nothing asked of it any more: answers are
   * shown on the board side by side. Only of an answer that the rules allow.
   */
  after(seen: Seen<S>, seat: Seat, answer: Answer<S>, env: S['env']): Seen<S>;
  /** How long one has; null for as long as one likes. */
  readonly seconds: number | null;
  /** The best answer with common words brings at least so many points more than silence, or it is not worth looking for. */
  readonly least: number;
  /** Tasks made by the rules of this version or a later one are played and scored the same by today's; without it only today's. */
  readonly sameSince?: number;
}

/** The question that follows an answer, as one seat sees it: everybody else is asked, for as long as they like. */
export const askOthers = <S extends Shape>(
  { id }: Asked<S>,
  seat: Seat,
  players: number,
  step: Step<S, Asking<S>>,
): Asked<S> => {
  const others = Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);
  return { id: id + 1, step, asked: others, waiting: others, until: null, mine: null };
};

import type { Chance } from './chance.ts';
import { canonical } from './json.ts';
import type { Move, Observation } from './match.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/** All a judge has to go by: what the seat saw when it moved, and nothing that came later. */
export interface JudgeAsk<S extends Shape> {
  readonly seen: Observation<S>;
  readonly seat: Seat;
  /** The move that was made; it was legal. */
  readonly move: Move<S>;
  /** Keyed by the question: judged again, the same worlds are weighed. */
  readonly chance: Chance;
  readonly env: S['env'];
}

/** A move there was. */
export interface JudgedMove<S extends Shape> {
  readonly move: Move<S>;
  /** In points for the seat, on average where chance or hidden things decide. All of one question are comparable. */
  readonly worth: number;
  /** The points the game itself gives for it at once; null for what scores nothing by its nature: a pass, a bid. */
  readonly points: number | null;
  /** In the game's own notation: `QUIZ`, `8d STA*N`, `pass`. */
  readonly text: string;
  /** The word it turns on, if it turns on one: in lower case, as the dictionary has it. */
  readonly word: string | null;
}

export interface Judgement<S extends Shape> {
  readonly yours: JudgedMove<S>;
  /** Up to `BEST_TOLD`, the best first; `yours` is among them where nothing better was found. */
  readonly best: readonly JudgedMove<S>[];
  /** The best with common words only; null where words do not matter, or no common word would do. */
  readonly common: JudgedMove<S> | null;
  /** Up to `BEST_TOLD` with common words only, as far as the judge came upon them; `common` is the first. */
  readonly everyday: readonly JudgedMove<S>[];
  /** Number of worlds weighed that agree with the observation; 0 where nothing hidden matters. */
  readonly worlds: number;
}

/** Points that another answer would have been worth more. Losses add up over a game. */
export const lostBy = <S extends Shape>({ yours, best }: Judgement<S>): number =>
  Math.max(0, (best[0]?.worth ?? yours.worth) - yours.worth);

export const BEST_TOLD = 5;

interface JudgementParts<S extends Shape> {
  readonly yours: JudgedMove<S>;
  readonly found: readonly JudgedMove<S>[];
  readonly common?: JudgedMove<S> | null | undefined;
  /** Further ones with common words, in any order and perhaps twice. */
  readonly everyday?: readonly JudgedMove<S>[];
  readonly worlds?: number;
}

/** A judgement from what was found, in any order and perhaps twice. The move itself goes before its equals. */
export function judgementOf<S extends Shape>(given: JudgementParts<S>): Judgement<S> {
  const { yours, found, common = null, everyday = [], worlds = 0 } = given;
  const known = common ? bestFirst([common, ...everyday]) : [];
  return { yours, best: bestFirst([yours, ...found]), common, everyday: known, worlds };
}

/** Each once; of equals the first. */
function bestFirst<S extends Shape>(choices: readonly JudgedMove<S>[]): JudgedMove<S>[] {
  const told = new Set<string>();
  const best: JudgedMove<S>[] = [];
  for (const choice of choices.toSorted((a, b) => b.worth - a.worth)) {
    const move = canonical(choice.move);
    if (best.length < BEST_TOLD && !told.has(move)) best.push(choice);
    told.add(move);
  }
  return best;
}

/**
 * Says what a move was worth, and what there was instead, by what its player knew. Yields ever better judgements in
 * slices of some milliseconds, so that a worker can show how far it is, and stop; null where a slice brought nothing to
 * tell yet. The last judgement is what counts. Every legal answer to every question is given at least one; where there
 * is nothing to choose, `yours` is the best there was.
 */
export type Judge<S extends Shape> = (ask: JudgeAsk<S>) => Iterable<Judgement<S> | null>;

/** All that a judge has to say of a move, at once. */
export const toldBy = <S extends Shape>(judge: Judge<S>, ask: JudgeAsk<S>): Judgement<S>[] =>
  [...judge(ask)].filter((judgement) => judgement !== null);

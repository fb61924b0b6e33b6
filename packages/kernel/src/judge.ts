import type { Chance } from './chance.ts';
import { canonicalJson } from './json.ts';
import type { Move, Observation } from './match.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/** Everything a judge is given: what the seat saw when it moved, and nothing that came later. */
export interface JudgeInput<S extends Shape> {
  readonly seen: Observation<S>;
  readonly seat: Seat;
  /** The move that was made; it was legal. */
  readonly move: Move<S>;
  /** Keyed by the question, so that a second judgement tries the same hidden cards. */
  readonly chance: Chance;
  readonly env: S['env'];
}

/** A move that was possible, with its value. */
export interface JudgedMove<S extends Shape> {
  readonly move: Move<S>;
  /** In points for the seat, on average where chance or hidden things decide. All of one question are comparable. */
  readonly worth: number;
  /** The points the game itself gives for it at once; null for moves that never score, such as a pass or a bid. */
  readonly points: number | null;
  /** In the game's own notation: `QUIZ`, `8d STA*N`, `pass`. */
  readonly text: string;
  /** The word it turns on, if it turns on one: in lower case, as the dictionary has it. */
  readonly word: string | null;
}

export interface Judgement<S extends Shape> {
  readonly yours: JudgedMove<S>;
  /** Up to `MAX_BEST_MOVES`, the best first; `yours` is among them where nothing better was found. */
  readonly best: readonly JudgedMove<S>[];
  /** The best with common words only; null where words do not matter, or no common word would do. */
  readonly common: JudgedMove<S> | null;
  /** Up to `MAX_BEST_MOVES` with common words only, as far as the judge found them; `common` is the first. */
  readonly everyday: readonly JudgedMove<S>[];
  /** Number of worlds weighed that agree with the observation; 0 where nothing hidden matters. */
  readonly worlds: number;
}

/** Points that another answer would have been worth more. Losses add up over a game. */
export const pointsLost = <S extends Shape>({ yours, best }: Judgement<S>): number =>
  Math.max(0, (best[0]?.worth ?? yours.worth) - yours.worth);

export const MAX_BEST_MOVES = 5;

interface JudgementParts<S extends Shape> {
  readonly yours: JudgedMove<S>;
  readonly found: readonly JudgedMove<S>[];
  readonly common?: JudgedMove<S> | null | undefined;
  /** Further ones with common words, in any order and perhaps twice. */
  readonly everyday?: readonly JudgedMove<S>[];
  readonly worlds?: number;
}

/** Makes a judgement from the moves found, in any order and perhaps twice. Among equals the player's own comes first. */
export function judgementOf<S extends Shape>(parts: JudgementParts<S>): Judgement<S> {
  const { yours, found, common = null, everyday = [], worlds = 0 } = parts;
  const known = common ? bestFirst([common, ...everyday]) : [];
  return { yours, best: bestFirst([yours, ...found]), common, everyday: known, worlds };
}

/** Sorts by worth and drops repeated moves; among equals the earlier one stays first. */
function bestFirst<S extends Shape>(choices: readonly JudgedMove<S>[]): JudgedMove<S>[] {
  const listed = new Set<string>();
  const best: JudgedMove<S>[] = [];
  for (const choice of choices.toSorted((a, b) => b.worth - a.worth)) {
    const move = canonicalJson(choice.move);
    if (best.length < MAX_BEST_MOVES && !listed.has(move)) best.push(choice);
    listed.add(move);
  }
  return best;
}

/**
 * Values a move and its alternatives by what its player knew. Yields better and better judgements in slices of a few
 * milliseconds, so that a worker can show its progress and stop; a slice without a judgement yields null. The last
 * judgement counts. Every legal answer to every question gets at least one; without alternatives `yours` is the best.
 */
export type Judge<S extends Shape> = (input: JudgeInput<S>) => Iterable<Judgement<S> | null>;

/** Runs a judge to its end and returns all its judgements of a move. */
export const judgementsOf = <S extends Shape>(judge: Judge<S>, input: JudgeInput<S>): Judgement<S>[] =>
  [...judge(input)].filter((judgement) => judgement !== null);

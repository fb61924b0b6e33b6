import { canonicalJson, entryAt, type Move, type Shape } from '@wordhoard/kernel';
import { makeWorld, rollOut, type SearchPosition, withPolicies } from './rollout.ts';

/** A candidate with its outcome in each world tried so far, in the order of the worlds. */
export interface Candidate<S extends Shape> {
  readonly move: Move<S>;
  readonly wins: number[];
  readonly margins: number[];
}

export interface SearchResult<S extends Shape> {
  /** The first is the move that was chosen before the search. */
  readonly candidates: readonly Candidate<S>[];
  /** Index of the best one. */
  readonly best: number;
  /** Worlds in which the best one was tried. */
  readonly worlds: number;
  /** Moves played in all. */
  readonly steps: number;
}

export interface SearchOptions {
  /** Moves that the whole search may play. */
  readonly steps: number;
  /** Standard errors by which an alternative must be better than the first candidate. */
  readonly clearGain: number;
}

/** Worlds before anything is decided; a difference over fewer proves nothing. */
const MIN_WORLDS = 6;
/** A candidate that is worse than the first by this many standard errors is dropped at once. */
const HOPELESS = 2.5;
/** Share of the margin (in points) in the value of a candidate: it decides only where the chances to win are equal. */
const MARGIN_SHARE = 0.0005;

/**
 * Compares moves by playing each of them in the same guessed worlds: sequential halving, with the difference to the
 * first candidate judged world by world. Stops early when no alternative can still become clearly better. Leaves the
 * first candidate only for a clear gain, because the best of many noisy means is too good to be true. Yields the best move
 * so far.
 */
export function* search<S extends Shape>(
  position: SearchPosition<S>,
  moves: readonly Move<S>[],
  { steps: budget, clearGain }: SearchOptions,
): Generator<Move<S>, SearchResult<S>> {
  const candidates = distinct(moves).map((move): Candidate<S> => ({ move, wins: [], margins: [] }));
  let alive = candidates.map((_, i) => i);
  let steps = 0;
  let worlds = 0;
  let leader = 0;
  const rounds = Math.ceil(Math.log2(alive.length));
  for (let round = 1; round <= rounds && alive.length > 1; round++) {
    while (alive.length > 1 && (worlds < MIN_WORLDS || steps < (budget * round) / rounds)) {
      const world = makeWorld(withPolicies(position), worlds);
      for (const i of alive) {
        const outcome = rollOut(position, world, entryAt(candidates, i).move);
        steps += outcome?.steps ?? 1;
        entryAt(candidates, i).wins.push(outcome?.win ?? 0);
        entryAt(candidates, i).margins.push(outcome?.margin ?? -1000);
        yield entryAt(candidates, leader).move;
      }
      worlds += 1;
      if (steps > 1.5 * budget) break;
      if (worlds < MIN_WORLDS) continue;
      alive = alive.filter((i) => i === 0 || gainOf(candidates, i, 0).inErrors > -HOPELESS);
      leader = clearlyBest(candidates, alive, clearGain);
      if (alive.length === 2 && isSettled(candidates, entryAt(alive, 1), clearGain)) break;
    }
    alive = [0, ...bestHalf(candidates, alive.slice(1))];
  }
  const best = clearlyBest(candidates, alive, clearGain);
  return { candidates, best, worlds: entryAt(candidates, best).wins.length, steps };
}

/** The best alternative if it is clearly better than the first candidate; otherwise the first. */
function clearlyBest<S extends Shape>(
  candidates: readonly Candidate<S>[],
  alive: readonly number[],
  clearGain: number,
): number {
  const [best] = bestHalf(candidates, alive.slice(1));
  return best !== undefined && gainOf(candidates, best, 0).inErrors >= clearGain ? best : 0;
}

/** The better half of the alternatives, the best first. */
const bestHalf = <S extends Shape>(candidates: readonly Candidate<S>[], alive: readonly number[]): number[] =>
  alive
    .toSorted((a, b) => gainOf(candidates, b, 0).mean - gainOf(candidates, a, 0).mean)
    .slice(0, Math.ceil(alive.length / 2));

/** True if more worlds would hardly change the decision. */
function isSettled<S extends Shape>(candidates: readonly Candidate<S>[], rival: number, clearGain: number): boolean {
  return gainOf(candidates, rival, 0).inErrors >= clearGain + 2;
}

export interface Gain {
  readonly mean: number;
  readonly error: number;
  readonly inErrors: number;
}

/** How much better a candidate is than another, over the worlds in which both were tried. */
export function gainOf<S extends Shape>(candidates: readonly Candidate<S>[], a: number, b: number): Gain {
  const [mine, theirs] = [entryAt(candidates, a), entryAt(candidates, b)];
  const count = Math.min(mine.wins.length, theirs.wins.length);
  const differences = Array.from({ length: count }, (_, i) => valueIn(mine, i) - valueIn(theirs, i));
  return summarise(differences);
}

const valueIn = <S extends Shape>({ wins, margins }: Candidate<S>, world: number): number =>
  entryAt(wins, world) + MARGIN_SHARE * entryAt(margins, world);

export function summarise(differences: readonly number[]): Gain {
  const count = differences.length;
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY, inErrors: 0 };
  const mean = differences.reduce((sum, it) => sum + it, 0) / count;
  const squares = differences.reduce((sum, it) => sum + (it - mean) ** 2, 0);
  const error = count > 1 ? Math.sqrt(squares / (count - 1) / count) : Number.POSITIVE_INFINITY;
  if (error === 0) return { mean, error, inErrors: mean === 0 ? 0 : Math.sign(mean) * 99 };
  return { mean, error, inErrors: mean / error };
}

/** Each move once, where it first stood. */
const distinct = <S extends Shape>(moves: readonly Move<S>[]): Move<S>[] => [
  ...new Map(moves.map((move) => [canonicalJson(move), move])).values(),
];

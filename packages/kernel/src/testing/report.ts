import { isSameText } from '../json.ts';

/** Faults found, with counts of the places looked at: a suite that looked at nothing proves nothing. */
export interface Report {
  games: number;
  moves: number;
  ended: number;
  /** Comparisons in which a hidden card was really another one, and in which a sealed answer was really another one. */
  relabelled: number;
  swapped: number;
  /** Defaults tried, pieces of garbage refused, records replayed. */
  silences: number;
  garbage: number;
  replays: number;
  /** Amendments of the config that were made. */
  amended: number;
  /** Number of times each step was asked, each event announced, each free move made. */
  steps: Record<string, number>;
  events: Record<string, number>;
  free: Record<string, number>;
  /** Number of times each reason against auto-pass held. */
  reasons: Record<string, number>;
  /** Number of times a seat had nothing to choose in a reaction window. */
  idle: number;
  /** Each Secret cell, by path: number of times it was permuted in front of a viewer who must not know it. */
  secrets: Record<string, number>;
  /** Number of judged answers to each step, and of each free move; empty without a judge. */
  judged: Record<string, number>;
  judgedFree: Record<string, number>;
  /** Number of guesses at each step, of those played to their end, and of hidden cards found where they really are. */
  guessed: Record<string, number>;
  guessesPlayed: number;
  cardsGuessed: number;
  /** Breaches of the contract, in words. */
  faults: string[];
}

export const emptyReport = (): Report => ({
  games: 0,
  moves: 0,
  ended: 0,
  relabelled: 0,
  swapped: 0,
  silences: 0,
  garbage: 0,
  replays: 0,
  amended: 0,
  steps: {},
  events: {},
  free: {},
  reasons: {},
  idle: 0,
  secrets: {},
  judged: {},
  judgedFree: {},
  guessed: {},
  guessesPlayed: 0,
  cardsGuessed: 0,
  faults: [],
});

export function tally(counts: Record<string, number>, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** First difference between two values, as a readable path. */
export function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (isSameText(a, b)) return '';
  const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
  if (!isObject(a) || !isObject(b))
    return `${path}: ${JSON.stringify(a)?.slice(0, 80)} ≠ ${JSON.stringify(b)?.slice(0, 80)}`;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  for (const key of new Set([...left.keys(), ...right.keys()]))
    if (!isSameText(left.get(key), right.get(key)))
      return firstDifference(left.get(key), right.get(key), `${path}.${key}`);
  return path;
}

import { sameText } from '../json.ts';

/** What was found, and how much was looked at: a suite that looked at nothing has found nothing. */
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
  /** How often each step was asked, each event told, each free move made. */
  steps: Record<string, number>;
  events: Record<string, number>;
  free: Record<string, number>;
  /** How often each reason held not to let a window pass. */
  reasons: Record<string, number>;
  /** How often a seat had nothing to choose in a window. */
  idle: number;
  /** Each Secret cell, by path: how often it was permuted before somebody who must not know it. */
  secrets: Record<string, number>;
  /** How often an answer to each step was judged, and each free move; empty where no judge is given. */
  judged: Record<string, number>;
  judgedFree: Record<string, number>;
  /** What breaks the contract, in words; empty is what a game wants. */
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
  faults: [],
});

export function tally(counts: Record<string, number>, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** Where two values first differ, for the eyes of whoever has to mend it. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (sameText(a, b)) return '';
  const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
  if (!isObject(a) || !isObject(b))
    return `${path}: ${JSON.stringify(a)?.slice(0, 80)} ≠ ${JSON.stringify(b)?.slice(0, 80)}`;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  for (const key of new Set([...left.keys(), ...right.keys()]))
    if (!sameText(left.get(key), right.get(key))) return difference(left.get(key), right.get(key), `${path}.${key}`);
  return path;
}

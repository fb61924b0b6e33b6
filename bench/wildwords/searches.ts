import type { Lexicon } from '@wordhoard/lexicon';
import { PlayFinder } from '@wordhoard/wildwords';
import { median, printTable, quantile } from '../table.ts';
import { measureTime } from '../timing.ts';
import { asterisksIn, type Position } from './positions.ts';

export interface Search {
  readonly asterisks: number;
  readonly ms: number;
}

/** Repetitions: interruptions only add time, so the least time of identical runs counts. */
export const ROUNDS = 3;

/**
 * Each position by a finder prepared for the pass; the shortest time of all passes counts. After each search it may
 * rest, in slices between which a search may come; the longest slice is returned apart.
 */
export function runSearches(
  positions: readonly Position[],
  ready: () => PlayFinder,
  search: (finder: PlayFinder) => (position: Position) => unknown,
): { readonly searches: Search[]; readonly finder: PlayFinder; readonly longestSlice: number } {
  let finder = ready();
  let longestSlice = 0;
  const best = positions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) finder = ready();
    const find = search(finder);
    for (const [i, position] of positions.entries()) {
      best[i] = Math.min(best[i]!, measureTime(() => find(position)).ms);
      const rest = finder.resting();
      for (let done = false; !done; ) {
        const slice = measureTime(() => rest.next().done === true);
        longestSlice = Math.max(longestSlice, slice.ms);
        done = slice.value;
      }
    }
  }
  const searches = positions.map((position, i) => ({ asterisks: Math.min(3, asterisksIn(position)), ms: best[i]! }));
  return { searches, finder, longestSlice };
}

/** Creates a finder over a separate graph, so that nothing computed for another graph is reused. */
export const openPrewarmed = (lexicon: Lexicon, capBytes?: number): PlayFinder => {
  const finder = new PlayFinder({ ...lexicon.graph }, capBytes === undefined ? {} : { capBytes });
  finder.prewarm();
  return finder;
};

type SearchKind = (finder: PlayFinder) => (position: Position) => unknown;

const KINDS: Readonly<Record<string, SearchKind>> = {
  'best play': (finder) => (p) => finder.best(p.grid, p.tray),
  'all plays': (finder) => (p) => finder.all(p.grid, p.tray),
};

/** After this many passes over the same positions, nothing is left to build. */
const MAX_PASSES = 4;

/** Prepares a finder for a measured pass. */
type Before = (
  lexicon: Lexicon,
  kind: SearchKind,
  positions: readonly Position[],
  others: readonly Position[],
) => PlayFinder;

const PASSES: Readonly<Record<string, Before>> = {
  'not seen before': (lexicon) => openPrewarmed(lexicon),
  'after other games': (lexicon, kind, _, others) => {
    const finder = openPrewarmed(lexicon);
    others.forEach(kind(finder));
    return finder;
  },
  'seen before': (lexicon, kind, positions) => {
    const finder = openPrewarmed(lexicon, Number.POSITIVE_INFINITY);
    for (let pass = 0, builds = -1; pass < MAX_PASSES && builds < finder.stats.builds; pass++) {
      builds = finder.stats.builds;
      positions.forEach(kind(finder));
    }
    return finder;
  },
};

/**
 * Positions in the order of play: for the first time by a prewarmed finder; by one that other games have warmed; and by
 * one without a cap that has seen them until nothing was left to build, which is what the walk alone costs.
 */
export function benchSearches(lexicon: Lexicon, positions: readonly Position[], others: readonly Position[]): void {
  const rows: string[][] = [];
  for (const [name, kind] of Object.entries(KINDS))
    for (const [when, before] of Object.entries(PASSES)) {
      let builds = 0;
      let compactions = 0;
      const ready = (): PlayFinder => {
        const made = before(lexicon, kind, positions, others);
        ({ builds, compactions } = made.stats);
        return made;
      };
      const { searches, finder, longestSlice } = runSearches(positions, ready, kind);
      const built = (finder.stats.builds - builds) / positions.length;
      for (const group of [0, 1, 2, 3, 'any'] as const) {
        const ms = searches.filter(({ asterisks }) => group === 'any' || asterisks === group).map((time) => time.ms);
        const label = group === 3 ? '3 or more' : `${group}`;
        const figures = [median(ms), quantile(ms, 0.99), quantile(ms, 1)].map((value) => value.toFixed(2));
        const work = [built.toFixed(1), `${finder.stats.compactions - compactions}`, longestSlice.toFixed(0)];
        rows.push([`${name}, ${when}`, label, `${ms.length}`, ...figures, ...(group === 'any' ? work : ['', '', ''])]);
      }
    }
  printTable(
    `Searches in ${positions.length} positions, in ms, the least of ${ROUNDS} passes (aims: best, not seen before, any: 0.8 and p99 9, after other games 0.6 and 5; all, not seen before: 1.4, 7, 15)`,
    [
      '',
      'asterisks',
      'positions',
      'median',
      'p99',
      'max',
      'builds a position',
      'compactions',
      'longest slice of a rest',
    ],
    rows,
  );
}

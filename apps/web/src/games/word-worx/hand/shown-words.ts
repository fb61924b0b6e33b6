import { forSeat, type Seat } from '@wordhoard/kernel';
import {
  type CardId,
  type Components,
  componentsOf,
  type ScoreLine,
  scoreRound,
  type View,
  type Workbench,
} from '@wordhoard/word-worx';
import type { Verdict } from './dictionary.worker.ts';
import { type BuildDraft, looseCards } from './draft.ts';

/**
 * The player's own words as the page shows them: as they lie, or as they are being built, with a stolen card or
 * without.
 */
export interface ShownWords {
  readonly runs: readonly (readonly CardId[])[];
  /** Cards that do not lie there yet. */
  readonly fresh: readonly CardId[];
  /** Beside the words: of the hand, what was taken off the table, and what is stolen. */
  readonly loose: readonly CardId[];
  /** Points of each run; undefined for non-words, or runs not yet checked. */
  readonly lines: readonly (ScoreLine | undefined)[];
  /** Points of each word locked for good. */
  readonly sealed: readonly ScoreLine[];
  readonly points: number;
}

/** Null for those who only watch. `verdict`: on the draft. */
export function shownWordsOf(
  { config, mine, players }: View,
  seat: Seat | null,
  bench: Workbench,
  draft: BuildDraft | null,
  verdict: Verdict | null | undefined,
): ShownWords | null {
  if (seat === null || !mine) return null;
  const runs = draft?.words ?? bench.words.map(({ cards }) => cards);
  const laid = new Set(runs.flat());
  const loose = draft ? looseCards(bench, draft) : bench.hand;
  const left = bench.hand.filter((card) => !laid.has(card)).length;
  const lay = new Set(bench.words.map(({ cards }) => cards.join()));
  const counts = (run: readonly CardId[], at: number): boolean =>
    lay.has(run.join()) || (verdict ? !verdict.wrong.includes(at) : false);
  const { sealed } = forSeat(players, seat);
  const words = [...sealed, ...runs.filter(counts)].map(componentsOf(config).deck.textOf);
  const { lines, points } = scoreRound(words, left, mine.manifest, mine.indicator, config);
  const open = lines.slice(sealed.length);
  const lying = new Set(bench.words.flatMap(({ cards }) => cards));
  return {
    runs,
    fresh: [...laid].filter((card) => !lying.has(card)),
    loose,
    lines: runs.map((run, at) => (counts(run, at) ? open[runs.slice(0, at).filter(counts).length] : undefined)),
    sealed: lines.slice(0, sealed.length),
    points,
  };
}

/** A word's pay, as written beside it. */
export const paidOf = ({ bonusFactor }: Components, { points, doubled }: ScoreLine): string =>
  doubled && bonusFactor > 1 ? `${points / bonusFactor} × ${bonusFactor}` : String(points);

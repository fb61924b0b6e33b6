import type { Seat } from '@wordhoard/kernel';
import { type CardId, type ScoreLine, scoreRound, textOf, type View, type Workbench } from '@wordhoard/word-worx';
import { type Draft, looseCards } from './building.ts';
import { type Plan, previewOf } from './stealing.ts';

/** One's own words as the page shows them: as they lie, as they are being built, or as a theft would leave them. */
export interface Standing {
  readonly runs: readonly (readonly CardId[])[];
  /** Cards that do not lie there yet. */
  readonly fresh: readonly CardId[];
  /** Beside the words: of the hand, and what was taken off the table. */
  readonly loose: readonly CardId[];
  /** What everything counts, the words locked for good first, then the runs. */
  readonly lines: readonly ScoreLine[];
  readonly points: number;
}

/** Null for those who only watch. */
export function standingOf(
  { mine, players }: View,
  seat: Seat | null,
  bench: Workbench,
  begun: { readonly draft: Draft | null; readonly plan: Plan | null },
): Standing | null {
  if (seat === null || !mine) return null;
  const { draft, plan } = begun;
  const preview = plan && previewOf(plan, bench);
  const runs = draft?.words ?? preview?.runs ?? bench.words.map(({ cards }) => cards);
  const laid = new Set(runs.flat());
  const loose = draft ? looseCards(bench, draft) : bench.hand;
  const inHand = loose.filter((card) => !laid.has(card)).length;
  const words = [...players[seat]!.sealed, ...runs].map(textOf);
  const { lines, points } = scoreRound(words, inHand, mine.manifest, mine.indicator);
  const fresh = preview?.fresh ?? bench.hand.filter((card) => laid.has(card));
  return { runs, fresh, loose, lines, points };
}

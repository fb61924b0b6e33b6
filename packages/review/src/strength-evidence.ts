import { type AnyJudgement, pointsLost, type StrengthFact } from '@wordhoard/kernel';
import { hadChoice } from './grade.ts';
import type { DecisionFinding } from './judge-decisions.ts';

/**
 * Facts about one decision, from its finding alone: so they rest on what its player could see. `kept` is the share of the
 * best move's value that the player's move had; `tier` is the tier of their word, null without a word.
 */
export interface Evidence extends Readonly<Record<StrengthFact, number | null>> {
  readonly kind: string;
}

/** The tier of a word in the dictionary. */
export type TierOf = (word: string) => number | undefined;

/** A decision without a choice is no evidence. */
export const evidenceOf = (findings: readonly DecisionFinding[], tierOf: TierOf): Evidence[] =>
  findings
    .filter(({ judgement }) => hadChoice(judgement))
    .map(({ kind, judgement }) => ({
      kind,
      kept: shareKept(judgement),
      tier: judgement.yours.word === null ? null : (tierOf(judgement.yours.word) ?? null),
    }));

/** 1 for the best move, and below 0 for one that does harm. A best move of less than a point counts as one of a point. */
function shareKept(judgement: AnyJudgement): number {
  const best = judgement.best[0]?.worth ?? judgement.yours.worth;
  return 1 - pointsLost(judgement) / Math.max(1, Math.abs(best));
}

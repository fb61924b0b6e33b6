import type { AnyJudgement, Seat } from '@wordhoard/kernel';
import type { Decision } from './decision.ts';

/** A judge's finding about one decision. */
export interface DecisionFinding {
  readonly line: number;
  readonly seat: Seat;
  /** The kind of question or of free move. */
  readonly kind: string;
  readonly judgement: AnyJudgement;
}

/** The game's judge on one decision: ever better judgements, in slices; null for a slice without one. */
export type JudgeDecision = (decision: Decision) => Iterable<AnyJudgement | null>;

/** Seed of the judge's chance for a decision, so that a second judgement is the same. It has nothing of the match's seed. */
export const judgeSeedOf = ({ line, seat }: Decision): string => `review ${line} ${seat}`;

/** Progress, and the latest finding, if any. */
export interface JudgingProgress {
  /** Number of decisions judged. */
  readonly done: number;
  readonly finding: DecisionFinding | null;
}

/**
 * Judges one decision after the other. Yields after every slice, so that the caller can do something else in between,
 * or stop. Some decisions get no finding.
 */
export function* judgeDecisions(
  decisions: readonly Decision[],
  judge: JudgeDecision,
): Generator<JudgingProgress, void> {
  for (const [done, decision] of decisions.entries()) {
    const { line, seat, kind } = decision;
    let last: AnyJudgement | undefined;
    for (const judgement of judge(decision)) {
      last = judgement ?? last;
      yield { done, finding: null };
    }
    yield { done: done + 1, finding: last ? { line, seat, kind, judgement: last } : null };
  }
}

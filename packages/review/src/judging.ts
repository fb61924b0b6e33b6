import type { AnyJudgement, Seat } from '@wordhoard/kernel';
import type { Decision } from './decision.ts';

/** What a judge found in one decision. */
export interface Finding {
  readonly line: number;
  readonly seat: Seat;
  /** The kind of question, or of a move nobody waited for. */
  readonly kind: string;
  readonly judgement: AnyJudgement;
}

/** The game's judge on one decision: ever better judgements, in slices; null for a slice without one. */
export type JudgeDecision = (decision: Decision) => Iterable<AnyJudgement | null>;

/** Keyed by the line: judged again, the same worlds are weighed. Nothing of the match's own chance is in it. */
export const luckOf = ({ line, seat }: Decision): string => `review ${line} ${seat}`;

/** How far it is, and what was found just now, if anything. */
export interface Judged {
  /** So many decisions have been looked at. */
  readonly done: number;
  readonly finding: Finding | null;
}

/**
 * One decision after the other. Yields after every slice, so that whoever drives it can do something else between, or
 * stop. Of some decisions a judge says nothing.
 */
export function* judging(decisions: readonly Decision[], judge: JudgeDecision): Generator<Judged, void> {
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

import type { SubmittedAnswer } from '@wordhoard/kernel';
import type { TimedOut, WordNerdsContext } from './types.ts';

/**
 * Tells which players ran out of time; for a sealed question only those players themselves. Call it only if the question
 * closed at its limit: being slower than another player isn't a time-out.
 */
export function announceTimeouts(
  m: WordNerdsContext,
  answers: readonly SubmittedAnswer<unknown>[],
  at: TimedOut,
  sealed?: 'sealed',
): void {
  for (const { seat, silent } of answers)
    if (silent) m.tell({ type: 'timed-out', seat, at }, sealed && { only: [seat] });
}

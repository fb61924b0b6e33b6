import type { SubmittedAnswer } from '@wordhoard/kernel';
import type { NerdMoment, TimedOut } from './types.ts';

/**
 * Announces the players whose time has run out; for a sealed question only to themselves. Only where a question closes
 * at its limit: being beaten by a quicker player isn't a time-out.
 */
export function tellSilent(
  m: NerdMoment,
  given: readonly SubmittedAnswer<unknown>[],
  at: TimedOut,
  sealed?: 'sealed',
): void {
  for (const { seat, silent } of given) if (silent) m.tell({ type: 'timed-out', seat, at }, sealed && { only: [seat] });
}

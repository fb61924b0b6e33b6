import type { Given } from '@wordhoard/kernel';
import type { NerdMoment, TimedOut } from './types.ts';

/**
 * Says on whom time has run out; of a sealed question to nobody else. Only where a question closes at its limit: that
 * somebody else was quicker is no time-out.
 */
export function tellSilent(m: NerdMoment, given: readonly Given<unknown>[], at: TimedOut, sealed?: 'sealed'): void {
  for (const { seat, silent } of given) if (silent) m.tell({ type: 'timed-out', seat, at }, sealed && { only: [seat] });
}

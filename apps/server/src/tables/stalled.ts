import type { Seat } from '@wordhoard/kernel';
import type { TableOptions } from '@wordhoard/protocol';
import { isAwaited, type RunningMatch } from '@wordhoard/table';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Longer than anybody who is there thinks about one answer. */
const STALLED_MS = 10 * MINUTE;

/**
 * Have others kept whoever holds these seats waiting for long? It is asked only of those who are waited for themselves
 * whether they have answered: that a question is open they know, and of whom it waits they are not told.
 */
export function isStalled(running: RunningMatch, mine: readonly Seat[], pace: TableOptions['pace']): boolean {
  if (running.match.over || mine.some((seat) => isAwaited(running.seen(seat), seat))) return false;
  const patience = typeof pace === 'object' ? pace.days * DAY : STALLED_MS;
  return running.now() - running.askedSince('audience') >= patience;
}

import type { Seat } from '@wordhoard/kernel';
import type { TableOptions } from '@wordhoard/protocol';
import { isAwaited, type RunningMatch } from '@wordhoard/table';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Longer than a player who is there thinks about one answer. */
const LONG_WAIT_MS = 10 * MINUTE;

/**
 * True if others have kept the holder of these seats waiting for long. Only the requester's own seats are checked for
 * answers: they know that a question is open, but not for whom it waits.
 */
export function hasWaitedLong(running: RunningMatch, mine: readonly Seat[], pace: TableOptions['pace']): boolean {
  if (running.match.over || mine.some((seat) => isAwaited(running.observe(seat), seat))) return false;
  const limit = typeof pace === 'object' ? pace.days * DAY : LONG_WAIT_MS;
  return running.now() - running.askedAt('audience') >= limit;
}

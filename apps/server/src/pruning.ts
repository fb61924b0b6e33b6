import { TABLE_STATUSES, type TableStatus } from '@wordhoard/protocol';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { type Repetition, repeat } from './repeat.ts';
import { NOTES_PRUNED_AT_ONCE } from './storage/notes.ts';
import type { ServerStorage } from './storage/storage.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Time a table is kept after the last activity. */
const TABLE_RETENTION_MS: Readonly<Record<TableStatus, number>> = {
  waiting: DAY,
  playing: 30 * DAY,
  // Longer, because players look at finished games again.
  over: 365 * DAY,
  closed: 30 * DAY,
};
/** A cookie lasts a year from its last use; after that the guest can't return. */
const GUEST_RETENTION_MS = 366 * DAY;

/**
 * Also the time from the start to the first deletion, so that an operator who notices a mistake can stop the server.
 */
const PRUNE_EVERY = 10 * MINUTE;
/** Pages of notes deleted in one round. */
const MAX_PAGES = 100;

/**
 * Deletes unused data at intervals. All ages are in store time: nothing ages while no server runs, or because a clock
 * is wrong.
 */
export function startPruning(storage: ServerStorage, clock: Clock, log: Logger): Repetition {
  async function prune(): Promise<void> {
    const now = clock.now();
    for (const status of TABLE_STATUSES) await storage.deleteTables(status, now - TABLE_RETENTION_MS[status]);
    await storage.deleteGuests(now - GUEST_RETENTION_MS);
    await storage.bans.prune(now);
    // The rest follows in the next round.
    for (let page = 0; page < MAX_PAGES; page++) if ((await storage.notes.prune(now)) < NOTES_PRUNED_AT_ONCE) return;
  }
  return repeat(clock, PRUNE_EVERY, prune, (error) => log.error({ err: error }, 'deleting old data failed'));
}

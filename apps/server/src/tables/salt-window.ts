import { hasAllSalts, type PendingShuffle } from '@wordhoard/table';
import type { Clock } from '../clock.ts';

/** Time a starting match waits for salts: much longer than a message takes, and too short to notice. */
const SALTS_WITHIN_MS = 1000;
/** The same while no client that adds one is connected: the host of a table that starts at once is about to enter. */
const HOST_ENTERS_WITHIN_MS = 10_000;

/** How long a table waits for the salts of its shuffle. */
export class SaltWindow {
  readonly #clock: Clock;
  #until: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Real milliseconds until the match starts with the salts it has; null if it isn't about to start.
   *
   * @param isAttended true if a client is there whose salt is expected
   */
  msLeft(shuffle: PendingShuffle | undefined, isAttended: boolean): number | null {
    const now = this.#clock.now();
    if (!shuffle) {
      this.#until = null;
      return null;
    }
    const latest = now + (hasAllSalts(shuffle) ? 0 : isAttended ? SALTS_WITHIN_MS : HOST_ENTERS_WITHIN_MS);
    this.#until = Math.min(this.#until ?? latest, latest);
    return Math.max(0, this.#until - now);
  }
}

import { isComplete, type PendingShuffle } from '@wordhoard/table';
import type { Clock } from '../clock.ts';

/** How long a match that is about to start waits for salts: far longer than a message takes, and no longer than a breath. */
const SALTS_WITHIN_MS = 1000;
/** The same while nobody is there who would add one: who has made a table that starts at once is on the way to it. */
const COMES_WITHIN_MS = 10_000;

/** Until when a table waits for the salts of its shuffle. */
export class SaltWindow {
  readonly #clock: Clock;
  #until: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Real milliseconds until the match starts with what is there; null if it is not about to start.
   *
   * @param isAttended is anybody there whose salt is expected?
   */
  wait(shuffle: PendingShuffle | undefined, isAttended: boolean): number | null {
    const now = this.#clock.now();
    if (!shuffle) {
      this.#until = null;
      return null;
    }
    const latest = now + (isComplete(shuffle) ? 0 : isAttended ? SALTS_WITHIN_MS : COMES_WITHIN_MS);
    this.#until = Math.min(this.#until ?? latest, latest);
    return Math.max(0, this.#until - now);
  }
}

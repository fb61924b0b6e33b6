import type { Clock } from '../clock.ts';

/** Milliseconds before failed background work is tried again. */
export const RETRY_MS = 5000;

interface TimerOptions {
  readonly clock: Clock;
  /** Runs work when nothing else happens at the table. */
  inTurn(work: () => Promise<void>): Promise<void>;
  failed(error: unknown): void;
  /** Makes up for failed work. */
  retry(): Promise<void>;
}

/** The timers of a table: one for its next event, and one to try again after a failure. */
export class TableTimer {
  readonly #options: TimerOptions;
  #cancelNext: () => void = () => {};
  #cancelRetry: () => void = () => {};
  #isStopped = false;

  constructor(options: TimerOptions) {
    this.#options = options;
  }

  /** Sets the timer for the earliest of these waits in milliseconds. */
  schedule(waits: readonly (number | null)[], work: () => Promise<void>): void {
    this.#cancelNext();
    if (this.#isStopped) return;
    const soonest = Math.min(...waits.filter((wait) => wait !== null));
    this.#cancelNext =
      soonest === Number.POSITIVE_INFINITY
        ? () => {}
        : this.#options.clock.setTimer(soonest, () => this.runInBackground(work));
  }

  /** Runs work that no client waits for, and tries again if it fails: a full disk may have room later. */
  runInBackground(work: () => Promise<void>): void {
    const { clock, inTurn, failed, retry } = this.#options;
    inTurn(work).catch((error: unknown) => {
      failed(error);
      this.#cancelRetry();
      if (this.#isStopped) return;
      this.#cancelRetry = clock.setTimer(RETRY_MS, () => this.runInBackground(retry));
    });
  }

  cancel(): void {
    this.#cancelNext();
    this.#cancelRetry();
  }
  /** Cancels all timers for good: the table leaves memory. */
  stop(): void {
    this.#isStopped = true;
    this.cancel();
  }
}

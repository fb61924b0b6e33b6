import { DRAFT_FLUSH_MS, type RunningMatch, type SerialQueue } from '@wordhoard/table';
import type { Clock } from '../clock.ts';

interface DraftFlusherOptions {
  readonly clock: Clock;
  readonly turns: SerialQueue;
  running(): RunningMatch | null;
  failed(why: unknown): void;
}

/** Gets drafts into the log in time. */
export class DraftFlusher {
  readonly #parts: DraftFlusherOptions;
  #callOff: () => void = () => {};
  #isStopped = false;

  constructor(parts: DraftFlusherOptions) {
    this.#parts = parts;
  }

  /** Something is in memory only. */
  soon(): void {
    if (this.#isStopped) return;
    this.#callOff = this.#parts.clock.setTimer(DRAFT_FLUSH_MS, () => this.now());
  }
  /** In its turn; and again in a while if it fails: the disk may be full now and not then. */
  now(): void {
    const { turns, running, failed } = this.#parts;
    if (!running()?.hasPendingDrafts) return;
    turns
      .run(() => running()?.flushDrafts())
      .catch((error: unknown) => {
        failed(error);
        this.#callOff();
        this.soon();
      });
  }
  /** The table is in memory no more. */
  stop(): void {
    this.#isStopped = true;
    this.#callOff();
  }
}

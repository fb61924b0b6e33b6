import { DRAFT_FLUSH_MS, type RunningMatch, type SerialQueue } from '@wordhoard/table';
import type { Clock } from '../clock.ts';

interface DraftFlusherOptions {
  readonly clock: Clock;
  readonly queue: SerialQueue;
  running(): RunningMatch | null;
  failed(why: unknown): void;
}

/** Writes drafts to the log within a time limit. */
export class DraftFlusher {
  readonly #options: DraftFlusherOptions;
  #cancel: () => void = () => {};
  #isStopped = false;

  constructor(parts: DraftFlusherOptions) {
    this.#options = parts;
  }

  /** Sets the timer, once a draft is in memory only. */
  schedule(): void {
    if (this.#isStopped) return;
    this.#cancel = this.#options.clock.setTimer(DRAFT_FLUSH_MS, () => this.flush());
  }
  /** Writes the drafts; if that fails, tries again later, because a full disk may have room then. */
  flush(): void {
    const { queue, running, failed } = this.#options;
    if (!running()?.hasPendingDrafts) return;
    queue
      .run(() => running()?.flushDrafts())
      .catch((error: unknown) => {
        failed(error);
        this.#cancel();
        this.schedule();
      });
  }
  /** Cancels the timer for good: the table leaves memory. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}

import { DRAFT_FLUSH_MS, type RunningMatch, type SerialQueue } from '@wordhoard/table';
import type { Clock } from '../clock.ts';

interface DraftFlusherOptions {
  readonly clock: Clock;
  readonly queue: SerialQueue;
  running(): RunningMatch | null;
  failed(why: unknown): void;
}

/** Gets drafts into the log in time. */
export class DraftFlusher {
  readonly #options: DraftFlusherOptions;
  #cancel: () => void = () => {};
  #isStopped = false;

  constructor(parts: DraftFlusherOptions) {
    this.#options = parts;
  }

  /** Something is in memory only. */
  schedule(): void {
    if (this.#isStopped) return;
    this.#cancel = this.#options.clock.setTimer(DRAFT_FLUSH_MS, () => this.flush());
  }
  /** In its turn; and again in a while if it fails: the disk may be full now and not then. */
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
  /** The table is in memory no more. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}

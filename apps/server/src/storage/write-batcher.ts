import { setImmediate } from 'node:timers/promises';

interface QueuedWrite<In, Out> {
  readonly what: In;
  done(out: Out): void;
  failed(error: unknown): void;
}

/**
 * Collects everything to be written while a batch is under way into the next batch, so that many tables wait for the
 * store once. An item that can't be written doesn't affect the others.
 */
export class WriteBatcher<In, Out> {
  readonly #write: (batch: readonly In[]) => Promise<readonly Out[]>;
  readonly #failsForAll: (error: unknown) => boolean;
  #queue: QueuedWrite<In, Out>[] = [];
  #writing: Promise<void> | null = null;
  #inBatch = 0;

  /** @param failsForAll true for an error that no item has caused: then none is tried alone */
  constructor(
    write: (batch: readonly In[]) => Promise<readonly Out[]>,
    failsForAll: (error: unknown) => boolean = () => false,
  ) {
    this.#write = write;
    this.#failsForAll = failsForAll;
  }

  write(what: In): Promise<Out> {
    return new Promise((done, failed) => {
      this.#queue.push({ what, done, failed });
      // At the end of this turn of the event loop, together with other writes of this turn.
      this.#writing ??= setImmediate().then(() => this.#flush());
    });
  }

  /** Number of items that wait or are being written. */
  get size(): number {
    return this.#queue.length + this.#inBatch;
  }

  /** Resolves when everything has been written or has failed. */
  async whenIdle(): Promise<void> {
    await this.#writing;
  }

  async #flush(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      this.#inBatch = batch.length;
      if (!(await this.#try(batch, batch.length === 1))) await Promise.all(batch.map((one) => this.#try([one], true)));
    }
    this.#inBatch = 0;
    this.#writing = null;
  }

  /** False if the whole batch failed and no caller was told yet. */
  async #try(batch: readonly QueuedWrite<In, Out>[], reportsErrors: boolean): Promise<boolean> {
    try {
      const out = await this.#write(batch.map(({ what }) => what));
      for (const [i, one] of batch.entries()) one.done(out[i]!);
      return true;
    } catch (error) {
      const isFinal = reportsErrors || this.#failsForAll(error);
      if (isFinal) for (const one of batch) one.failed(error);
      return isFinal;
    }
  }
}

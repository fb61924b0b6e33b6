/** Runs tasks one after the other, in the order they were added. A failed task doesn't stop the next ones. */
export class SerialQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #isBusy = false;

  /** True if no task runs or waits. */
  get isIdle(): boolean {
    return !this.#isBusy && this.#waiting.length === 0;
  }

  run<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => Promise.resolve().then(work).then(resolve, reject));
      if (!this.#isBusy) void this.#runWaiting();
    });
  }

  /**
   * The same, but starts at once if the queue is idle, and then returns or throws what the task does: most moves need
   * nothing to wait for, and promises would be a large part of their cost.
   */
  runNow<T>(work: () => T | Promise<T>): T | Promise<T> {
    if (!this.isIdle) return this.run(work);
    this.#isBusy = true;
    let result: T | Promise<T>;
    try {
      result = work();
    } catch (error) {
      this.#finish();
      throw error;
    }
    if (result instanceof Promise) result.then(this.#finish, this.#finish);
    else this.#finish();
    return result;
  }

  readonly #finish = (): void => {
    this.#isBusy = false;
    if (this.#waiting.length > 0) void this.#runWaiting();
  };

  async #runWaiting(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await next();
    this.#isBusy = false;
  }
}

/** Runs tasks one after the other, in the order they were added. A failed task doesn't stop the next ones. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  /** True if no task runs or waits. */
  get isIdle(): boolean {
    return this.#pending === 0;
  }

  run<T>(work: () => T | Promise<T>): Promise<T> {
    this.#pending += 1;
    const done = this.#last.then(work);
    this.#last = done.then(this.#finished, this.#finished);
    return done;
  }

  readonly #finished = (): void => {
    this.#pending -= 1;
  };
}

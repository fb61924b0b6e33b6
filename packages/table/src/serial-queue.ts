/** Work that must not overlap, in the order it was asked for. What fails stops nothing that comes after it. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  /** Nothing is being done, and nothing waits. */
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

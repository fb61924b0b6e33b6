/** Work that must not overlap, in the order it was asked for. What fails stops nothing that comes after it. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Nothing is being done, and nothing waits. */
  get idle(): boolean {
    return this.#waiting === 0;
  }

  do<T>(work: () => T | Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#last.then(work);
    this.#last = done.then(this.#finished, this.#finished);
    return done;
  }

  readonly #finished = (): void => {
    this.#waiting -= 1;
  };
}

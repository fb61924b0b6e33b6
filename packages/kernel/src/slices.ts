/** Long work in slices of a few milliseconds: between two slices the caller can do something else, or stop. */
export type Slices<R> = Generator<null, R>;

/** Runs all slices in one go. */
export function runToEnd<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

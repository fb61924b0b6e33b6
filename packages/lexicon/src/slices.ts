/** Runs all slices of long work in one go. */
export function runToEnd<R>(work: Generator<null, R>): R {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

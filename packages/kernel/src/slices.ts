/** Long work in slices of some milliseconds: between two of them whoever waits can do something else, or stop. */
export type Slices<R> = Generator<null, R>;

/** The same in one go, for whoever has nothing else to do. */
export function atOnce<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

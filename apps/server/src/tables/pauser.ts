/** No turn of the loop may be longer than this for the replay of one log, in ms. */
const LONGEST_MS = 5;

/** For work in small parts, asked after each: gives others a turn when the last one was too long ago. */
export function createPauser(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let since = now();
  let isFresh = false;
  return () => {
    if (!isFresh) {
      // Its first part in this turn of the loop.
      isFresh = true;
      since = now();
      setImmediate(() => {
        isFresh = false;
      });
      return undefined;
    }
    return now() - since < LONGEST_MS ? undefined : new Promise((resolve) => setImmediate(resolve));
  };
}

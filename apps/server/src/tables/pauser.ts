/** Longest time in ms for which the replay of a log may block the event loop. */
const LONGEST_MS = 5;

/**
 * Creates a function to call after each part of long work. It returns a promise to wait for when the event loop has
 * been blocked for too long.
 */
export function createPauser(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let since = now();
  let isFresh = false;
  return () => {
    if (!isFresh) {
      // The first part in this turn of the event loop.
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

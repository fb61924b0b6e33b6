import { isMainThread } from 'node:worker_threads';

/** Loaded before a program that tests start: it ends with whoever holds the other end of its standard input. */
// Also loaded by each of its worker threads, whose standard input is at its end from the beginning: bots must think on.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  // It alone keeps nothing running: a program that has done its work ends as ever.
  process.stdin.unref?.();
}

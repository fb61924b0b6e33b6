import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded by programs that tests start: ends them with the process that holds the other end of their standard input.
 */
// Also loaded by each of its worker threads, whose standard input is at its end from the beginning: bots must think on.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  // It alone keeps nothing running: a program that has done its work ends as ever.
  process.stdin.unref?.();
}

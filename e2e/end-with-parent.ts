import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded by programs that tests start: ends them with the process that holds the other end of their standard input.
 */
// Worker threads load this, too, and their standard input is closed from the start: they must not end.
if (isMainThread) {
  process.stdin.on('end', () => process.exit(1)).resume();
  // Doesn't keep a finished program running.
  process.stdin.unref?.();
}

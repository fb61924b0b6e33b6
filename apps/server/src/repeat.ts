import type { Clock } from './clock.ts';

export interface Repetition {
  /** Starts no further round. Resolves when the current one has ended. */
  stop(): Promise<void>;
}

/** Repeats `work` until it is stopped, each round `ms` after the last one ended. */
export function repeat(
  clock: Clock,
  ms: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): Repetition {
  let isStopped = false;
  let cancel: () => void = () => {};
  let round: Promise<void> = Promise.resolve();
  function schedule(): void {
    // The round may have ended after the stop: a timer set now would keep the process alive.
    if (isStopped) return;
    cancel = clock.setTimer(ms, () => {
      round = work().catch(failed).then(schedule);
    });
  }
  schedule();
  return {
    stop() {
      isStopped = true;
      cancel();
      return round;
    },
  };
}

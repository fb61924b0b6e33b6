import { Worker } from 'node:worker_threads';
import { type Employer, type Experiment, type GameKey, type Hand, playAll, type Said } from '@wordhoard/lab';
import type { WorkerGiven } from './worker.ts';

export interface ThreadsOptions {
  readonly experiment: Experiment;
  readonly games: readonly GameKey[];
  readonly workers: number;
  readonly words: Uint8Array;
  readonly stop: AbortSignal;
  played(said: Said): void;
}

/** Plays these games on so many threads; ends when all are played, or soon after it is told to stop. */
export async function playOnThreads(options: ThreadsOptions): Promise<void> {
  const { experiment, games, workers, words, stop, played } = options;
  if (stop.aborted) return;
  const given: WorkerGiven = { words, experiment };
  const hire = ({ played: said, failed }: Employer): Hand => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given });
    thread.on('message', said);
    thread.on('error', failed);
    return { play: (key) => thread.postMessage(key), dismiss: () => thread.terminate() };
  };
  const crew = playAll({ games, hands: workers, hire, played });
  stop.addEventListener('abort', crew.stop, { once: true });
  await crew.done;
}

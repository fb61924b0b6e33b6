import { Worker } from 'node:worker_threads';
import {
  type Employer,
  type Experiment,
  type GameKey,
  type GameWorker,
  playAll,
  type WorkerReport,
} from '@wordhoard/lab';
import type { LabWorkerData } from './worker.ts';

export interface ThreadsOptions {
  readonly experiment: Experiment;
  readonly games: readonly GameKey[];
  readonly workers: number;
  readonly words: Uint8Array;
  readonly stop: AbortSignal;
  played(said: WorkerReport): void;
}

/** Plays these games on worker threads; resolves when all are played, or soon after `stop`. */
export async function playOnThreads(options: ThreadsOptions): Promise<void> {
  const { experiment, games, workers, words, stop, played } = options;
  if (stop.aborted) return;
  const given: LabWorkerData = { words, experiment };
  const hire = ({ played: said, failed }: Employer): GameWorker => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: given });
    thread.on('message', said);
    thread.on('error', failed);
    return { play: (key) => thread.postMessage(key), dismiss: () => thread.terminate() };
  };
  const crew = playAll({ games, hands: workers, hire, played });
  stop.addEventListener('abort', crew.stop, { once: true });
  await crew.done;
}

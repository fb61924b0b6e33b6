import { Worker } from 'node:worker_threads';
import { type Experiment, type GameKey, gamePool, playAll, type WorkerReport } from '@wordhoard/lab';
import { toThread } from '@wordhoard/worker-rpc';
import type { LabWorkerData, PlayCalls } from './worker.ts';

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
  const workerData: LabWorkerData = { words, experiment };
  const start = () => toThread(new Worker(new URL('./worker.ts', import.meta.url), { workerData }), { holds: true });
  const pool = gamePool<PlayCalls>(start, workers);
  stop.addEventListener('abort', () => void pool.close(), { once: true });
  await playAll(pool, games, async (key) => played(await pool.call('play', key, null)));
}

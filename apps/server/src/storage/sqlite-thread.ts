import { Worker } from 'node:worker_threads';
import { toThread, WorkerClient } from '@wordhoard/worker-rpc';
import type { StoreCalls, ThreadGiven } from './sqlite-worker.ts';

export type SqliteThread = WorkerClient<StoreCalls>;

/**
 * Opens an SQLite file in a thread, and fails as opening the file does. A thread that failed is not started again, because
 * it is unknown how much of its last commit is in the file.
 */
export async function openThread(given: ThreadGiven): Promise<SqliteThread> {
  let isStarted = false;
  const thread = new WorkerClient<StoreCalls>(() => {
    if (isStarted) throw new Error('the database is closed');
    isStarted = true;
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: given });
    return toThread(worker, { holds: true });
  });
  await thread.call('ready', null);
  return thread;
}

/** Closes the file, then ends the thread. */
export async function closeThread(thread: SqliteThread): Promise<void> {
  await thread.call('close', null);
  await thread.close();
}

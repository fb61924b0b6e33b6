import { toPageWorker, type WorkerPort } from '@wordhoard/worker-rpc';

export const startReviewer = (): WorkerPort =>
  toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

import { type Answer, type Ask, toPageWorker, WorkerClient } from '@wordhoard/worker-rpc';
import type { TaskCalls } from './messages.ts';

/** One worker for all tasks: the dictionary is read once. */
const client = new WorkerClient<TaskCalls>(() =>
  toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
);

/** Asks the worker; a refusal if it failed. */
export const askJudge = <K extends keyof TaskCalls>(name: K, ask: Ask<TaskCalls, K>): Promise<Answer<TaskCalls, K>> =>
  client.call(name, ask).catch(() => ({ refusal: { code: 'offline' } }));

import type { AnswerMove, Task, TaskResult } from '@wordhoard/hoard';
import type { AnyObservation } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import { type Answer, type Ask, toPageWorker, WorkerClient } from '@wordhoard/worker-rpc';

interface TaskRefusal {
  readonly refusal: AnyRefusal;
}
interface MoveAsk {
  readonly task: Task;
  readonly move: AnswerMove;
}

/** Requests of the page to the worker. */
export interface TaskCalls {
  /** May this be answered? Null: what silence means. */
  read: {
    ask: { readonly task: Task; readonly move: unknown };
    answer: { readonly move: AnswerMove; readonly draft: boolean } | TaskRefusal;
  };
  /** Judges an answer when no server can. */
  judge: { ask: MoveAsk; answer: { readonly result: TaskResult } | TaskRefusal };
  /** Asks for the task's own moment with this answer on the board. */
  show: { ask: MoveAsk; answer: { readonly seen: AnyObservation } | TaskRefusal };
}

/** One worker for all tasks: the dictionary is read once. */
const client = new WorkerClient<TaskCalls>(() =>
  toPageWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
);

/** Asks the worker; a refusal if it failed. */
export const askJudge = <K extends keyof TaskCalls>(name: K, ask: Ask<TaskCalls, K>): Promise<Answer<TaskCalls, K>> =>
  client.call(name, ask).catch(() => ({ refusal: { code: 'offline' } }));

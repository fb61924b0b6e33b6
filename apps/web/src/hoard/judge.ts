import type { AnswerMove, Task, TaskResult } from '@wordhoard/hoard';
import type { AnyObservation } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { FromJudge, TaskWorkerMessage, ToJudge } from './messages.ts';

interface Answers {
  readonly read: { readonly move: AnswerMove; readonly draft: boolean };
  readonly judge: { readonly result: TaskResult };
  readonly show: { readonly seen: AnyObservation };
}
type JudgeRequest<T extends ToJudge['type']> = Answers[T] | { readonly refusal: AnyRefusal };

/** A worker that is started when it is first wanted. */
class HoardJudge {
  #worker: Worker | null = null;
  #ids = 0;
  readonly #waiting = new Map<number, (heard: TaskWorkerMessage) => void>();

  /** May this be answered? Null: what silence means. */
  read(task: Task, move: unknown): Promise<JudgeRequest<'read'>> {
    return this.#ask({ type: 'read', id: ++this.#ids, task, move });
  }

  judge(task: Task, move: AnswerMove): Promise<JudgeRequest<'judge'>> {
    return this.#ask({ type: 'judge', id: ++this.#ids, task, move });
  }

  /** The task's own moment with this answer on the board. */
  show(task: Task, move: AnswerMove): Promise<JudgeRequest<'show'>> {
    return this.#ask({ type: 'show', id: ++this.#ids, task, move });
  }

  #ask<T extends ToJudge['type']>(message: ToJudge & { readonly type: T }): Promise<JudgeRequest<T>> {
    this.#worker ??= this.#start();
    return new Promise((answer) => {
      // The worker answers each question in its own kind.
      this.#waiting.set(message.id, (heard) => answer(heard as JudgeRequest<T>));
      this.#worker?.postMessage(message);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, heard } }: MessageEvent<FromJudge>) => {
      this.#waiting.get(id)?.(heard);
      this.#waiting.delete(id);
    };
    worker.onerror = () => {
      for (const answer of this.#waiting.values()) answer({ refusal: { code: 'offline' } });
      this.#waiting.clear();
      this.#worker = null;
    };
    return worker;
  }
}

/** One for all tasks: the dictionary is read once. */
export const hoardJudge: Pick<HoardJudge, 'read' | 'judge' | 'show'> = new HoardJudge();

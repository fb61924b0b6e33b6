import type { AnswerMove, Result, Task } from '@wordhoard/hoard';
import type { AnySeen } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';
import type { FromJudge, Heard, ToJudge } from './messages.ts';

interface Answers {
  readonly read: { readonly move: AnswerMove; readonly draft: boolean };
  readonly judge: { readonly result: Result };
  readonly show: { readonly seen: AnySeen };
}
type Asked<T extends ToJudge['type']> = Answers[T] | { readonly refusal: AnyRefusal };

/** A worker that is started when it is first wanted. */
class HoardJudge {
  #worker: Worker | null = null;
  #ids = 0;
  readonly #waiting = new Map<number, (heard: Heard) => void>();

  /** May this be answered? Null: what silence means. */
  read(task: Task, move: unknown): Promise<Asked<'read'>> {
    return this.#ask({ type: 'read', id: ++this.#ids, task, move });
  }

  judge(task: Task, move: AnswerMove): Promise<Asked<'judge'>> {
    return this.#ask({ type: 'judge', id: ++this.#ids, task, move });
  }

  /** The task's own moment with this answer on the board. */
  show(task: Task, move: AnswerMove): Promise<Asked<'show'>> {
    return this.#ask({ type: 'show', id: ++this.#ids, task, move });
  }

  #ask<T extends ToJudge['type']>(message: ToJudge & { readonly type: T }): Promise<Asked<T>> {
    this.#worker ??= this.#start();
    return new Promise((answer) => {
      // The worker answers each question in its own kind.
      this.#waiting.set(message.id, (heard) => answer(heard as Asked<T>));
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

import type { AnswerMove, Task, TaskResult } from '@wordhoard/hoard';
import type { AnyObservation } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';

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

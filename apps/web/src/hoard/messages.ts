import type { AnswerMove, Task, TaskResult } from '@wordhoard/hoard';
import type { AnyObservation } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';

/** Messages from the page to the worker. */
export type ToJudge =
  /** May this be answered? Null: what silence means. */
  | { readonly type: 'read'; readonly id: number; readonly task: Task; readonly move: unknown }
  /** Judges an answer when no server can. */
  | { readonly type: 'judge'; readonly id: number; readonly task: Task; readonly move: AnswerMove }
  /** Asks for the board with this answer. */
  | { readonly type: 'show'; readonly id: number; readonly task: Task; readonly move: AnswerMove };

export type TaskWorkerMessage =
  | { readonly refusal: AnyRefusal }
  | { readonly move: AnswerMove; readonly draft: boolean }
  | { readonly result: TaskResult }
  | { readonly seen: AnyObservation };

export interface FromJudge {
  readonly id: number;
  readonly heard: TaskWorkerMessage;
}

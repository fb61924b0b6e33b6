import type { AnswerMove, Result, Task } from '@wordhoard/hoard';
import type { AnySeen } from '@wordhoard/kernel';
import type { AnyRefusal } from '@wordhoard/protocol';

/** What the page asks of the worker. */
export type ToJudge =
  /** May this be answered? Null: what silence means. */
  | { readonly type: 'read'; readonly id: number; readonly task: Task; readonly move: unknown }
  /** What did it come to? For when no server can say. */
  | { readonly type: 'judge'; readonly id: number; readonly task: Task; readonly move: AnswerMove }
  /** What would the board look like with it? */
  | { readonly type: 'show'; readonly id: number; readonly task: Task; readonly move: AnswerMove };

export type Heard =
  | { readonly refusal: AnyRefusal }
  | { readonly move: AnswerMove; readonly draft: boolean }
  | { readonly result: Result }
  | { readonly seen: AnySeen };

export interface FromJudge {
  readonly id: number;
  readonly heard: Heard;
}

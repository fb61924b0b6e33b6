import type { AnswerMove, Chosen, Day, Result, Task, Yardstick } from '@wordhoard/hoard';
import type { AnyRefusal } from '@wordhoard/protocol';

/** What a thread is given when it starts. The bytes are shared, not copied. */
export interface WorkerGiven {
  readonly lexicon: Uint8Array;
}

/** What takes too long for the event loop: a day's tasks are chosen, an answer is judged. */
export type Work =
  | { readonly type: 'choose'; readonly day: Day; readonly seed: string }
  | { readonly type: 'judge'; readonly task: Task; readonly yardstick: Yardstick; readonly move: unknown };

export interface Done {
  readonly choose: readonly Chosen[];
  readonly judge: { readonly move: AnswerMove; readonly result: Result } | { readonly refusal: AnyRefusal };
}

export interface Job {
  readonly id: number;
  readonly work: Work;
}
export type Said =
  | { readonly id: number; readonly ok: true; readonly done: Done[Work['type']] }
  | { readonly id: number; readonly ok: false; readonly why: string };

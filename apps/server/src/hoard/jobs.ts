import type { AnswerMove, Baseline, ChosenTask, Day, Task, TaskResult } from '@wordhoard/hoard';
import type { AnyRefusal } from '@wordhoard/protocol';

/** Start data of a thread. The bytes are shared, not copied. */
export interface HoardWorkerData {
  readonly lexicon: Uint8Array;
}

/** Work that takes too long for the event loop: choosing a day's tasks, judging an answer. */
export type Work =
  | { readonly type: 'choose'; readonly day: Day; readonly seed: string }
  | { readonly type: 'judge'; readonly task: Task; readonly yardstick: Baseline; readonly move: unknown };

export interface JobResults {
  readonly choose: readonly ChosenTask[];
  readonly judge: { readonly move: AnswerMove; readonly result: TaskResult } | { readonly refusal: AnyRefusal };
}

export interface Job {
  readonly id: number;
  readonly work: Work;
}
export type JobReply =
  | { readonly id: number; readonly ok: true; readonly done: JobResults[Work['type']] }
  | { readonly id: number; readonly ok: false; readonly why: string };

import type { AnswerMove, Baseline, ChosenTask, Task, TaskResult } from '@wordhoard/hoard';
import type { AnyRefusal } from '@wordhoard/protocol';

/** Start data of a thread. The bytes are shared, not copied. */
export interface HoardWorkerData {
  readonly lexicon: Uint8Array;
}

/** Work that takes too long for the event loop. */
export interface HoardCalls {
  /** Chooses a day's tasks. */
  choose: { ask: { readonly seed: string }; answer: readonly ChosenTask[] };
  judge: {
    ask: { readonly task: Task; readonly yardstick: Baseline; readonly move: unknown };
    answer: { readonly move: AnswerMove; readonly result: TaskResult } | { readonly refusal: AnyRefusal };
  };
}

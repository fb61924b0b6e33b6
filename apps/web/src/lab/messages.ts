import type { SealedRecord } from '@wordhoard/kernel';
import type { Experiment, ExperimentRequest, GameKey, Overview, WorkerReport } from '@wordhoard/lab';

/** Why something was not done: no connection for what it needs, a game there is not, or what the lab says in words. */
export type WhyNot = { readonly code: 'offline' | 'no-such-game' } | { readonly code: 'fault'; readonly fault: string };

export interface NotDone {
  readonly why: WhyNot;
}

/** Requests of the page to a worker of the lab. */
export interface LabCalls {
  /** The contents of a file, or of its text. */
  read: { ask: Blob | string; answer: { readonly overview: Overview } | NotDone };
  /** Is there a script that plays this game like a beginner? */
  hasBeginner: { ask: string; answer: { readonly has: boolean } | NotDone };
  /** Plays a game of an experiment, which is reported once it is loaded. */
  play: {
    ask: { readonly wanted: ExperimentRequest; readonly key: GameKey };
    answer: WorkerReport | NotDone;
    report: Experiment;
  };
  /** One game again, as a record. */
  record: {
    ask: { readonly experiment: Experiment; readonly key: GameKey };
    answer: { readonly record: SealedRecord } | NotDone;
  };
}

import type { SealedRecord } from '@wordhoard/kernel';
import type { Experiment, ExperimentRequest, GameKey, Overview, WorkerReport } from '@wordhoard/lab';

/** Why something was not done: no connection for what it needs, a game there is not, or what the lab says in words. */
export type WhyNot = { readonly code: 'offline' | 'no-such-game' } | { readonly code: 'fault'; readonly fault: string };

/** Messages from the page to a worker of the lab. */
export type ToHand =
  /** A file, or the text of one: what does it say? */
  | { readonly type: 'read'; readonly file: Blob | string }
  /** Is there a script that plays this game like a beginner? */
  | { readonly type: 'has-beginner'; readonly game: string }
  | { readonly type: 'begin'; readonly wanted: ExperimentRequest }
  /** Of the experiment that was begun. */
  | { readonly type: 'play'; readonly key: GameKey }
  /** One game again, as a record. */
  | { readonly type: 'record'; readonly experiment: Experiment; readonly key: GameKey };

export type FromHand =
  | { readonly type: 'read'; readonly overview: Overview }
  | { readonly type: 'has-beginner'; readonly has: boolean }
  | { readonly type: 'begun'; readonly experiment: Experiment }
  | { readonly type: 'played'; readonly said: WorkerReport }
  | { readonly type: 'record'; readonly record: SealedRecord }
  | { readonly type: 'not-done'; readonly why: WhyNot };

import type { AnyRefusal, ClientMessage, NewTable, ServerMessage } from '@wordhoard/protocol';
import type { Saved } from './local-table.ts';
import type { ChosenWords } from './quick-config.ts';
import type { WordsState } from './words.ts';

/** The table in this page needs no code, but has one. */
export const LOCAL_CODE = 'HERE-0';

/**
 * What the page tells the worker: perhaps which game will be wanted; a table to open; that it has drawn it, so that the
 * line is free for the dictionary; and what it would tell the server.
 */
export type ToWorker =
  | { readonly type: 'prepare'; readonly game: string }
  | { readonly type: 'fetch-words' }
  | {
      readonly type: 'open';
      readonly wanted: NewTable;
      readonly saved: Saved | null;
      /** For a table that says nothing of its own: as this device chose last. */
      readonly chosen: ChosenWords;
    }
  | ({ readonly type: 'teach' } & Teach)
  | ClientMessage;

/** A lesson to lay out: one is to do it, or to be shown how it is done. */
export interface Teach {
  readonly game: string;
  readonly lesson: string;
  readonly show: boolean;
  /** What the learner is called. */
  readonly name: string;
}

/**
 * What the worker tells the page: what the server would, and besides how the opening went, what to
 * remember, and where the dictionary is.
 */
export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'not-opened'; readonly refusal: AnyRefusal }
  | { readonly type: 'keep'; readonly saved: Saved }
  | { readonly type: 'words'; readonly state: WordsState }
  | { readonly type: 'learnt' }
  | ServerMessage;

import type { AnyRefusal, ClientMessage, NewTable, ServerMessage } from '@wordhoard/protocol';
import type { ChosenWords } from './quick-config.ts';
import type { SavedMatch } from './saved-match.ts';
import type { WordsState } from './words.ts';

/** The table in this page needs no code, but has one. */
export const LOCAL_CODE = 'HERE-0';

/**
 * Messages from the page to the worker: perhaps the game that will be needed; a table to open; that it is drawn, so
 * that the connection is free for the dictionary; and messages as for the server.
 */
export type ToWorker =
  | { readonly type: 'prepare'; readonly game: string }
  | { readonly type: 'fetch-words' }
  | {
      readonly type: 'open';
      readonly wanted: NewTable;
      readonly saved: SavedMatch | null;
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
  /** The learner's name. */
  readonly name: string;
}

/**
 * Messages from the worker to the page: those a server would send, and besides the outcome of opening, data to store,
 * and the state of the dictionary.
 */
export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'not-opened'; readonly refusal: AnyRefusal }
  | { readonly type: 'keep'; readonly saved: SavedMatch }
  | { readonly type: 'words'; readonly state: WordsState }
  | { readonly type: 'learnt' }
  | ServerMessage;

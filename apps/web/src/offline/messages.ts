import type { AnyRefusal, ClientMessage, NewTable, ServerMessage } from '@wordhoard/protocol';
import type { Saved } from './local-table.ts';

/** The table in this page needs no code, but has one. */
export const LOCAL_CODE = 'HERE-0';

/** What the page tells the worker: first a table to open, then what it would tell the server. */
export type ToWorker =
  | { readonly type: 'open'; readonly wanted: NewTable; readonly saved: Saved | null; readonly quickBots: boolean }
  | ClientMessage;

/** What the worker tells the page: what the server would, and besides how the opening went and what to remember. */
export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'not-opened'; readonly refusal: AnyRefusal }
  | { readonly type: 'keep'; readonly saved: Saved | null }
  | ServerMessage;

import type { Time } from '@wordhoard/kernel';
import type { Phrase, ServerRefusal } from '@wordhoard/protocol';
import type { Presence } from './attendance.ts';

/** Messages between processes that serve the same tables, besides their writes. Any of them may be lost. */
export type PeerMessage =
  /** The guests connected here, and the match time. `asks` requests the same from the receiver. */
  | { readonly type: 'here'; readonly presence: Presence; readonly at: Time; readonly asks: boolean }
  /** This process has unloaded the table. */
  | { readonly type: 'away' }
  | { readonly type: 'said'; readonly seat: number; readonly phrase: Phrase }
  /** The table was deleted, with its log. */
  | { readonly type: 'deleted'; readonly why: ServerRefusal }
  /** The operator has changed something that all servers read. Concerns no table. */
  | { readonly type: 'operator-news' }
  /** A heartbeat, which concerns no table. */
  | { readonly type: 'alive'; readonly draining?: true };

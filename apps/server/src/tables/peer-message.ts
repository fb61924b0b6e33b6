import type { Time } from '@wordhoard/kernel';
import type { Phrase } from '@wordhoard/protocol';
import type { Presence } from './attendance.ts';

/** Messages between processes that serve the same tables, besides their writes. Any of them may be lost. */
export type PeerMessage =
  /** The guests here, and the match time. `asks`: please send yours. */
  | { readonly type: 'here'; readonly presence: Presence; readonly at: Time; readonly asks: boolean }
  /** This process has put the table away. */
  | { readonly type: 'away' }
  | { readonly type: 'said'; readonly seat: number; readonly phrase: Phrase }
  /** About no table: this process is alive. */
  | { readonly type: 'alive' };

import type { Time } from '@wordhoard/kernel';
import type { Phrase } from '@wordhoard/protocol';
import type { Presence } from './attendance.ts';

/** What the processes that serve the same tables tell each other besides what they write. Any of it may be lost. */
export type Word =
  /** Who is here, and how late it is. `asks`: say the same of yourself. */
  | { readonly type: 'here'; readonly presence: Presence; readonly at: Time; readonly asks: boolean }
  /** This process has put the table away. */
  | { readonly type: 'away' }
  | { readonly type: 'said'; readonly seat: number; readonly phrase: Phrase }
  /** About no table: this process is alive. */
  | { readonly type: 'alive' };

import type { Seen, Shape, Time, Viewer } from '@wordhoard/kernel';
import type { Phrase } from './commands.ts';
import type { TableInfo } from './table.ts';

/** Why the house, rather than the game, said no. A game's own refusals and the kernel's pass through as they are. */
export type HouseRefusal =
  | { readonly code: 'malformed' | 'no-such-table' | 'not-host' | 'not-seated' | 'seat-taken' | 'no-such-seat' }
  | { readonly code: 'already-started' | 'not-started' | 'not-over' | 'empty-seats' | 'no-watching' | 'no-such-game' }
  | { readonly code: 'too-fast' | 'too-many-tables' | 'too-many-connections' | 'enter-first' | 'no-name' | 'busy' }
  /** A bot keeps the place until its owner says `return`. */
  | { readonly code: 'return-first' }
  /** Here through no fault of the client: the house is closing and will be back, or something broke and was logged. */
  | { readonly code: 'closing' | 'fault' }
  | { readonly code: 'bad-origin' | 'too-large' | 'no-such-word' | 'no-such-page' }
  | { readonly code: 'bad-options'; readonly reason: string };

export type AnyRefusal = { readonly code: string };

/** What a server sends over the socket. */
export type ServerMessage =
  /** Who you are to the others, and the table as it is. Sent on entering and whenever it changes. */
  | { readonly type: 'table'; readonly you: string; readonly table: TableInfo }
  | GameUpdate
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: AnyRefusal }
  | { readonly type: 'said'; readonly seat: number; readonly phrase: Phrase }
  | { readonly type: 'pong'; readonly now: Time }
  /** The connection is about to be closed for this reason. */
  | { readonly type: 'goodbye'; readonly refusal: AnyRefusal };

/** What one viewer may know, after something happened. Sent for every viewer the guest is. */
export interface GameUpdate {
  readonly type: 'update';
  /** A seat this guest plays, or 'audience' for those who only watch. */
  readonly viewer: Viewer;
  /** Counts what this viewer was told, without gaps: a gap would tell that somebody typed or passed. */
  readonly cursor: number;
  /** Match time, to show deadlines by. */
  readonly now: Time;
  /** Typed by the game's package; the house does not look inside. */
  readonly seen: Seen<Shape>;
  /** All since the cursor the client had. */
  readonly events: readonly Shape['event'][];
}

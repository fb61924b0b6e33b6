import type { Seat, Seen, Shape, Time, Viewer } from '@wordhoard/kernel';
import type { PassWish } from './pass-wish.ts';
import type { Phrase } from './plain.ts';
import type { TableInfo } from './table.ts';
import type { TableChange } from './table-change.ts';

/** What says all by its name. */
type PlainRefusal =
  | 'malformed'
  | 'no-such-table'
  | 'not-host'
  | 'not-seated'
  | 'seat-taken'
  | 'no-such-seat'
  /** At a public table others than the host have one place each, unless the host allows more. */
  | 'one-place'
  /** The host has sent this guest away from the table. */
  | 'kicked'
  /** Strangers play here: nobody changes what was agreed once play has begun. */
  | 'public-table'
  | 'already-started'
  | 'not-started'
  | 'not-over'
  | 'empty-seats'
  | 'no-watching'
  | 'no-such-game'
  | 'too-fast'
  | 'too-many-tables'
  /** The guest, or the address, has as much on the disk as one may, or writes too much a day. */
  | 'too-much-stored'
  | 'too-many-connections'
  /** So many may watch one table, and no more. */
  | 'too-many-watchers'
  | 'enter-first'
  | 'no-name'
  | 'busy'
  /** A bot keeps the place until its owner says `return`. */
  | 'return-first'
  /** About going on without somebody: they are here, or not gone for long enough. */
  | 'not-away'
  | 'too-soon'
  /** Another server still plays a match that this one cannot go on with. */
  | 'played-elsewhere'
  /** Said ahead about windows: there are none in this game, or nobody is away long enough at this table to need it. */
  | 'no-windows'
  /** There is no typed chat at this table: it is public, its host has switched it off, or nobody else is there. */
  | 'no-chat'
  /** The place was given up for good. */
  | 'resigned'
  /** Here through no fault of the client: the house is closing and will be back, or something broke and was logged. */
  | 'closing'
  | 'fault'
  /** What everything is kept in does not answer. It may have been done all the same: sent again under its id, it is done once. */
  | 'cannot-save'
  | 'bad-origin'
  /** Asked under a name that is not ours. */
  | 'bad-host'
  | 'too-large'
  /** Of another device: wrong, used already, or too old. */
  | 'no-such-code'
  | 'no-such-device'
  /** This guest has brought as many devices as may be. */
  | 'too-many-devices'
  /** This device of the guest's was signed off from another. */
  | 'signed-off'
  /** Nothing that may be called. */
  | 'bad-endpoint'
  | 'no-such-word'
  /** No link to a finished game, or its table is gone; and: not all of its players let others see it, or no longer. */
  | 'no-such-link'
  | 'not-public'
  | 'no-such-page';

/** Why the house, rather than the game, said no. A game's own refusals and the kernel's pass through as they are. */
export type ServerRefusal = { readonly code: PlainRefusal } | { readonly code: 'bad-options'; readonly reason: string };

export type AnyRefusal = { readonly code: string };

/** What a server sends over the socket. */
export type ServerMessage =
  /** Who you are to the others, and the whole table. Sent on entering. */
  | { readonly type: 'table'; readonly you: string; readonly table: TableInfo }
  /** What is different about the table since it was last told. */
  | { readonly type: 'changed'; readonly table: TableChange }
  | GameUpdate
  | PassingFor
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: AnyRefusal }
  | { readonly type: 'said'; readonly seat: number; readonly phrase: Phrase }
  | ChatMessage
  | { readonly type: 'pong'; readonly now: Time }
  /** The connection is about to be closed for this reason. */
  | { readonly type: 'goodbye'; readonly refusal: AnyRefusal };

/** A typed message. */
export interface ChatLine {
  /** Counts those of a table, from 1. */
  readonly n: number;
  /** The writer's place and name at that time. */
  readonly seat: Seat;
  readonly name: string;
  /** Plain text of one line: escape it. */
  readonly text: string;
}
/** New typed messages; `whole`: all there are, in place of those told before. */
export interface ChatMessage {
  readonly type: 'chat';
  readonly lines: readonly ChatLine[];
  readonly whole: boolean;
}

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
  /** The view's `config` is what the table has agreed on, and left out: it may be long, and was told with the table. */
  readonly agreed?: true;
  /**
   * The view is as it was when this viewer was last told something over this connection, and left out. Only for those who
   * have asked for it (`BRIEFLY`).
   */
  readonly kept?: true;
}

/**
 * What a seat of this guest's has said ahead about reaction windows, and the reasons its game knows. Told to nobody else;
 * only in games that have windows, and of those without an auto-pass of their own only in correspondence games.
 */
export interface PassingFor {
  readonly type: 'passing';
  readonly seat: Seat;
  /** Null: nothing, or it has come to its end. */
  readonly wish: PassWish | null;
  /** What this seat is asked at this moment will be let pass for it, after a while. */
  readonly now: boolean;
  readonly reasons: readonly string[];
  /** Those of them for which auto-pass asks, as one plain switch; all where it is not said. */
  readonly asks?: readonly string[];
}

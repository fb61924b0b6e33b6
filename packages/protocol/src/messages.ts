import type { FormFault, Observation, Seat, Shape, Time, Viewer } from '@wordhoard/kernel';
import type { AutoPassChoice } from './auto-pass-choice.ts';
import type { OperatorNews } from './broadcast.ts';
import type { Phrase } from './constants.ts';
import type { TableInfo } from './table.ts';
import type { TableChange } from './table-change.ts';
import type { ViewPatch } from './view-patch.ts';

/** Refusals without data. */
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
  /** Strangers play here: the options can't change once play has begun. */
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
  /** The table has as many spectators as it may. */
  | 'too-many-watchers'
  | 'enter-first'
  | 'no-name'
  | 'busy'
  /** A bot keeps the place until its owner says `return`. */
  | 'return-first'
  /** Going on without a player: they are here, or not away for long enough. */
  | 'not-away'
  | 'too-soon'
  /** Legal moves are listed only where no other person plays. */
  | 'people-play'
  /** Another server still plays a match that this one cannot go on with. */
  | 'played-elsewhere'
  /** Auto-pass: this game has no reaction windows, or no player at this table is away long enough to need it. */
  | 'no-windows'
  /** This table has no typed chat: it is public, its host switched it off, or there is only one person. */
  | 'no-chat'
  /** The place was given up for good. */
  | 'resigned'
  /** The operators of the server have deleted the table. */
  | 'table-deleted'
  /** Not the client's fault: the server is restarting, or something broke and was logged. */
  | 'closing'
  /** The server is about to restart: nothing new may begin. */
  | 'draining'
  | 'fault'
  /**
   * The store doesn't answer. The command may have been executed all the same: sent again under its id, it is executed
   * once.
   */
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

/** Refusals by the server rather than the game. Refusals by a game or the kernel pass through unchanged. */
export type ServerRefusal =
  | { readonly code: PlainRefusal }
  /** The message doesn't have the right form; `path` says where. */
  | ({ readonly code: 'malformed' } & FormFault)
  /** If one of the options is wrong, `path` says where within them, such as `config.rounds`. */
  | ({ readonly code: 'bad-options'; readonly reason: string } & Partial<FormFault>)
  /** The server's operators have banned this guest, or everyone in their network, until then (ms since 1970) or for good. */
  | { readonly code: 'banned'; readonly of: 'guest' | 'network'; readonly until: number | null };

export type AnyRefusal = { readonly code: string };

/** Messages from the server over the socket. */
export type ServerMessage =
  /** Your public id, and the whole table. Sent on entering. */
  | { readonly type: 'table'; readonly you: string; readonly table: TableInfo }
  /** Changes to the table since it was last sent. */
  | { readonly type: 'changed'; readonly table: TableChange }
  | GameUpdate
  | AutoPassInfo
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: AnyRefusal }
  | { readonly type: 'said'; readonly seat: number; readonly phrase: Phrase }
  | ChatMessage
  | { readonly type: 'pong'; readonly now: Time }
  | OperatorMessage
  /** The connection is about to be closed for this reason. */
  | { readonly type: 'goodbye'; readonly refusal: AnyRefusal };

/** News from the server's operators: on opening the socket if there are any, and whenever they change. */
export interface OperatorMessage extends OperatorNews {
  readonly type: 'operator';
}

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
/** New typed messages; `whole`: all messages of the table, which replace those sent before. */
export interface ChatMessage {
  readonly type: 'chat';
  readonly lines: readonly ChatLine[];
  readonly whole: boolean;
}

/** One viewer's observation after something happened. Sent once for every viewer that the guest is. */
export interface GameUpdate {
  readonly type: 'update';
  /** A seat this guest plays, or 'audience' for those who only watch. */
  readonly viewer: Viewer;
  /** Counts this viewer's updates without gaps: a gap would tell that another player typed or passed. */
  readonly cursor: number;
  /** Match time, to show deadlines by. */
  readonly now: Time;
  /** Typed by the game's package; the server doesn't look inside. */
  readonly seen: Observation<Shape>;
  /** All since the cursor the client had. */
  readonly events: readonly Shape['event'][];
  /** The view's `config` is left out because it is the table's, which may be long and was sent with the table. */
  readonly agreed?: true;
  /**
   * The view is as it was when this viewer was last told something over this connection, and left out. Only for those who
   * have asked for it (`BRIEF_UPDATES`).
   */
  readonly kept?: true;
  /**
   * The view is left out, and this changes the viewer's last view over this connection into it (`applyPatch`). Only for
   * those who have asked for it (`PATCHED_VIEWS`). Now and then `sum` is the new view's checksum (`checksumOf`): a client
   * whose view differs enters again.
   */
  readonly patch?: ViewPatch;
  readonly sum?: number;
  /**
   * Number of events this viewer had been sent, since the match began, when something other than the player (a stand-in,
   * auto-pass) first moved for this seat; until the player's own next move.
   */
  readonly standIn?: number;
}

/**
 * The auto-pass choice of one of this guest's seats, and the reasons its game knows. Private to the guest; only in
 * games with reaction windows, and, if the game has no auto-pass of its own, only in correspondence games.
 */
export interface AutoPassInfo {
  readonly type: 'passing';
  readonly seat: Seat;
  /** Null if auto-pass is off or has ended. */
  readonly wish: AutoPassChoice | null;
  /** Auto-pass will answer the open question for this seat after a while. */
  readonly now: boolean;
  readonly reasons: readonly string[];
  /** The reasons for which auto-pass still asks, as one plain switch; all of them if missing. */
  readonly asks?: readonly string[];
}

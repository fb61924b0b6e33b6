import type { Level, MatchResult, Schema, Seat, Shape } from '@wordhoard/kernel';
import * as v from 'valibot';
import { DEVICE_KINDS, type DeviceKind, type Picture } from './constants.ts';
import type { AnyRefusal } from './messages.ts';
import { playerName } from './player-name.ts';
import {
  type EarlyEnd,
  level,
  MAX_SEATS,
  picture,
  seatNumber,
  type TableListing,
  type TableOptions,
  type TableStatus,
  tableOptions,
  type WatchableListing,
} from './table.ts';

/** The body of every 4xx and 5xx answer under /api. */
export interface RefusalBody {
  readonly refusal: AnyRefusal;
}

/** GET /api/lexicon: where the words are. The address changes with the content, so it may be kept for ever. */
export interface LexiconAddress {
  readonly id: string;
  readonly url: string;
  /** The same words as text; missing from older servers. */
  readonly words?: string;
}

/** GET /api/me, and the answer to POST /api/me. `name` and `picture` are null before they were given. */
export interface Me {
  readonly who: string;
  readonly name: string | null;
  readonly picture: Picture | null;
}
/** POST /api/me: a picture that is not named stays as it was. */
export interface MeRequest {
  readonly name: string;
  readonly picture?: Picture;
}
export const meRequest: Schema<MeRequest> = v.strictObject({ name: playerName, picture: v.exactOptional(picture) });

/** POST /api/tables. The maker sits in the first place under `name`; bots take the next places. */
export interface NewTable {
  readonly options: TableOptions;
  readonly name: string;
  /** The maker's. */
  readonly picture?: Picture;
  /** Declares that a program plays the maker's seats. */
  readonly program?: true;
  readonly bots: readonly Level[];
  /** Names of further people at the same device. */
  readonly others: readonly string[];
  /** Start at once if every place is taken. */
  readonly start: boolean;
}
export const newTable: Schema<NewTable> = v.strictObject({
  options: tableOptions,
  name: playerName,
  picture: v.exactOptional(picture),
  program: v.exactOptional(v.literal(true)),
  bots: v.pipe(v.array(level), v.maxLength(MAX_SEATS)),
  others: v.pipe(v.array(playerName), v.maxLength(MAX_SEATS)),
  start: v.boolean(),
});
export interface TableMade {
  readonly code: string;
}

/** GET /api/tables/:code/deal: what may be known of a match that is over before its shuffle is played again. */
export interface DealInfo {
  readonly code: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: Level | null }[];
}
/** POST /api/tables/:code/deal: that shuffle once more, for the asker in this seat. Answered by `TableMade`. */
export interface DealRequest {
  readonly name: string;
  readonly picture?: Picture;
  readonly seat: Seat;
}
export const dealRequest: Schema<DealRequest> = v.strictObject({
  name: playerName,
  picture: v.exactOptional(picture),
  seat: seatNumber,
});
/** GET /api/tables/:code/ghost: the public events of the first playing, up to where the requester has got. */
export interface Ghost {
  /** Player in the requester's seat then. */
  readonly name: string;
  readonly seat: Seat;
  readonly events: readonly Shape['event'][];
}

/** GET /api/games/:id: a finished game that all its players let anyone with the link see. Nothing in it leads to its table. */
export interface PublicGame {
  readonly result: MatchResult | null;
  readonly ended?: EarlyEnd;
  /** Seats whose players resigned while the others played on. */
  readonly resigned: readonly Seat[];
  /** A `MatchRecord`, read by the kernel. */
  readonly record: object;
}

/** A finished table of the asker's whose people are waited for at another. */
export interface Rematch {
  readonly of: string;
  readonly code: string;
  readonly game: string;
}

/** GET /api/tables?over=FOX-3707,OWL-0042: public tables with a free place or to watch, and rematches of these tables. */
export interface Listings {
  readonly tables: readonly TableListing[];
  /** Public matches that may be watched. */
  readonly watchable: readonly WatchableListing[];
  readonly rematches: readonly Rematch[];
}

/** Whether a player is asked something, and the milliseconds left to answer; null without a limit. */
export interface TurnStatus {
  readonly mine: boolean;
  readonly left: number | null;
  /** Seats the match waits for, as the asker sees it. */
  readonly waitsFor: readonly Seat[];
}
/** A table of the asker's. */
export interface MyTable {
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
  /** `bot` is the strength of a computer player; a free place has no name. */
  readonly seats: readonly {
    readonly name: string;
    readonly bot: Level | null;
    readonly mine: boolean;
    /** They gave up, and a bot played on for them. */
    readonly resigned?: true;
  }[];
  readonly result: MatchResult | null;
  readonly ended?: EarlyEnd;
  /** Days for each answer, in a correspondence game. */
  readonly days?: number;
  /** Null where nothing is played, or where it cannot be told now. */
  readonly turn: TurnStatus | null;
}
/** GET /api/me/tables?codes=FOX-3707,OWL-0042: those of these at which the asker has a place. */
export interface MyTables {
  readonly tables: readonly MyTable[];
}

/** POST /api/me/code: what makes another device the same guest, once, for so many ms. */
export interface LinkCode {
  readonly code: string;
  readonly ms: number;
}
/** POST /api/link: makes this device belong to the guest who has the code. */
export interface LinkRequest {
  readonly code: string;
  readonly kind: DeviceKind;
}
export const linkRequest: Schema<LinkRequest> = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(20)),
  kind: v.picklist(DEVICE_KINDS),
});
export interface HistoryTable {
  readonly code: string;
  readonly game: string;
  readonly status: TableStatus;
}
/** The guest, and all tables at which they have a place; GET /api/me/history has the tables alone. */
export interface LinkedDevice {
  readonly me: Me;
  readonly tables: readonly HistoryTable[];
}
/** A device of a guest. `kind` and `since` are null for their first one. */
export interface Device {
  readonly id: string;
  readonly kind: DeviceKind | null;
  /** Milliseconds since 1970. */
  readonly since: number | null;
  /** The one that asks. */
  readonly here: boolean;
}
/** GET /api/me/devices; DELETE /api/me/devices/:id signs one off. */
export interface DeviceList {
  readonly devices: readonly Device[];
}

/** GET /api/push: the key a page gives its browser, so that only this server can send it notifications. */
export interface PushKey {
  readonly key: string;
}
/** POST /api/me/push: call this device when its guest is asked something at this table, which is played by the day. */
export interface PushRequest {
  readonly code: string;
  /** The subscription from the browser. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Hours of the day in which notifications wait until the end; `offset` is the value of `getTimezoneOffset`. */
  readonly quiet: { readonly from: number; readonly to: number; readonly offset: number } | null;
}
const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
const key = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+$/));
export const pushRequest: Schema<PushRequest> = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(20)),
  subscription: v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(1024), v.url()),
    keys: v.strictObject({ p256dh: key, auth: key }),
  }),
  quiet: v.nullable(
    v.strictObject({
      from: hour,
      to: hour,
      offset: v.pipe(v.number(), v.integer(), v.minValue(-900), v.maxValue(900)),
    }),
  ),
});

/** GET /api/definitions/:word */
export interface WordDefinition {
  readonly word: string;
  readonly valid: boolean;
  /** Null for a word that has no definition here. */
  readonly definition: string | null;
}

/** GET /api/schema: the JSON Schemas of all messages, by name. */
export interface SchemaIndex {
  readonly schemas: readonly {
    readonly name: string;
    readonly title: string;
    readonly url: string;
  }[];
}

/** GET /api/tables/:code/legal: moves that a seat may make now. */
export interface LegalMovesInfo {
  readonly seat: Seat;
  /** The id of the open question; null if none is open. */
  readonly question: number | null;
  /** Answers and free moves to send as `move`, in an order that says nothing about their worth. */
  readonly moves: readonly object[];
  /** There are legal moves besides these. */
  readonly more: boolean;
}

/** Moves listed at once, at most; and where the request doesn't say. */
const MOST_MOVES = 200;
const SOME_MOVES = 50;
const digits = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
/** The query of GET /api/tables/:code/legal. */
export const legalMovesQuery: Schema<{ readonly seat: Seat; readonly most: number }> = v.strictObject({
  seat: v.pipe(digits, v.maxValue(MAX_SEATS - 1)),
  most: v.optional(v.pipe(digits, v.minValue(1), v.maxValue(MOST_MOVES)), String(SOME_MOVES)),
});

import type { Schema } from '@wordhoard/kernel';
import {
  chatText,
  type EarlyEnd,
  type OperatorNews,
  TABLE_STATUSES,
  type TableOptions,
  type TableStatus,
} from '@wordhoard/protocol';
import * as v from 'valibot';

/** An operator's command, as it is sent to a server. */
export type AdminCommand =
  | { readonly command: 'status' }
  /** Tables, the last touched first. */
  | { readonly command: 'tables'; readonly status?: TableStatus; readonly guest?: string; readonly limit: number }
  | { readonly command: 'table'; readonly code: string }
  /** Guests who gave a name, the last seen first; `name` is a part of it. */
  | { readonly command: 'guests'; readonly name: string; readonly limit: number }
  | { readonly command: 'guest'; readonly who: string }
  | { readonly command: 'delete-table'; readonly code: string }
  /** `subject` is a guest, an address or a range; without `ms` the ban is for good. */
  | { readonly command: 'ban'; readonly subject: string; readonly ms?: number; readonly note: string }
  | { readonly command: 'bans' }
  | { readonly command: 'unban'; readonly subject: string }
  /** Shows a message on every open page: `inMs` is the time until what it announces, `forMs` how long it is shown. */
  | { readonly command: 'broadcast'; readonly text: string; readonly inMs?: number; readonly forMs?: number }
  | { readonly command: 'clear-broadcast' }
  | { readonly command: 'drain'; readonly on: boolean };

/** Results of the commands. Nobody is told a secret of a match that is played, so these have no hands, seeds or drafts. */
export interface AdminResults {
  readonly status: ServerStatus;
  readonly tables: readonly TableReport[];
  readonly table: TableReport;
  readonly guests: readonly GuestSummary[];
  readonly guest: GuestReport;
  readonly 'delete-table': { readonly deleted: string };
  readonly ban: BanReport;
  readonly bans: readonly BanReport[];
  readonly unban: { readonly subject: string };
  readonly broadcast: OperatorNews;
  readonly 'clear-broadcast': OperatorNews;
  readonly drain: ServerStatus;
}
export type ResultOf<C extends AdminCommand> = AdminResults[C['command']];

export interface AdminRequest {
  /** The system user who asks, as the command says, for the log. */
  readonly by: string;
  readonly command: AdminCommand;
}
/** `fault` is a sentence that says why the command was not carried out. */
export type AdminAnswer = { readonly value: AdminResults[keyof AdminResults] } | { readonly fault: string };

export interface ServerStatus {
  /** ISO 8601, like all times here. */
  readonly started: string;
  readonly database: 'PostgreSQL' | 'SQLite';
  readonly sockets: number;
  /** Tables in memory, and those of them with a match in play. */
  readonly tables: number;
  readonly matches: number;
  /** Of these, live and relaxed ones with players connected to this server. Draining waits for them. */
  readonly beingPlayed: number;
  readonly draining: boolean;
  /** Another server of the database can take over. */
  readonly hasReadyPeer: boolean;
  /** The message to everyone; null if there is none. */
  readonly broadcast: string | null;
}

export interface SeatReport {
  /** Null for a bot. */
  readonly who: string | null;
  readonly name: string;
  /** The level of the bot that plays, which stands in for the guest if there is one. */
  readonly bot: number | null;
  readonly resigned?: true;
  readonly program?: true;
}

/** A table without anything that only its players know. */
export interface TableReport {
  readonly code: string;
  /** Stands for the table in the log, which has no codes. */
  readonly logId: string;
  readonly status: string;
  readonly host: string;
  readonly touched: string;
  /** Entries in the log of its match. */
  readonly entries: number;
  /** Null if the stored text is damaged: such a table can only be deleted. */
  readonly details: TableDetails | null;
  /** Null if this server doesn't have it in memory. */
  readonly live: LiveReport | null;
}
export interface LiveReport {
  /** Sockets to this server. */
  readonly sockets: number;
  /** True if people are there on another server. */
  readonly elsewhere: boolean;
}
export interface TableDetails {
  readonly game: string;
  readonly visibility: TableOptions['visibility'];
  readonly pace: TableOptions['pace'];
  /** Null for a free seat. */
  readonly seats: readonly (SeatReport | null)[];
  readonly removed: readonly string[];
  /** Number of typed messages. */
  readonly chat: number;
  readonly ended?: EarlyEnd;
}

export interface GuestSummary {
  readonly who: string;
  readonly name: string;
  readonly seen: string;
}
export interface GuestReport {
  readonly who: string;
  /** Null if the guest never gave one. */
  readonly name: string | null;
  readonly seen: string | null;
  /** Sockets on this server. */
  readonly sockets: number;
  /** The address of the last socket to this server, from its memory; null if it knows none. */
  readonly address: string | null;
  /** Bytes of the tables that the guest hosts, without their logs. */
  readonly storedBytes: number;
  readonly tables: readonly TableReport[];
}

export interface BanReport {
  /** A guest, or a range such as 203.0.113.0/24. */
  readonly subject: string;
  readonly note: string;
  readonly since: string;
  /** Null for good. */
  readonly until: string | null;
  /** A guest's name, if the server knows one. */
  readonly name: string | null;
}

const MAX_LISTED = 1000;
/** A hundred years; for longer, ban for good. */
const MAX_BAN_MS = 100 * 366 * 86_400_000;
/** For messages to everyone. */
const WEEK_MS = 7 * 86_400_000;
const notLong = v.pipe(v.number(), v.minValue(1000), v.maxValue(WEEK_MS));
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LISTED));
const text = v.pipe(v.string(), v.maxLength(100));

export const adminRequest: Schema<AdminRequest> = v.strictObject({
  by: text,
  command: v.variant('command', [
    v.strictObject({ command: v.literal('status') }),
    v.strictObject({
      command: v.literal('tables'),
      status: v.exactOptional(v.picklist(TABLE_STATUSES)),
      guest: v.exactOptional(text),
      limit,
    }),
    v.strictObject({ command: v.literal('table'), code: text }),
    v.strictObject({ command: v.literal('guests'), name: text, limit }),
    v.strictObject({ command: v.literal('guest'), who: text }),
    v.strictObject({ command: v.literal('delete-table'), code: text }),
    v.strictObject({
      command: v.literal('ban'),
      subject: text,
      ms: v.exactOptional(v.pipe(v.number(), v.minValue(1000), v.maxValue(MAX_BAN_MS))),
      note: v.pipe(v.string(), v.maxLength(500)),
    }),
    v.strictObject({ command: v.literal('bans') }),
    v.strictObject({ command: v.literal('unban'), subject: text }),
    v.strictObject({
      command: v.literal('broadcast'),
      text: chatText,
      inMs: v.exactOptional(notLong),
      forMs: v.exactOptional(notLong),
    }),
    v.strictObject({ command: v.literal('clear-broadcast') }),
    v.strictObject({ command: v.literal('drain'), on: v.boolean() }),
  ]),
});

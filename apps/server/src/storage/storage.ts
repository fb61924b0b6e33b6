import type { Time } from '@wordhoard/kernel';
import type { Picture, TableStatus } from '@wordhoard/protocol';
import type { LogEntry, TableState } from '@wordhoard/table';
import type { Note, Notes } from './notes.ts';
import type { LongText } from './rows.ts';
import type { Ban, StoredBans } from './stored-bans.ts';

/** A table's match time, and its next scheduled event. Real times are milliseconds since 1970. */
export interface Checkpoint {
  /** Match time: never later than it really was, so that a crash gives players time and takes none. */
  readonly at: Time;
  /** Real time at which match time was `at`, if match time runs by itself; otherwise null. */
  readonly since: number | null;
  /** Time of the next scheduled event: a process must load the table then, even if no one is there. */
  readonly next: number | null;
  /** When people last did something there. */
  readonly touched: number;
}

export interface StoredTable {
  readonly state: TableState;
  /** Counts how often `state` was saved, from 1. */
  readonly revision: number;
  readonly checkpoint: Checkpoint;
}

/** A guest's name and picture, and when they were last seen. */
export interface StoredGuest {
  readonly name: string;
  readonly picture: Picture | null;
  readonly seen: number;
}

/** A guest's answer to a daily task. It never changes. */
export interface StoredAnswer {
  readonly day: string;
  readonly game: string;
  readonly who: string;
  /** 0 to 100. */
  readonly score: number;
  /** The answer and its result, as they were sent. */
  readonly told: string;
  /** Time of the answer, in ms since 1970. */
  readonly at: number;
  /** True if it counts in the day's statistics. */
  readonly counted: boolean;
}

/** Number of people with this score; for all the day's tasks together if no game is named. */
export interface ScoreCount {
  readonly game: string | null;
  readonly score: number;
  readonly people: number;
}

/** A write by another process: log entries, or the table under a new revision. */
export type PeerWrite =
  | {
      /** Number of the first entry. */
      readonly seq: number;
      /** The entries, if the notice had room for them. */
      readonly lines?: readonly LogEntry[];
    }
  | { readonly revision: number };

/** Callbacks for news from other processes that serve the same tables. */
export interface StorageListener {
  /** Another process has written to this table. */
  onWrite(code: string, what: PeerWrite): void;
  /** Another process, `from`, sent a message about this table. */
  onMessage(code: string, word: unknown, from: string): void;
  /** The connection was interrupted: anything may have been written meanwhile. */
  onGap(): void;
}

/** One row of a store, for export and import. Texts are unchanged, even damaged ones. */
export type StoredRow =
  | { readonly type: 'kept'; readonly name: string; readonly value: string }
  | {
      readonly type: 'guest';
      readonly who: string;
      readonly name: string;
      readonly picture: string | null;
      readonly seen: number;
    }
  // `due`, `counted` and `config` are missing in exports of older versions.
  | ({ readonly type: 'note'; readonly due?: Note['due'] } & Omit<Note, 'due'>)
  | ({ readonly type: 'answer' } & Omit<StoredAnswer, 'counted'> & { readonly counted?: boolean })
  | ({ readonly type: 'ban' } & Ban)
  | ({ readonly type: 'text' } & LongText)
  | ({ readonly type: 'table' } & TableRow)
  | ({ readonly type: 'line'; readonly code: string } & LineRow);

export interface TableRow extends Checkpoint {
  readonly code: string;
  readonly status: string;
  readonly listed: boolean;
  readonly correspondence: boolean;
  readonly host: string;
  readonly revision: number;
  readonly lobby: string;
  /** The hash of its configuration, if that is stored separately. */
  readonly config?: string | null;
}

export interface LineRow {
  readonly seq: number;
  readonly command: string | null;
  readonly entry: string;
}

/**
 * Everything that outlives the process. Promises resolve when the result would survive a power cut. Every
 * implementation passes the suite in `test/storage-contract.ts`.
 */
export interface Storage {
  /** The name of this process among those that serve the same tables; null if there can be no others. */
  readonly self: string | null;
  /** Stores a new table; false if the code is taken. `now` is the time of the last activity. */
  createTable(table: TableState, now: number): Promise<boolean>;
  /** Saves a table's state. False if `revision` is not the next: another process was first. */
  saveTable(table: TableState, revision: number, now: number): Promise<boolean>;
  /** Loads a table. Fails only if it is damaged. */
  loadTable(code: string): Promise<StoredTable | undefined>;
  /** Loads only a table's state; undefined if it is damaged. */
  tableState(code: string): Promise<TableState | undefined>;
  /**
   * Appends entries with consecutive numbers: all or none. False if the first `(table, seq)` is taken; then nothing is
   * written. That one key is enough: a process that gets a number has read every entry before it, and knows which
   * commands they executed.
   */
  append(code: string, lines: readonly LogEntry[]): Promise<boolean>;
  /** Some log entries after this one, in order, as many as are read in a millisecond; empty at the end of the log. */
  entriesAfter(code: string, seq: number): Promise<LogEntry[]>;
  /** Saves checkpoints. Neither match time nor `touched` goes back. */
  saveCheckpoints(marks: ReadonlyMap<string, Checkpoint>): Promise<void>;
  /** Public tables of this status touched since then, the most recent first. */
  publicTables(status: 'waiting' | 'playing', since: number, limit: number): Promise<TableState[]>;
  /** Takes tables with an event that is due. No other process gets them before `again`. */
  takeDue(now: number, again: number, limit: number): Promise<string[]>;
  /** Number of waiting or running tables this guest hosts. */
  countHosted(who: string): Promise<number>;
  /** Bytes of all tables this guest hosts, without their logs. */
  storedBytes(who: string): Promise<number>;
  /** Deletes tables of this status not touched since then, with their logs. Returns how many. */
  deleteTables(status: TableStatus, since: number): Promise<number>;
  /**
   * Codes of all tables where this guest has a seat, is the host or was removed; damaged tables count only for their
   * host.
   */
  tablesOf(who: string): Promise<string[]>;
  /** Deletes from this table's log which commands were this guest's. */
  forgetCommands(code: string, who: string): Promise<void>;
  /** Deletes a table with its log. */
  deleteTable(code: string): Promise<void>;

  /** Saves a guest; without `picture` the stored one stays. */
  saveGuest(who: string, guest: { readonly name: string; readonly picture?: Picture }, now: number): Promise<void>;
  guest(who: string): Promise<StoredGuest | undefined>;
  /** Deletes a guest with their answers. */
  deleteGuest(who: string): Promise<void>;
  /** Deletes guests not seen since then, and older answers. Returns the number of guests. */
  deleteGuests(since: number): Promise<number>;
  readonly notes: Notes;
  /** The value stored under this name; stores `made` if there is none. */
  getOrSetValue(name: string, made: string): Promise<string>;
  getValue(name: string): Promise<string | undefined>;
  /** All values whose names begin like this, by name. */
  findValues(start: string): Promise<string[]>;

  /** Saves an answer; false, with nothing written, if this guest has answered the task before. */
  saveAnswer(answer: StoredAnswer): Promise<boolean>;
  /** A guest's answers of one day. */
  answersOf(day: string, who: string): Promise<StoredAnswer[]>;
  /** Number of people for each score, among answers that count; for the sum, of those who answered all `tasks`. */
  scoresOn(day: string, tasks: number): Promise<ScoreCount[]>;

  /**
   * Called when a server starts. If none ran for a while, store time continues where it stopped, so nothing has aged
   * (`store-time.ts`). All times here are by the caller's clock. Fails if that clock is far from the last heartbeat,
   * unless it is known to be right.
   */
  startClock(now: number, isClockRight?: boolean): Promise<void>;
  /** Stores a heartbeat, which also proves that the store accepts writes. */
  saveHeartbeat(now: number): Promise<void>;

  /** Reports what other processes write from now on. */
  listen(hearer: StorageListener): Promise<void>;
  /** Sends a message to the other processes, if there are any. It may be lost. */
  sendToPeers(code: string, word: unknown): void;

  close(): Promise<void>;
}

/** A table as its row shows it, for the operator's lists. */
export interface FoundTable {
  readonly code: string;
  /** From the row's own columns, which are right even if the text is damaged. */
  readonly status: string;
  readonly host: string;
  /** Undefined if it is damaged. */
  readonly state: TableState | undefined;
  /** Number of the last log entry; 0 without any. */
  readonly entries: number;
  /** When people last did something there. */
  readonly touched: number;
}
export interface FoundGuest extends Pick<StoredGuest, 'name' | 'seen'> {
  readonly who: string;
}

/** Queries for the operator. They read whole columns, so no request of a player may wait for them. */
export interface OperatorQueries {
  /** Tables, the last touched first; those of one status if it is given. */
  tables(status: TableStatus | null, limit: number): Promise<FoundTable[]>;
  table(code: string): Promise<FoundTable | undefined>;
  /** Guests who gave a name, the last seen first; those whose name contains this text, in any case. */
  guests(name: string, limit: number): Promise<FoundGuest[]>;
}

/** How a store is doing. */
export interface StoreHealth {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** The version of the schema that this program needs. */
  readonly neededSchema: number;
  /** The version the database has now: another program may have changed it. */
  foundSchema(): Promise<number>;
  /** False from the first failure of the database until something has been written again. */
  isAvailable(): boolean;
  /** Number of operations that wait, for a batch of writes to end or for a connection. */
  waiting(): number;
}

/** A store of a whole server, which needs more than its tables. */
export interface ServerStorage extends Storage {
  readonly health: StoreHealth;
  readonly operator: OperatorQueries;
  readonly bans: StoredBans;
  /** Stores a value under this name, replacing the one before. */
  setValue(name: string, value: string): Promise<void>;
}

/** Milliseconds without a heartbeat after which no server counts as running. */
export const CLOSE_WITHIN_MS = 60_000;

/** Milliseconds for which a table that was taken or has just started is given to no other process. */
export const LEASE_MS = 120_000;

/** Log entries per read, which takes about a millisecond. */
export const ENTRIES_PER_READ = 100;

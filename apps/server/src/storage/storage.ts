import type { Time } from '@wordhoard/kernel';
import type { Picture, TableStatus } from '@wordhoard/protocol';
import type { LogEntry, TableState } from '@wordhoard/table';
import type { Note, Notes } from './notes.ts';
import type { LongText } from './rows.ts';

/** A table's match time, and its next scheduled event. Real times are milliseconds since 1970. */
export interface Checkpoint {
  /** Match time: never later than it really was, so that a crash gives time back and takes none. */
  readonly at: Time;
  /** Real time of that match time, if match time runs on from then by itself. */
  readonly since: number | null;
  /** Time of the next event that happens by itself: a process must load the table then, even with no one there. */
  readonly next: number | null;
  /** When people last did something there. */
  readonly touched: number;
}

export interface StoredTable {
  readonly state: TableState;
  /** Counts the savings of `state`, from 1. */
  readonly revision: number;
  readonly checkpoint: Checkpoint;
}

/** A guest's name and picture, and when they were last seen. */
export interface StoredGuest {
  readonly name: string;
  readonly picture: Picture | null;
  readonly seen: number;
}

/** A guest's answer to one of a day's tasks: once, and for good. */
export interface StoredAnswer {
  readonly day: string;
  readonly game: string;
  readonly who: string;
  /** 0 to 100. */
  readonly score: number;
  /** The answer and its result, as sent then. */
  readonly told: string;
  /** When it came, in ms since 1970. */
  readonly at: number;
  /** Does it count in the statistics of the day? */
  readonly counted: boolean;
}

/** Number of people with this score; for all the day's tasks together if no game is named. */
export interface ScoreCount {
  readonly game: string | null;
  readonly score: number;
  readonly people: number;
}

/** Callbacks for news from other processes that serve the same tables. */
export interface StorageListener {
  /** Another has written this line, or saved the table under this revision. */
  onWrite(code: string, what: { readonly seq: number } | { readonly revision: number }): void;
  /** Another passes a word on about this table; `from` is which. */
  onMessage(code: string, word: unknown, from: string): void;
  /** The line to the others was down: anything may have been written meanwhile. */
  onGap(): void;
}

/** One row of everything that is kept, for moving it elsewhere. Texts are as they were written, be they damaged. */
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
  /** The hash of its configuration, if that is stored apart. */
  readonly config?: string | null;
}

export interface LineRow {
  readonly seq: number;
  readonly command: string | null;
  readonly entry: string;
}

/**
 * All that outlives the process. What is promised resolves only when it would survive a power cut. Every implementation
 * passes the suite in `test/storage-contract.ts`.
 */
export interface Storage {
  /** Which process this is among those that serve the same tables; null where there can be no others. */
  readonly self: string | null;
  /** False when the code is taken. `now` is when it was last touched. */
  createTable(table: TableState, now: number): Promise<boolean>;
  /** Saves everything but the play. False when `revision` is not the next: another process was first. */
  saveTable(table: TableState, revision: number, now: number): Promise<boolean>;
  /** Fails for one that is damaged, and for no other. */
  loadTable(code: string): Promise<StoredTable | undefined>;
  /** Everything but the play; nothing for one that is damaged. */
  tableState(code: string): Promise<TableState | undefined>;
  /**
   * Appends lines with consecutive numbers: all or none. False when the first `(table, seq)` is taken; then nothing is
   * written. That one key is enough: a process that gets a number has read every line before it, and knows which
   * commands they executed.
   */
  append(code: string, lines: readonly LogEntry[]): Promise<boolean>;
  /** Some of what came after this line, in order, no more than is read in a moment; none if nothing did. */
  entriesAfter(code: string, seq: number): Promise<LogEntry[]>;
  /** Remembers how late it is at these tables. Neither match time nor `touched` goes back. */
  saveCheckpoints(marks: ReadonlyMap<string, Checkpoint>): Promise<void>;
  /** Public tables of this status touched since, the last touched first. */
  publicTables(status: 'waiting' | 'playing', since: number, limit: number): Promise<TableState[]>;
  /**
   * Tables at which something is due. They are given to no other process before `again`, by when it must have been
   * done.
   */
  takeDue(now: number, again: number, limit: number): Promise<string[]>;
  /** Number of waiting or running tables this guest hosts. */
  countHosted(who: string): Promise<number>;
  /** The bytes of all tables of which this guest is the host, without their logs. */
  storedBytes(who: string): Promise<number>;
  /** Deletes tables of this status not touched since, with their logs, and says how many. */
  deleteTables(status: TableStatus, since: number): Promise<number>;
  /** The codes of all tables at which this guest has a place, is the host or was sent away; of a damaged one: is the host. */
  tablesOf(who: string): Promise<string[]>;
  /** The lines of this table no longer say which commands of this guest they carried out. */
  forgetCommands(code: string, who: string): Promise<void>;
  /** With its log. */
  deleteTable(code: string): Promise<void>;

  /** Without a picture, the one they had stays. */
  saveGuest(who: string, guest: { readonly name: string; readonly picture?: Picture }, now: number): Promise<void>;
  guest(who: string): Promise<StoredGuest | undefined>;
  /** And what they have answered. */
  deleteGuest(who: string): Promise<void>;
  /** Deletes guests not seen since, and answers from before then. Returns the number of guests. */
  deleteGuests(since: number): Promise<number>;
  readonly notes: Notes;
  /** The value stored under this name; stores `made` if there is none. */
  getOrSetValue(name: string, made: string): Promise<string>;
  getValue(name: string): Promise<string | undefined>;
  /** Everything that is kept under names which begin like this, by name. */
  findValues(start: string): Promise<string[]>;

  /** False when this guest has answered that task before; nothing is written then. */
  saveAnswer(answer: StoredAnswer): Promise<boolean>;
  /** A guest's answers of one day. */
  answersOf(day: string, who: string): Promise<StoredAnswer[]>;
  /** The number of people for each score, of answers that count; all tasks together of those who have answered so many. */
  scoresOn(day: string, tasks: number): Promise<ScoreCount[]>;

  /**
   * A server opens. If none had given a sign of life for a while, all clocks stood still since the last one, and nothing
   * has grown older: every time here is given by the clock of the caller and kept in store time (`store-time.ts`).
   * Fails when that clock is far from the last sign of life, unless it is known to be right.
   */
  startClock(now: number, isClockRight?: boolean): Promise<void>;
  /** A sign of life. It is written, so who can give one can keep what is promised. */
  saveHeartbeat(now: number): Promise<void>;

  /** From now on this hears what other processes do. What it writes itself it is not told. */
  listen(hearer: StorageListener): Promise<void>;
  /** Passes a word on to the other processes, if there are any. It may be lost. */
  sendToPeers(code: string, word: unknown): void;

  close(): Promise<void>;
}

/** No server gave a sign of life for so long: none ran. */
export const CLOSE_WITHIN_MS = 60_000;

/** Milliseconds for which a table that is due, or has just begun, is given to no other process. */
export const LEASE_MS = 120_000;

/** Lines read at once: in about a millisecond. */
export const ENTRIES_PER_READ = 100;

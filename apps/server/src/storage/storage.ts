import type { AnyEntry } from '../tables/game.ts';
import type { Lobby } from '../tables/lobby.ts';

/** A line of a table's log. */
export interface Line {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly entry: AnyEntry;
  /** Who asked for it and under which id, so that asked twice it is done once. Null for the clock and for bots. */
  readonly command: string | null;
}

export interface StoredTable {
  readonly lobby: Lobby;
  /** Counts the savings of `lobby`, from 1. */
  readonly revision: number;
  /** Match time when last marked: never later than it really was, so that a crash gives time back and takes none. */
  readonly clock: number;
  readonly lines: readonly Line[];
}

/**
 * All that outlives the process. What is promised resolves only when it would survive a power cut. SQLite is one
 * implementation; every one passes the suite in `contract.ts`.
 */
export interface Storage {
  /** False when the code is taken. `now` is when it was last touched. */
  createTable(lobby: Lobby, now: number): Promise<boolean>;
  /** Saves everything but the play. False when `revision` is not the next: another process was first. */
  saveTable(lobby: Lobby, revision: number, now: number): Promise<boolean>;
  loadTable(code: string): Promise<StoredTable | undefined>;
  /**
   * False when (table, seq) is taken; nothing is written then. That one key is enough: whoever gets a number has read
   * every line before it, and knows which commands they carried out.
   */
  append(code: string, line: Line): Promise<boolean>;
  /** What came after this line, in order. */
  linesAfter(code: string, seq: number): Promise<Line[]>;
  /** Remembers how far the match time of these tables has come, and that they are in use. */
  mark(clocks: ReadonlyMap<string, number>, now: number): Promise<void>;
  /** Waiting tables that are public, the last touched first. */
  publicTables(limit: number): Promise<Lobby[]>;
  /** Codes of the tables in play whose time runs whether or not anybody is there. */
  correspondenceTables(): Promise<string[]>;
  /** Deletes tables of this status not saved or marked since, with their logs, and says how many. */
  deleteTables(status: Lobby['status'], since: number): Promise<number>;

  saveGuest(who: string, name: string): Promise<void>;
  guestName(who: string): Promise<string | undefined>;
  /** What is kept under this name; `made` is kept from then on if there was nothing. */
  keep(name: string, made: string): Promise<string>;
  close(): Promise<void>;
}

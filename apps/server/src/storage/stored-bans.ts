import type { Migration } from './migrations.ts';

/** A person or a network that may not use the server. */
export interface Ban {
  /** A guest's id, or a range of addresses such as 203.0.113.0/24. */
  readonly subject: string;
  /** The operator's own words, shown to no one else. */
  readonly note: string;
  /** By the calendar, in ms since 1970, like the notes' times. */
  readonly since: number;
  /** When it ends; `FOR_GOOD` for never. */
  readonly until: number;
}

/** The bans of a store. Promises resolve when the result would survive a power cut. */
export interface StoredBans {
  /** Stores a ban, replacing the one of the same subject. */
  put(ban: Ban): Promise<void>;
  /** Removes a ban; false if there is none. */
  delete(subject: string): Promise<boolean>;
  /** All bans that haven't ended, the newest first. */
  current(now: number): Promise<Ban[]>;
  /** Deletes bans that ended before now and returns how many. */
  prune(now: number): Promise<number>;
}

/** Columns hold whole milliseconds. */
export const inWholeMs = (ban: Ban): Ban => ({
  ...ban,
  since: Math.floor(ban.since),
  until: Math.floor(ban.until),
});

export const BAN_COLUMNS = 'subject, note, since, until';

/** A downgrade copies bans to the server's settings, and the next upgrade restores them: no ban ends by a rollback. */
const ASIDE = "name LIKE 'ban %'";
const SET_ASIDE = `SELECT 'ban ' || subject,`;

export const SQLITE_BANS: Migration = {
  up: `
    CREATE TABLE bans (
      subject TEXT NOT NULL PRIMARY KEY, note TEXT NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO bans (${BAN_COLUMNS}) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM kept
      WHERE ${ASIDE} AND CASE WHEN json_valid(value) THEN json_array_length(value) = 4 END;
    DELETE FROM kept WHERE ${ASIDE};`,
  down: `
    INSERT INTO kept (name, value) ${SET_ASIDE} json_array(${BAN_COLUMNS}) FROM bans;
    DROP TABLE bans;`,
};
export const POSTGRES_BANS: Migration = {
  up: `
    CREATE TABLE bans (subject TEXT PRIMARY KEY, note TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL);
    INSERT INTO bans (${BAN_COLUMNS}) SELECT it ->> 0, it ->> 1, (it ->> 2)::bigint, (it ->> 3)::bigint
      FROM (SELECT CASE WHEN value IS JSON ARRAY THEN value::json END AS it FROM kept WHERE ${ASIDE}) AS aside
      WHERE json_array_length(it) = 4;
    DELETE FROM kept WHERE ${ASIDE};`,
  down: `
    INSERT INTO kept (name, value) ${SET_ASIDE} json_build_array(${BAN_COLUMNS}) FROM bans;
    DROP TABLE bans;`,
};

import type { Migration } from './migrations.ts';

/**
 * A small record found by its id: a guest's device, its subscription, a code to link a device; or the table of a public
 * game, which belongs to no guest.
 */
export interface Note {
  readonly kind: NoteKind;
  /** Unique within its kind. */
  readonly id: string;
  readonly who: string;
  /** JSON that only its writer reads. */
  readonly value: string;
  /** When it expires, in ms since 1970. */
  readonly until: number;
  /** When something has to be done about it, in ms since 1970; null for nothing. */
  readonly due: number | null;
}
export const NOTE_KINDS = ['device', 'link', 'push', 'revoked', 'game'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** `Note.until` of a note that never expires: the last moment a `Date` can name. */
export const FOR_GOOD = 8_640_000_000_000_000;

/** Most notes returned by one query, so that none takes long. */
export const NOTES_AT_ONCE = 200;
/** Notes deleted at once. No request waits for that. */
export const NOTES_PRUNED_AT_ONCE = 1000;

/** The notes of a store. Promises resolve when the result would survive a power cut. */
export interface Notes {
  /**
   * Stores a note, replacing the one of the same kind and id. False, with nothing written, if the guest already has
   * `most` others of this kind.
   */
  put(note: Note, most?: number): Promise<boolean>;
  /** Removes a note and returns it; of simultaneous callers only one gets it. */
  take(kind: NoteKind, id: string): Promise<Note | undefined>;
  /** Notes with these ids, at most `NOTES_AT_ONCE`. */
  find(kind: NoteKind, ids: readonly string[]): Promise<Note[]>;
  /** Notes of one guest, at most `NOTES_AT_ONCE`. */
  ofGuest(kind: NoteKind, who: string): Promise<Note[]>;
  /**
   * Takes notes that are due, the earliest first. No other process gets them before `again`, when they are due again.
   */
  takeDue(kind: NoteKind, now: number, again: number): Promise<Note[]>;
  deleteOfGuest(kind: NoteKind, who: string): Promise<void>;
  /** Deletes up to `NOTES_PRUNED_AT_ONCE` expired notes and returns how many. */
  prune(now: number): Promise<number>;
}

export const NOTE_COLUMNS = 'kind, id, who, value, until, due';

const INDEXES = 'CREATE INDEX notes_of ON notes (who, kind); CREATE INDEX notes_until ON notes (until);';

/**
 * A downgrade copies devices and revocations to the server's settings, because the older schema has no notes. The next
 * upgrade restores them, so that signed-off devices stay signed off.
 */
const SET_ASIDE = "kind IN ('device', 'revoked')";
const ASIDE = "name LIKE 'note %'";

export const SQLITE_NOTES: Migration = {
  up: `
    CREATE TABLE notes (
      kind TEXT NOT NULL, id TEXT NOT NULL, who TEXT NOT NULL, value TEXT NOT NULL, until INTEGER NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    ${INDEXES}
    INSERT INTO notes (kind, id, who, value, until)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM kept
      WHERE ${ASIDE} AND CASE WHEN json_valid(value) THEN json_array_length(value) = 5 END;
    DELETE FROM kept WHERE ${ASIDE};`,
  down: `
    INSERT INTO kept (name, value) SELECT 'note ' || kind || ' ' || id, json_array(kind, id, who, value, until)
      FROM notes WHERE ${SET_ASIDE};
    DROP TABLE notes;`,
};
export const POSTGRES_NOTES: Migration = {
  up: `
    CREATE TABLE notes (
      kind TEXT NOT NULL, id TEXT NOT NULL, who TEXT NOT NULL, value TEXT NOT NULL, until BIGINT NOT NULL,
      PRIMARY KEY (kind, id)
    );
    ${INDEXES}
    INSERT INTO notes (kind, id, who, value, until)
      SELECT it ->> 0, it ->> 1, it ->> 2, it ->> 3, (it ->> 4)::bigint
      FROM (SELECT CASE WHEN value IS JSON ARRAY THEN value::json END AS it FROM kept WHERE ${ASIDE}) AS aside
      WHERE json_array_length(it) = 5;
    DELETE FROM kept WHERE ${ASIDE};`,
  down: `
    INSERT INTO kept (name, value) SELECT 'note ' || kind || ' ' || id, json_build_array(kind, id, who, value, until)
      FROM notes WHERE ${SET_ASIDE};
    DROP TABLE notes;`,
};

const DUE_INDEX = 'CREATE INDEX notes_due ON notes (kind, due) WHERE due IS NOT NULL;';
/** Revocations last for good, because a cookie's age can't be told. */
const KEEP_FOR_GOOD = `UPDATE notes SET until = ${FOR_GOOD} WHERE kind = 'revoked';`;
const NO_LONGER_DUE = 'DROP INDEX notes_due; ALTER TABLE notes DROP COLUMN due;';

/** The due time is a column, so that only notes that are due are read. */
export const SQLITE_DUE_NOTES: Migration = {
  up: `
    ALTER TABLE notes ADD COLUMN due INTEGER;
    UPDATE notes SET due = value ->> '$.later.at'
      WHERE kind = 'push' AND CASE WHEN json_valid(value) THEN json_type(value, '$.later.at') = 'integer' END;
    ${DUE_INDEX} ${KEEP_FOR_GOOD}`,
  down: NO_LONGER_DUE,
};
export const POSTGRES_DUE_NOTES: Migration = {
  up: `
    ALTER TABLE notes ADD COLUMN due BIGINT;
    UPDATE notes SET due = later.at::numeric
      FROM (
        SELECT id, CASE WHEN value IS JSON OBJECT THEN value::json #> '{later,at}' END AS at FROM notes WHERE kind = 'push'
      ) AS found, LATERAL (SELECT CASE WHEN json_typeof(found.at) = 'number' THEN found.at #>> '{}' END AS at) AS later
      WHERE kind = 'push' AND notes.id = found.id AND later.at IS NOT NULL;
    ${DUE_INDEX} ${KEEP_FOR_GOOD}`,
  down: NO_LONGER_DUE,
};

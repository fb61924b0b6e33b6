import type { Migration } from './migrations.ts';

/** Something small that is kept about a guest: a device of theirs, where to call it, a code that brings another. */
export interface Note {
  readonly kind: NoteKind;
  /** One of its kind has it. */
  readonly id: string;
  readonly who: string;
  /** JSON, read by whoever wrote it. */
  readonly value: string;
  /** When it is of no use any more, in ms since 1970. */
  readonly until: number;
}
export const NOTE_KINDS = ['device', 'link', 'push', 'revoked'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** All notes of a store. What is promised resolves only when it would survive a power cut. */
export interface Notes {
  /** In the place of the one of the same kind and id, if there is one. */
  put(note: Note): Promise<void>;
  /** It is there no more then: of several who ask at once, one is given it. */
  take(kind: NoteKind, id: string): Promise<Note | undefined>;
  of(kind: NoteKind, who: string): Promise<Note[]>;
  all(kind: NoteKind): Promise<Note[]>;
  dropOf(kind: NoteKind, who: string): Promise<void>;
  /** Deletes those that have been of no use since, and says how many. */
  prune(now: number): Promise<number>;
}

export const NOTE_COLUMNS = 'kind, id, who, value, until';

const INDEXES = 'CREATE INDEX notes_of ON notes (who, kind); CREATE INDEX notes_until ON notes (until);';

export const SQLITE_NOTES: Migration = {
  up: `
    CREATE TABLE notes (
      kind TEXT NOT NULL, id TEXT NOT NULL, who TEXT NOT NULL, value TEXT NOT NULL, until INTEGER NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    ${INDEXES}`,
  down: 'DROP TABLE notes;',
};
export const POSTGRES_NOTES: Migration = {
  up: `
    CREATE TABLE notes (
      kind TEXT NOT NULL, id TEXT NOT NULL, who TEXT NOT NULL, value TEXT NOT NULL, until BIGINT NOT NULL,
      PRIMARY KEY (kind, id)
    );
    ${INDEXES}`,
  down: 'DROP TABLE notes;',
};

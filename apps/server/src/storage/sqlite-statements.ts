import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { entryAt } from '@wordhoard/kernel';
import { NOTES_AT_ONCE, NOTES_PRUNED_AT_ONCE, type Note, type NoteKind } from './notes.ts';
import type { FoundTableRow, LongText, StateRow } from './rows.ts';
import { OPERATOR_SQL, type OperatorStatement } from './sqlite-operator.ts';
import {
  type Checkpoint,
  ENTRIES_PER_READ,
  type FoundGuest,
  type LineRow,
  type ScoreCount,
  type StoredAnswer,
} from './storage.ts';
import { type Calibration, calibrate, type LastSign, readSign, SIGN } from './store-time.ts';
import type { Ban } from './stored-bans.ts';

const SQL = {
  createTable: `INSERT INTO tables (code, status, listed, correspondence, host, revision, lobby, config)
    VALUES (?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT DO NOTHING`,
  putText: 'INSERT INTO texts (hash, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  createClock: 'INSERT INTO clocks (code, at, touched, next_at) VALUES (?, 0, ?, ?)',
  saveTable: `UPDATE tables SET status = ?, listed = ?, correspondence = ?, host = ?, lobby = ?, config = ?, revision = revision + 1
    WHERE code = ? AND revision = ?`,
  touchRunning: 'UPDATE clocks SET touched = max(touched, ?), next_at = coalesce(next_at, ?) WHERE code = ?',
  touchStanding: 'UPDATE clocks SET touched = max(touched, ?), next_at = NULL, since = NULL WHERE code = ?',
  mark: `UPDATE clocks SET since = CASE WHEN :at >= at THEN :since ELSE since END, at = max(at, :at),
    touched = max(touched, :touched), next_at = :next WHERE code = :code`,
  loadTable: `SELECT lobby, texts.value AS config, revision, at, since, next_at AS next, touched
    FROM tables JOIN clocks USING (code) LEFT JOIN texts ON hash = tables.config
    WHERE code = ?`,
  tableState: 'SELECT lobby, texts.value AS config FROM tables LEFT JOIN texts ON hash = tables.config WHERE code = ?',
  append: 'INSERT INTO lines (code, seq, command, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  schemaVersion: 'SELECT user_version FROM pragma_user_version',
  linesAfter: 'SELECT seq, command, entry FROM lines WHERE code = ? AND seq > ? ORDER BY seq LIMIT ?',
  publicTables: `SELECT lobby, texts.value AS config
    FROM tables JOIN clocks USING (code) LEFT JOIN texts ON hash = tables.config WHERE status = ? AND listed = 1
    AND touched >= ? ORDER BY touched DESC LIMIT ?`,
  due: 'SELECT code FROM clocks WHERE next_at <= ? ORDER BY next_at LIMIT ?',
  lease: 'UPDATE clocks SET next_at = ? WHERE code = ?',
  hosted: "SELECT count(*) AS count FROM tables WHERE host = ? AND status IN ('waiting', 'playing')",
  storedBytes: `SELECT coalesce(sum(octet_length(lobby)), 0) + coalesce((SELECT sum(octet_length(value)) FROM texts
      WHERE hash IN (SELECT config FROM tables WHERE host = ?1)), 0) AS bytes FROM tables WHERE host = ?1`,
  deleteTables: 'DELETE FROM tables WHERE status = ? AND code IN (SELECT code FROM clocks WHERE touched < ?)',
  tablesOf: 'SELECT code FROM people WHERE who = ?1 UNION SELECT code FROM tables WHERE host = ?1 ORDER BY code',
  forgetCommands: 'UPDATE lines SET command = NULL WHERE code = ? AND substr(command, 1, length(?)) = ?',
  deleteTable: 'DELETE FROM tables WHERE code = ?',
  saveGuest: `INSERT INTO guests (who, name, picture, seen) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
    SET name = excluded.name, picture = coalesce(excluded.picture, picture), seen = max(seen, excluded.seen)`,
  guest: 'SELECT name, picture, seen FROM guests WHERE who = ?',
  deleteGuest: 'DELETE FROM guests WHERE who = ?',
  deleteGuests: 'DELETE FROM guests WHERE seen < ?',
  saveAnswer: `INSERT INTO answers (day, who, game, score, told, at, counted) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  answersOf: 'SELECT day, who, game, score, told, at, counted FROM answers WHERE day = ? AND who = ? ORDER BY game',
  scoresOn: `SELECT game, score, count(*) AS people FROM answers WHERE day = ?1 AND counted = 1 GROUP BY game, score
    UNION ALL SELECT NULL, total, count(*) FROM (
      SELECT sum(score) AS total FROM answers WHERE day = ?1 AND counted = 1 GROUP BY who HAVING count(*) = ?2
    ) GROUP BY total ORDER BY game, score`,
  deleteAnswersOf: 'DELETE FROM answers WHERE who = ?',
  deleteAnswers: 'DELETE FROM answers WHERE at < ?',
  putNote: `INSERT INTO notes (kind, id, who, value, until, due) SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE ?7 IS NULL OR EXISTS (SELECT 1 FROM notes WHERE kind = ?1 AND id = ?2)
      OR (SELECT count(*) FROM (SELECT 1 FROM notes WHERE kind = ?1 AND who = ?3 LIMIT ?7)) < ?7
    ON CONFLICT DO UPDATE
    SET who = excluded.who, value = excluded.value, until = excluded.until, due = excluded.due`,
  takeNote: `DELETE FROM notes WHERE kind = ? AND id = ? RETURNING kind, id, who, value, until, due`,
  findNotes: `SELECT kind, id, who, value, until, due FROM notes WHERE kind = ? AND id IN (SELECT value FROM json_each(?))`,
  notesOf: `SELECT kind, id, who, value, until, due FROM notes WHERE kind = ? AND who = ? ORDER BY id LIMIT ?`,
  dueNotes: `SELECT kind, id, who, value, until, due FROM notes WHERE kind = ? AND due <= ? ORDER BY due, id LIMIT ?`,
  leaseNote: 'UPDATE notes SET due = ? WHERE kind = ? AND id = ?',
  dropNotesOf: 'DELETE FROM notes WHERE kind = ? AND who = ?',
  pruneNotes: `DELETE FROM notes WHERE (kind, id) IN (SELECT kind, id FROM notes WHERE until < ?
    LIMIT ?)`,
  keep: 'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  kept: 'SELECT value FROM kept WHERE name = ?',
  keptUnder: 'SELECT value FROM kept WHERE substr(name, 1, length(?1)) = ?1 ORDER BY name',
  putKept: 'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
} as const;
type Query = keyof typeof SQL | OperatorStatement;
const ALL_SQL: Readonly<Record<Query, string>> = { ...SQL, ...OPERATOR_SQL };
type Value = string | number | null;

/** A table's values, as columns hold them. */
export interface TableValues {
  readonly code: string;
  readonly status: string;
  readonly listed: 0 | 1;
  readonly correspondence: 0 | 1;
  readonly host: string;
  readonly lobby: string;
  readonly config: LongText | null;
}
/** A table's checkpoint in whole milliseconds. */
export type MarkValues = { readonly code: string } & Checkpoint;

export type AnswerRow = Omit<StoredAnswer, 'counted'> & { readonly counted: 0 | 1 };

export interface GuestRow {
  readonly name: string;
  readonly picture: string | null;
  readonly seen: number;
}

/** Statements of one connection, each prepared on first use. */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<Query, StatementSync>();
  constructor(db: DatabaseSync) {
    this.#db = db;
  }
  #of(query: Query): StatementSync {
    const known = this.#prepared.get(query) ?? this.#db.prepare(ALL_SQL[query]);
    this.#prepared.set(query, known);
    return known;
  }
  /** Returns the number of changed rows. */
  run(query: Query, ...values: Value[]): number {
    return Number(this.#of(query).run(...values).changes);
  }
  runNamed(query: Query, values: Record<string, Value>): void {
    this.#of(query).run(values);
  }
  rows<R>(query: Query, ...values: Value[]): R[] {
    // Only this folder writes these columns.
    return this.#of(query).all(...values) as R[];
  }
}

/** Writes, each within a transaction that the caller begins and ends. */
export interface Writes {
  createTable(table: TableValues, now: number, next: number | null): boolean;
  /**
   * @param next due time, if none is stored yet, where time runs by itself; null where it doesn't
   */
  saveTable(table: TableValues, revision: number, now: number, next: number | null): boolean;
  append(code: string, lines: readonly LineRow[]): boolean;
  mark(marks: readonly MarkValues[]): void;
  takeDue(now: number, again: number, limit: number): string[];
  deleteTables(status: string, since: number): number;
  deleteTable(code: string): number;
  forgetCommands(code: string, start: string): number;
  saveGuest(who: string, guest: GuestRow): number;
  deleteGuest(who: string): number;
  deleteGuests(since: number): number;
  saveAnswer(answer: StoredAnswer): boolean;
  putNote(note: Note, most: number | null): boolean;
  takeNote(kind: NoteKind, id: string): Note[];
  takeDueNotes(kind: NoteKind, now: number, again: number): Note[];
  dropNotesOf(kind: NoteKind, who: string): number;
  pruneNotes(now: number): number;
  putBan(ban: Ban): number;
  deleteBan(subject: string): boolean;
  pruneBans(now: number): number;
  keep(name: string, made: string): string;
  setValue(name: string, value: string): number;
  opened(now: number, isClockRight: boolean): Calibration;
  alive(now: number): number;
}

/** Look-ups. */
export interface Reads {
  schemaVersion(): number;
  loadTable(code: string): (Checkpoint & StateRow & { readonly revision: number })[];
  tableState(code: string): StateRow[];
  linesAfter(code: string, seq: number): LineRow[];
  publicTables(status: string, since: number, limit: number): StateRow[];
  hosted(who: string): number;
  storedBytes(who: string): number;
  tablesOf(who: string): string[];
  guest(who: string): GuestRow[];
  kept(name: string): { readonly value: string }[];
  keptUnder(start: string): { readonly value: string }[];
  answersOf(day: string, who: string): AnswerRow[];
  scoresOn(day: string, tasks: number): ScoreCount[];
  notesOf(kind: NoteKind, who: string): Note[];
  findNotes(kind: NoteKind, ids: readonly string[]): Note[];
  findTables(status: string | null, limit: number): FoundTableRow[];
  findTable(code: string): FoundTableRow[];
  findGuests(name: string, limit: number): FoundGuest[];
  currentBans(now: number): Ban[];
}

export const writesTo = (db: Statements): Writes => ({
  createTable({ code, status, listed, correspondence, host, lobby, config }, now, next) {
    const hash = config?.hash ?? null;
    if (db.run('createTable', code, status, listed, correspondence, host, lobby, hash) === 0) return false;
    if (config) db.run('putText', config.hash, config.value);
    db.run('createClock', code, now, next);
    return true;
  },
  saveTable({ code, status, listed, correspondence, host, lobby, config }, revision, now, next) {
    const hash = config?.hash ?? null;
    if (db.run('saveTable', status, listed, correspondence, host, lobby, hash, code, revision - 1) === 0) return false;
    if (config) db.run('putText', config.hash, config.value);
    if (next === null) db.run('touchStanding', now, code);
    else db.run('touchRunning', now, next, code);
    return true;
  },
  append: (code, lines) => lines.every(({ seq, command, entry }) => db.run('append', code, seq, command, entry) > 0),
  mark(marks) {
    for (const { code, at, since, next, touched } of marks) db.runNamed('mark', { code, at, since, next, touched });
  },
  takeDue(now, again, limit) {
    const codes = db.rows<{ code: string }>('due', now, limit).map(({ code }) => code);
    for (const code of codes) db.run('lease', again, code);
    return codes;
  },
  deleteTables: (status, since) => db.run('deleteTables', status, since),
  deleteTable: (code) => db.run('deleteTable', code),
  forgetCommands: (code, start) => db.run('forgetCommands', code, start, start),
  saveGuest: (who, { name, picture, seen }) => db.run('saveGuest', who, name, picture, seen),
  deleteGuest(who) {
    db.run('deleteAnswersOf', who);
    return db.run('deleteGuest', who);
  },
  deleteGuests(since) {
    db.run('deleteAnswers', since);
    return db.run('deleteGuests', since);
  },
  saveAnswer: ({ day, who, game, score, told, at, counted }) =>
    db.run('saveAnswer', day, who, game, score, told, at, counted ? 1 : 0) > 0,
  putNote: ({ kind, id, who, value, until, due }, most) =>
    db.run('putNote', kind, id, who, value, until, due, most) > 0,
  takeNote: (kind, id) => db.rows('takeNote', kind, id),
  takeDueNotes(kind, now, again) {
    const notes = db.rows<Note>('dueNotes', kind, now, NOTES_AT_ONCE);
    for (const { id } of notes) db.run('leaseNote', again, kind, id);
    return notes.map((note) => ({ ...note, due: again }));
  },
  dropNotesOf: (kind, who) => db.run('dropNotesOf', kind, who),
  pruneNotes: (now) => db.run('pruneNotes', now, NOTES_PRUNED_AT_ONCE),
  putBan: ({ subject, note, since, until }) => db.run('putBan', subject, note, since, until),
  deleteBan: (subject) => db.run('deleteBan', subject) > 0,
  pruneBans: (now) => db.run('pruneBans', now),
  keep(name, made) {
    db.run('keep', name, made);
    return entryAt(db.rows<{ value: string }>('kept', name), 0).value;
  },
  setValue: (name, value) => db.run('putKept', name, value),
  opened(now, isClockRight) {
    const found = calibrate(lastSign(db), now, isClockRight);
    db.run('putKept', SIGN.offset, String(found.shared));
    db.run('putKept', SIGN.at, String(now - found.offset));
    return found;
  },
  alive(now) {
    const { offset } = lastSign(db);
    db.run('putKept', SIGN.at, String(now - offset));
    return offset;
  },
});

function lastSign(db: Statements): LastSign {
  const getValue = (name: string): string | undefined => db.rows<{ value: string }>('kept', name)[0]?.value;
  return readSign(getValue(SIGN.at), getValue(SIGN.offset), null);
}

export const readsOf = (db: Statements): Reads => ({
  schemaVersion: () => entryAt(db.rows<{ user_version: number }>('schemaVersion'), 0).user_version,
  loadTable: (code) => db.rows('loadTable', code),
  tableState: (code) => db.rows('tableState', code),
  linesAfter: (code, seq) => db.rows('linesAfter', code, seq, ENTRIES_PER_READ),
  publicTables: (status, since, limit) => db.rows('publicTables', status, since, limit),
  hosted: (who) => entryAt(db.rows<{ count: number }>('hosted', who), 0).count,
  storedBytes: (who) => entryAt(db.rows<{ bytes: number }>('storedBytes', who), 0).bytes,
  tablesOf: (who) => db.rows<{ code: string }>('tablesOf', who).map(({ code }) => code),
  guest: (who) => db.rows('guest', who),
  kept: (name) => db.rows('kept', name),
  keptUnder: (start) => db.rows('keptUnder', start),
  answersOf: (day, who) => db.rows('answersOf', day, who),
  scoresOn: (day, tasks) => db.rows('scoresOn', day, tasks),
  notesOf: (kind, who) => db.rows('notesOf', kind, who, NOTES_AT_ONCE),
  findNotes: (kind, ids) => db.rows('findNotes', kind, JSON.stringify(ids)),
  findTables: (status, limit) => db.rows('findTables', status, limit),
  findTable: (code) => db.rows('findTable', code),
  findGuests: (name, limit) => db.rows('findGuests', name, limit),
  currentBans: (now) => db.rows('currentBans', now),
});

import type { QueryConfig, QueryResult } from 'pg';
import { NOTE_COLUMNS, NOTES_AT_ONCE, NOTES_PRUNED_AT_ONCE, type Note, type Notes } from './notes.ts';

const SQL = {
  putNote: `INSERT INTO notes (${NOTE_COLUMNS}) SELECT $1, $2, $3, $4, $5::bigint, $6::bigint
    WHERE $7::int IS NULL OR EXISTS (SELECT FROM notes WHERE kind = $1 AND id = $2)
      OR (SELECT count(*) FROM (SELECT FROM notes WHERE kind = $1 AND who = $3 LIMIT $7) AS others) < $7
    ON CONFLICT (kind, id) DO UPDATE
    SET who = excluded.who, value = excluded.value, until = excluded.until, due = excluded.due`,
  takeNote: `DELETE FROM notes WHERE kind = $1 AND id = $2 RETURNING ${NOTE_COLUMNS}`,
  findNotes: `SELECT ${NOTE_COLUMNS} FROM notes WHERE kind = $1 AND id = ANY ($2::text[])`,
  notesOf: `SELECT ${NOTE_COLUMNS} FROM notes WHERE kind = $1 AND who = $2 ORDER BY id LIMIT ${NOTES_AT_ONCE}`,
  takeDueNotes: `WITH due AS (
      SELECT kind, id, due FROM notes WHERE kind = $1 AND due <= $2 ORDER BY due LIMIT ${NOTES_AT_ONCE}
      FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE notes SET due = $3 FROM due WHERE notes.kind = due.kind AND notes.id = due.id
      RETURNING notes.kind, notes.id, who, value, until, notes.due, due.due AS was
    ) SELECT ${NOTE_COLUMNS} FROM taken ORDER BY was, id`,
  dropNotesOf: 'DELETE FROM notes WHERE kind = $1 AND who = $2',
  pruneNotes: `DELETE FROM notes WHERE (kind, id) IN (SELECT kind, id FROM notes WHERE until < $1
    LIMIT ${NOTES_PRUNED_AT_ONCE})`,
} as const;

export function postgresNotes(ask: (query: QueryConfig) => Promise<QueryResult<Note>>): Notes {
  // Named, so that each connection plans a statement once. Only this file writes these columns.
  const query = async (name: keyof typeof SQL, ...values: unknown[]): Promise<{ rows: Note[]; count: number }> => {
    const { rows, rowCount } = await ask({ name, text: SQL[name], values });
    return { rows, count: rowCount ?? 0 };
  };
  return {
    async put({ kind, id, who, value, until, due }, most) {
      const values = [kind, id, who, value, Math.floor(until), due && Math.floor(due), most ?? null];
      return (await query('putNote', ...values)).count > 0;
    },
    take: async (kind, id) => (await query('takeNote', kind, id)).rows[0],
    find: async (kind, ids) => (await query('findNotes', kind, ids)).rows,
    ofGuest: async (kind, who) => (await query('notesOf', kind, who)).rows,
    takeDue: async (kind, now, again) => (await query('takeDueNotes', kind, Math.floor(now), Math.floor(again))).rows,
    async deleteOfGuest(kind, who) {
      await query('dropNotesOf', kind, who);
    },
    prune: async (now) => (await query('pruneNotes', now)).count,
  };
}

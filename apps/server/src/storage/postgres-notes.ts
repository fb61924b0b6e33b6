import type { QueryConfig, QueryResult } from 'pg';
import { NOTE_COLUMNS, type Note, type Notes } from './notes.ts';

const SQL = {
  putNote: `INSERT INTO notes (${NOTE_COLUMNS}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, id) DO UPDATE
    SET who = excluded.who, value = excluded.value, until = excluded.until`,
  takeNote: `DELETE FROM notes WHERE kind = $1 AND id = $2 RETURNING ${NOTE_COLUMNS}`,
  notesOf: `SELECT ${NOTE_COLUMNS} FROM notes WHERE kind = $1 AND who = $2 ORDER BY id`,
  allNotes: `SELECT ${NOTE_COLUMNS} FROM notes WHERE kind = $1 ORDER BY id`,
  dropNotesOf: 'DELETE FROM notes WHERE kind = $1 AND who = $2',
  pruneNotes: 'DELETE FROM notes WHERE until < $1',
} as const;

export function postgresNotes(ask: (query: QueryConfig) => Promise<QueryResult<Note>>): Notes {
  // Named, so that each connection plans a statement once. What the columns hold is what this file wrote into them.
  const query = async (name: keyof typeof SQL, ...values: unknown[]): Promise<{ rows: Note[]; count: number }> => {
    const { rows, rowCount } = await ask({ name, text: SQL[name], values });
    return { rows, count: rowCount ?? 0 };
  };
  return {
    async put({ kind, id, who, value, until }) {
      await query('putNote', kind, id, who, value, Math.floor(until));
    },
    take: async (kind, id) => (await query('takeNote', kind, id)).rows[0],
    of: async (kind, who) => (await query('notesOf', kind, who)).rows,
    all: async (kind) => (await query('allNotes', kind)).rows,
    async dropOf(kind, who) {
      await query('dropNotesOf', kind, who);
    },
    prune: async (now) => (await query('pruneNotes', now)).count,
  };
}

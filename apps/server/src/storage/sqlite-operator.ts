import { BAN_COLUMNS } from './stored-bans.ts';

export type OperatorStatement =
  | 'findTables'
  | 'findTable'
  | 'findGuests'
  | 'putBan'
  | 'deleteBan'
  | 'currentBans'
  | 'pruneBans';

const FOUND_TABLES = `SELECT tables.code, status, host, lobby, texts.value AS config,
  coalesce((SELECT max(seq) FROM lines WHERE lines.code = tables.code), 0) AS entries, touched
  FROM tables JOIN clocks USING (code) LEFT JOIN texts ON hash = tables.config`;

/** The statements of the operator's commands. SQLite changes the case of ASCII letters only. */
export const OPERATOR_SQL: Readonly<Record<OperatorStatement, string>> = {
  findTables: `${FOUND_TABLES} WHERE ?1 IS NULL OR status = ?1 ORDER BY touched DESC, tables.code LIMIT ?2`,
  findTable: `${FOUND_TABLES} WHERE tables.code = ?`,
  findGuests: `SELECT who, name, seen FROM guests WHERE instr(lower(name), lower(?)) > 0
    ORDER BY seen DESC, who LIMIT ?`,
  putBan: `INSERT INTO bans (${BAN_COLUMNS}) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
    SET note = excluded.note, since = excluded.since, until = excluded.until`,
  deleteBan: 'DELETE FROM bans WHERE subject = ?',
  currentBans: `SELECT ${BAN_COLUMNS} FROM bans WHERE until >= ? ORDER BY since DESC, subject`,
  pruneBans: 'DELETE FROM bans WHERE until < ?',
};

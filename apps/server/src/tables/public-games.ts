import { randomBytes } from 'node:crypto';
import type { PublicGame, ServerRefusal } from '@wordhoard/protocol';
import { isPublic, refuse, type TableState } from '@wordhoard/table';
import type { Note, Notes } from '../storage/notes.ts';
import type { Storage } from '../storage/storage.ts';
import { recordOfTable } from './record.ts';
import type { TableServices } from './services.ts';

const DAY = 86_400_000;
/** Retention of a finished table after the last visit; a link lasts at most this much longer. */
const LINK_RETENTION_MS = 365 * DAY;

/** 128 random bits, which can't be guessed. The link leads to the game, not to its table. */
export const newLinkId = (): string => randomBytes(16).toString('base64url');
const LINK_ID = /^[\w-]{22}$/;

/** Belongs to no guest, because each player may delete their data. */
export const linkNote = (id: string, code: string, now: number): Note => ({
  kind: 'game',
  id,
  who: '',
  value: code,
  until: now + LINK_RETENTION_MS,
  due: null,
});

interface Lookup extends Pick<TableServices, 'pause'> {
  readonly storage: Pick<Storage, 'entriesAfter'> & { readonly notes: Pick<Notes, 'find'> };
  /** The state of the table with this code, without loading the table. */
  findState(code: string): Promise<TableState | undefined>;
}

/** The table behind the link to a game, if all its players let it be seen; otherwise the refusal. */
export async function publicTable({ storage, findState }: Lookup, id: string): Promise<TableState | ServerRefusal> {
  const [note] = LINK_ID.test(id) ? await storage.notes.find('game', [id]) : [];
  const table = note && (await findState(note.value));
  if (table?.publicLink?.id !== id) return refuse('no-such-link');
  return isPublic(table) ? table : refuse('not-public');
}

/** The data behind a public link: names, moves and the result. Neither the table's code nor any guest's id. */
export async function publicGame(lookup: Lookup, id: string): Promise<PublicGame | ServerRefusal> {
  const table = await publicTable(lookup, id);
  if (!('host' in table)) return table;
  const record = await recordOfTable(lookup, table);
  if (!record) return refuse('no-such-link');
  const resigned = table.places.flatMap((place, seat) => (place?.resigned ? [seat] : []));
  return { result: table.result, ...(table.ended && { ended: table.ended }), resigned, record };
}

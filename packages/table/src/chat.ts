import type { Seat } from '@wordhoard/kernel';
import type { ServerRefusal } from '@wordhoard/protocol';
import type { StoredChatLine } from './chat-lines.ts';
import { peopleAt, refuse, type TableState } from './seating.ts';

/** Older messages are dropped: a chat is for this game, not an archive. */
export const MAX_CHAT_LINES = 50;

/**
 * True if this table has typed chat: all players came by the link, the host hasn't switched it off, and there are at
 * least two people. At public tables, where strangers meet, there are preset phrases instead.
 */
export const hasChat = (table: TableState): boolean =>
  table.options.visibility === 'link' && table.options.chat !== false && peopleAt(table).size > 1;

export function writeChat(
  table: TableState,
  who: string,
  { seat, text }: { readonly seat: Seat; readonly text: string },
): TableState | ServerRefusal {
  const place = table.places[seat];
  if (place?.who !== who) return refuse('not-seated');
  if (!hasChat(table)) return refuse('no-chat');
  const { chat = [] } = table;
  const line: StoredChatLine = { n: (chat.at(-1)?.n ?? 0) + 1, seat, name: place.name, text, who };
  return { ...table, chat: [...chat.slice(1 - MAX_CHAT_LINES), line] };
}

/** The host switches typed chat on or off, at any time. Off, what was written is deleted, too. */
export function allowChat(table: TableState, who: string, allowed: boolean): TableState | ServerRefusal {
  if (table.host !== who) return refuse('not-host');
  const { chat: _, ...rest } = table;
  return { ...(allowed ? table : rest), options: { ...table.options, chat: allowed } };
}

/** The table without what was written there. */
export const withoutChat = ({ chat: _, ...table }: TableState): TableState => table;

import type { ChatLine, ServerMessage } from '@wordhoard/protocol';
import { MAX_CHAT_LINES, type StoredChatLine, type TableState } from '@wordhoard/table';
import type { TableClient } from './connections.ts';

const NOTHING: readonly StoredChatLine[] = [];

const shown = ({ n, seat, name, text }: StoredChatLine): ChatLine => ({ n, seat, name, text });

/** Sends the chat of a table to all who are there, each line once; after a deletion everything that is left. */
export class ChatFeed {
  /** Lines each client has been sent; no entry for a client that has just entered. */
  readonly #told = new WeakMap<TableClient, readonly StoredChatLine[]>();

  /** A client that enters again starts from nothing. */
  forget(client: TableClient): void {
    this.#told.delete(client);
  }

  tell(clients: Iterable<TableClient>, { chat = NOTHING }: TableState): void {
    for (const client of clients) {
      const told = this.#told.get(client);
      if (told === chat) continue;
      this.#told.set(client, chat);
      const message = told ? news(told, chat) : whole(chat);
      if (message) client.send(JSON.stringify(message));
    }
  }
}

/** For a client that has just entered; an empty chat needs no message. */
const whole = (chat: readonly StoredChatLine[]): ServerMessage | null =>
  chat.length > 0 ? { type: 'chat', lines: chat.map(shown), whole: true } : null;

function news(before: readonly StoredChatLine[], now: readonly StoredChatLine[]): ServerMessage | null {
  const last = before.at(-1)?.n ?? 0;
  const fresh = now.filter(({ n }) => n > last);
  // At the maximum number of lines, the oldest were dropped rather than deleted.
  const isDeleted = now.length < MAX_CHAT_LINES && before.some(({ n }) => !now.some((it) => it.n === n));
  if (isDeleted) return { type: 'chat', lines: now.map(shown), whole: true };
  return fresh.length > 0 ? { type: 'chat', lines: fresh.map(shown), whole: false } : null;
}

import type { ChatLine, ServerMessage } from '@wordhoard/protocol';
import { MAX_CHAT_LINES, type StoredChatLine, type TableState } from '@wordhoard/table';
import type { TableClient } from './connections.ts';

const NOTHING: readonly StoredChatLine[] = [];

const publicLine = ({ n, seat, name, text }: StoredChatLine): ChatLine => ({ n, seat, name, text });

/** Sends a table's chat to all clients, each line once; after a deletion, everything that is left. */
export class ChatFeed {
  /** Lines each client has been sent; no entry for a client that has just entered. */
  readonly #sent = new WeakMap<TableClient, readonly StoredChatLine[]>();

  /** A client that enters again starts from nothing. */
  reset(client: TableClient): void {
    this.#sent.delete(client);
  }

  send(clients: Iterable<TableClient>, { chat = NOTHING }: TableState): void {
    for (const client of clients) {
      const sent = this.#sent.get(client);
      if (sent === chat) continue;
      this.#sent.set(client, chat);
      const message = sent ? changesBetween(sent, chat) : wholeChat(chat);
      if (message) client.send(JSON.stringify(message));
    }
  }
}

/** For a client that has just entered; an empty chat needs no message. */
const wholeChat = (chat: readonly StoredChatLine[]): ServerMessage | null =>
  chat.length > 0 ? { type: 'chat', lines: chat.map(publicLine), whole: true } : null;

function changesBetween(before: readonly StoredChatLine[], now: readonly StoredChatLine[]): ServerMessage | null {
  const last = before.at(-1)?.n ?? 0;
  const fresh = now.filter(({ n }) => n > last);
  // At the maximum number of lines, the oldest were dropped rather than deleted.
  const isDeleted = now.length < MAX_CHAT_LINES && before.some(({ n }) => !now.some((it) => it.n === n));
  if (isDeleted) return { type: 'chat', lines: now.map(publicLine), whole: true };
  return fresh.length > 0 ? { type: 'chat', lines: fresh.map(publicLine), whole: false } : null;
}

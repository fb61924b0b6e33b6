import type { ChatLine, ServerMessage } from '@wordhoard/protocol';
import { MOST_CHAT_LINES, type StoredChatLine, type TableState } from '@wordhoard/table';
import type { Client } from './connections.ts';

const NOTHING: readonly StoredChatLine[] = [];

const shown = ({ n, seat, name, text }: StoredChatLine): ChatLine => ({ n, seat, name, text });

/** Tells everybody at a table what was typed there, each line once; after a deletion all that is left. */
export class ChatFeed {
  /** What each client has been told; not here, if it has just entered. */
  readonly #told = new WeakMap<Client, readonly StoredChatLine[]>();

  /** A client that enters anew has nothing. */
  forget(client: Client): void {
    this.#told.delete(client);
  }

  tell(clients: Iterable<Client>, { chat = NOTHING }: TableState): void {
    for (const client of clients) {
      const told = this.#told.get(client);
      if (told === chat) continue;
      this.#told.set(client, chat);
      const message = told ? news(told, chat) : whole(chat);
      if (message) client.send(JSON.stringify(message));
    }
  }
}

/** For somebody who has just come; nobody needs to be told that there is nothing. */
const whole = (chat: readonly StoredChatLine[]): ServerMessage | null =>
  chat.length > 0 ? { type: 'chat', lines: chat.map(shown), whole: true } : null;

function news(before: readonly StoredChatLine[], now: readonly StoredChatLine[]): ServerMessage | null {
  const last = before.at(-1)?.n ?? 0;
  const fresh = now.filter(({ n }) => n > last);
  // Where there are as many as are kept, the oldest were only dropped.
  const isDeleted = now.length < MOST_CHAT_LINES && before.some(({ n }) => !now.some((it) => it.n === n));
  if (isDeleted) return { type: 'chat', lines: now.map(shown), whole: true };
  return fresh.length > 0 ? { type: 'chat', lines: fresh.map(shown), whole: false } : null;
}

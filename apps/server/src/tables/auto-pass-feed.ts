import { autoPassInfoFor, placesOf, type RunningMatch, type TableState } from '@wordhoard/table';
import type { TableClient } from './connections.ts';

/** Tells each guest the auto-pass choices of their own seats, and only when they changed. The others are never told. */
export class AutoPassFeed {
  readonly #sent = new WeakMap<TableClient, Map<number, string>>();

  /** Sends everything again to a client that has just entered. */
  reset(client: TableClient): void {
    this.#sent.delete(client);
  }

  send(clients: Iterable<TableClient>, table: TableState, running: RunningMatch | null): void {
    if (!running) return;
    for (const client of clients) {
      const sent = this.#sent.get(client) ?? new Map<number, string>();
      this.#sent.set(client, sent);
      for (const seat of placesOf(table, client.who)) {
        const message = autoPassInfoFor(table, running, seat);
        const text = JSON.stringify(message);
        if (!message || sent.get(seat) === text) continue;
        sent.set(seat, text);
        client.send(text);
      }
    }
  }
}

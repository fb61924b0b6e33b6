import { passingFor, placesOf, type RunningMatch, type TableState } from '@wordhoard/table';
import type { Client } from './connections.ts';

/** Tells each guest, and nobody else, what their own seats have said ahead about windows; only when it is news to them. */
export class WishTelling {
  readonly #told = new WeakMap<Client, Map<number, string>>();

  /** This one has just come, and knows nothing. */
  forget(client: Client): void {
    this.#told.delete(client);
  }

  tell(clients: Iterable<Client>, table: TableState, running: RunningMatch | null): void {
    if (!running) return;
    for (const client of clients) {
      const told = this.#told.get(client) ?? new Map<number, string>();
      this.#told.set(client, told);
      for (const seat of placesOf(table, client.who)) {
        const message = passingFor(table, running, seat);
        const text = JSON.stringify(message);
        if (!message || told.get(seat) === text) continue;
        told.set(seat, text);
        client.send(text);
      }
    }
  }
}

/** As much of a stream as this needs. */
interface CorkableStream {
  cork(): void;
  uncork(): void;
}

/**
 * Sends everything for a client from one turn of the event loop (an update, its "done", another player's move) in one
 * packet, with one system call.
 */
export class SendQueue {
  readonly #corked = new Set<CorkableStream>();

  /** Holds back everything written from now on until the turn of the loop is over. */
  cork(stream: CorkableStream): void {
    if (this.#corked.has(stream)) return;
    if (this.#corked.size === 0) setImmediate(() => this.#uncorkAll());
    this.#corked.add(stream);
    stream.cork();
  }

  #uncorkAll(): void {
    const held = [...this.#corked];
    this.#corked.clear();
    for (const stream of held) stream.uncork();
  }
}

/** The part of a stream that is needed here. */
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

  /** Holds back everything written until the end of this turn of the event loop. */
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

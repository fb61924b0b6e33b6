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
  readonly #held = new Set<CorkableStream>();

  /** Holds back everything written from now on until the turn of the loop is over. */
  hold(stream: CorkableStream): void {
    if (this.#held.has(stream)) return;
    if (this.#held.size === 0) setImmediate(() => this.#letGo());
    this.#held.add(stream);
    stream.cork();
  }

  #letGo(): void {
    const held = [...this.#held];
    this.#held.clear();
    for (const stream of held) stream.uncork();
  }
}

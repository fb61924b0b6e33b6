/** As much of a stream as this needs. */
interface Corked {
  cork(): void;
  uncork(): void;
}

/**
 * What is said to a client in one turn of the loop (an update, its "done", what another did meanwhile) leaves in one
 * packet, and costs one call of the system.
 */
export class Breath {
  readonly #held = new Set<Corked>();

  /** Whatever is written to it from now on leaves when the turn is over. */
  hold(stream: Corked): void {
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

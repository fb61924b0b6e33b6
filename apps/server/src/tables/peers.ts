/** The other processes that serve the same tables, by their heartbeats. */
export class Peers {
  readonly #silenceMs: number;
  readonly #lastSigns = new Map<string, number>();

  /**
   * @param silenceMs a process silent for this long is gone, and guests connected to it are away
   */
  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs;
  }

  /** Notes a heartbeat; returns true for a new process. */
  noteSign(from: string, now: number): boolean {
    const isNew = !this.#lastSigns.has(from);
    this.#lastSigns.set(from, now);
    return isNew;
  }

  /** Removes and returns the processes without a recent heartbeat. */
  takeSilent(now: number): string[] {
    const gone = [...this.#lastSigns].filter(([, at]) => now - at > this.#silenceMs).map(([from]) => from);
    for (const from of gone) this.#lastSigns.delete(from);
    return gone;
  }
}

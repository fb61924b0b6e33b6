/** The other processes that serve the same tables, by their heartbeats. */
export class Peers {
  readonly #silenceMs: number;
  readonly #lastSigns = new Map<string, number>();
  readonly #draining = new Set<string>();

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

  /** Notes whether a process is about to stop. */
  noteDraining(from: string, isDraining: boolean): void {
    if (isDraining) this.#draining.add(from);
    else this.#draining.delete(from);
  }
  /** True if there is a process that isn't about to stop. */
  get hasReady(): boolean {
    return [...this.#lastSigns.keys()].some((from) => !this.#draining.has(from));
  }

  /** Removes and returns the processes without a recent heartbeat. */
  takeSilent(now: number): string[] {
    const gone = [...this.#lastSigns].filter(([, at]) => now - at > this.#silenceMs).map(([from]) => from);
    for (const from of gone) {
      this.#lastSigns.delete(from);
      this.#draining.delete(from);
    }
    return gone;
  }
}

/**
 * When each absent player left. Absences count only while another player is there: a single player keeps no one
 * waiting.
 */
export class Absence {
  readonly #since = new Map<string, number>();

  noteLeft(who: string, now: number): void {
    if (!this.#since.has(who)) this.#since.set(who, now);
  }
  noteReturned(who: string): void {
    this.#since.delete(who);
  }
  /** Restarts all absences, when play resumes after a standstill. */
  restart(now: number): void {
    for (const who of this.#since.keys()) this.#since.set(who, now);
  }
  /** The time at which the first of these guests will have been away for `grace`; null if none is away. */
  firstTimeout(whom: Iterable<string>, grace: number): number | null {
    let soonest: number | null = null;
    for (const who of whom) {
      const since = this.#since.get(who);
      if (since !== undefined && (soonest === null || since + grace < soonest)) soonest = since + grace;
    }
    return soonest;
  }
  isLongerThan(who: string, grace: number, now: number): boolean {
    const since = this.#since.get(who);
    return since !== undefined && now - since >= grace;
  }
}

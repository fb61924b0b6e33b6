import type { Clock } from '../src/clock.ts';

/** A clock that stands still until it is advanced. Timers that are due already run soon by themselves. */
export class FakeClock implements Clock {
  #now: number;
  #stalledMs = 0;
  readonly #timers = new Set<{ readonly at: number; readonly then: () => void }>();

  readonly #waiting: (() => void)[] = [];

  /** @param now milliseconds since 1970 */
  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  /** Number of running timers. */
  get timers(): number {
    return this.#timers.size;
  }

  /** Resolves when there is a timer that ends within this time. */
  async isSet(within: number = Number.POSITIVE_INFINITY): Promise<void> {
    while (![...this.#timers].some(({ at }) => at <= this.#now + within))
      await new Promise<void>((heard) => this.#waiting.push(heard));
  }

  now(): number {
    return this.#now;
  }
  setTimer(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), then };
    this.#timers.add(timer);
    for (const notify of this.#waiting.splice(0)) notify();
    if (ms <= 0) setImmediate(() => this.#timers.delete(timer) && then());
    return () => this.#timers.delete(timer);
  }
  stalledMs(): number {
    return this.#stalledMs;
  }
  /** Simulates a suspended process: no timer runs until the clock is advanced. */
  stall(ms: number): void {
    this.#now += ms;
    this.#stalledMs += ms;
  }
  /** Advances the clock and runs every timer on the way at its own time. */
  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
    }
    this.#now = until;
  }
}

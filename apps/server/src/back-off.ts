import type { Clock } from './clock.ts';
import type { NetworkLimiter } from './networks.ts';

const SHORTEST_MS = 1000;
const LONGEST_MS = 60_000;
const CLEAN_UP_EVERY = 1000;

interface Pause {
  readonly until: number;
  readonly ms: number;
}

/**
 * A rate limit for costly openings. A client that goes beyond it is ignored for a second, then for two, and so on up to
 * a minute; after an equally long pause the count starts over. Turning a client away costs next to nothing.
 */
export class BackOff {
  readonly #limiter: NetworkLimiter;
  readonly #clock: Clock;
  readonly #pauses = new Map<string, Pause>();
  #checks = 0;

  constructor(limiter: NetworkLimiter, clock: Clock) {
    this.#limiter = limiter;
    this.#clock = clock;
  }

  admits(address: string): boolean {
    const now = this.#clock.now();
    if (++this.#checks % CLEAN_UP_EVERY === 0) this.#deleteExpired(now);
    const pause = this.#pauses.get(address);
    if (pause && now < pause.until) return false;
    if (this.#limiter.take(address)) return true;
    const isRepeated = pause && now < pause.until + pause.ms;
    const ms = isRepeated ? Math.min(LONGEST_MS, 2 * pause.ms) : SHORTEST_MS;
    this.#pauses.set(address, { until: now + ms, ms });
    return false;
  }

  #deleteExpired(now: number): void {
    for (const [address, { until, ms }] of this.#pauses) if (now >= until + ms) this.#pauses.delete(address);
  }
}

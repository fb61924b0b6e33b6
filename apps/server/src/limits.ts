import type { Clock } from './clock.ts';

/** So many at once, then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How much the house bears. Generous to a school class behind one address, not to a script. */
export interface Limits {
  /** Bytes of one message or request. */
  readonly messageBytes: number;
  /** Bytes waiting for a client that does not read; then it is hung up on. */
  readonly backlogBytes: number;
  /** How often every line is asked for a sign of life; who gave none since the last time is hung up on. */
  readonly heartbeatMs: number;
  readonly connections: { readonly total: number; readonly perAddress: number; readonly perGuest: number };
  /** In memory at once. */
  readonly tables: number;
  readonly rates: {
    /** Socket messages of one guest. */
    readonly messages: Rate;
    /** Requests from one address. */
    readonly requests: Rate;
    /** Tables made from one address. */
    readonly tables: Rate;
    /** Codes tried from one address that belong to no table. */
    readonly wrongCodes: Rate;
  };
}

export const DEFAULT_LIMITS: Limits = {
  messageBytes: 16 * 1024,
  backlogBytes: 1024 * 1024,
  heartbeatMs: 30_000,
  connections: { total: 5000, perAddress: 200, perGuest: 12 },
  tables: 5000,
  rates: {
    messages: { burst: 60, perSecond: 15 },
    requests: { burst: 2000, perSecond: 100 },
    tables: { burst: 30, perSecond: 0.5 },
    wrongCodes: { burst: 20, perSecond: 0.1 },
  },
};

const TIDY_EVERY = 1000;

/** Token buckets, one for each key; full ones are forgotten. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();
  #asked = 0;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  /** Takes one; false when there is none. */
  take(key: string): boolean {
    if (++this.#asked % TIDY_EVERY === 0) this.#tidy();
    const bucket = this.#filled(key);
    const enough = bucket.tokens >= 1;
    if (enough) bucket.tokens -= 1;
    this.#buckets.set(key, bucket);
    return enough;
  }
  /** Is there one to take? */
  has(key: string): boolean {
    return this.#filled(key).tokens >= 1;
  }

  #filled(key: string): { tokens: number; at: number } {
    const now = this.#clock.now();
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: this.#rate.burst, at: now };
    return { tokens: Math.min(this.#rate.burst, tokens + ((now - at) / 1000) * this.#rate.perSecond), at: now };
  }
  #tidy(): void {
    for (const key of this.#buckets.keys()) if (this.#filled(key).tokens >= this.#rate.burst) this.#buckets.delete(key);
  }
}

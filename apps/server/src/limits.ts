import type { Clock } from './clock.ts';

/** A burst, then a number per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Limits of the server. Generous to a school class behind one address, not to a script. */
export interface ServerLimits {
  /** Bytes of one message or request. */
  readonly messageBytes: number;
  /** Bytes waiting for a client that does not read; then it is hung up on. */
  readonly backlogBytes: number;
  /** Interval of pings; a connection without an answer since the last one is closed. */
  readonly heartbeatMs: number;
  /** Another server on the same database that gave no sign of life for so long is gone, and its guests are away. */
  readonly peerSilenceMs: number;
  /** Milliseconds clients have for the closing handshake when the server closes. */
  readonly farewellMs: number;
  /** The longest a request may take to arrive, and a line may be open before the first byte of one. */
  readonly requestMs: number;
  readonly firstByteMs: number;
  readonly connections: {
    /** Sockets. */
    readonly total: number;
    readonly perAddress: number;
    readonly perGuest: number;
    /** Lines of any kind, be it that nothing was ever asked over them. */
    readonly lines: number;
    readonly linesPerAddress: number;
  };
  /** In memory at once; beyond that no new one is made. */
  readonly tables: number;
  /** Of those, the ones loaded for people of one address. */
  readonly tablesPerAddress: number;
  /** Tables that wait or are in play of which one guest is the host. */
  readonly tablesPerGuest: number;
  /** Bytes that all tables of which one guest is the host take in the store, without their logs. */
  readonly storedBytesPerGuest: number;
  /** Thoughts of bots that wait for a worker; and of those, the ones at one guest's tables: more than all their seats. */
  readonly thoughts: number;
  readonly thoughtsPerGuest: number;
  readonly rates: {
    /** Socket messages of one guest, pings and pongs of the protocol itself among them; a long one counts as several. */
    readonly messages: Rate;
    /** Typed messages of one guest, at whichever table. */
    readonly chat: Rate;
    /** Bytes one guest sends over sockets, whatever they are: frames without end are never a message. */
    readonly bytes: Rate;
    /** Lines and sockets opened from one address; beyond that it is not listened to for a while. */
    readonly lines: Rate;
    readonly sockets: Rate;
    /** Requests from one address. For every rate of an address, the wider networks around it have a larger one. */
    readonly requests: Rate;
    /** Tables made from one address and by one guest, in whatever way: rematches and deals played again as well. */
    readonly tables: Rate;
    readonly newTablesPerGuest: Rate;
    /** Codes in lists of tables, asked about from one address, at which the asker has no place. */
    readonly listedCodes: Rate;
    /** Finished games, shown to anyone with their link, asked for from one address. */
    readonly publicGames: Rate;
    /** Codes one guest tries that belong to no table; and all the guests of one address, who may be a school. */
    readonly wrongCodes: Rate;
    readonly wrongCodesPerAddress: Rate;
    /** Bytes of new tables and of commands, which may have to be stored, from one address and of one guest. */
    readonly writtenBytes: Rate;
    readonly writtenBytesPerGuest: Rate;
    /** Answers to a day's tasks from one address. */
    readonly answers: Rate;
    /** Guests of one address whose answers count in the statistics of a day. */
    readonly countedGuests: Rate;
    /** Other writes by guests of one address: new names, subscriptions, devices signed off. */
    readonly notes: Rate;
  };
}

export const DEFAULT_LIMITS: ServerLimits = {
  // The longest a table may agree on is a list of 5,000 words.
  messageBytes: 96 * 1024,
  backlogBytes: 1024 * 1024,
  heartbeatMs: 30_000,
  peerSilenceMs: 7000,
  farewellMs: 2000,
  requestMs: 30_000,
  firstByteMs: 5000,
  connections: { total: 5000, perAddress: 200, perGuest: 12, lines: 8000, linesPerAddress: 400 },
  tables: 5000,
  tablesPerAddress: 500,
  tablesPerGuest: 60,
  storedBytesPerGuest: 16 * 1024 * 1024,
  thoughts: 10_000,
  thoughtsPerGuest: 400,
  rates: {
    messages: { burst: 60, perSecond: 15 },
    chat: { burst: 8, perSecond: 0.5 },
    bytes: { burst: 1024 * 1024, perSecond: 128 * 1024 },
    lines: { burst: 1000, perSecond: 50 },
    sockets: { burst: 300, perSecond: 10 },
    requests: { burst: 2000, perSecond: 100 },
    tables: { burst: 30, perSecond: 0.5 },
    newTablesPerGuest: { burst: 30, perSecond: 0.2 },
    listedCodes: { burst: 1000, perSecond: 5 },
    publicGames: { burst: 100, perSecond: 1 },
    wrongCodes: { burst: 20, perSecond: 0.1 },
    wrongCodesPerAddress: { burst: 100, perSecond: 0.5 },
    // A long game takes 50 kB. So one address writes up to 1.4 GB a day, and a guest 170 MB.
    writtenBytes: { burst: 64 * 1024 * 1024, perSecond: 16 * 1024 },
    writtenBytesPerGuest: { burst: 8 * 1024 * 1024, perSecond: 2 * 1024 },
    answers: { burst: 150, perSecond: 0.5 },
    countedGuests: { burst: 10, perSecond: 1 / 300 },
    notes: { burst: 150, perSecond: 0.2 },
  },
};

const CLEAN_UP_EVERY = 1000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets, one for each key; full ones are forgotten. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  #checks = 0;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  /** Takes one, or so many; false when there are too few. */
  take(key: string, count = 1): boolean {
    if (++this.#checks % CLEAN_UP_EVERY === 0) this.#deleteFull();
    const bucket = this.#bucket(key);
    const enough = bucket.tokens >= count;
    if (enough) bucket.tokens -= count;
    return enough;
  }
  /** Puts one back. */
  refund(key: string): void {
    const bucket = this.#bucket(key);
    bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + 1);
  }
  /** Is there one to take, or so many? */
  has(key: string, count = 1): boolean {
    return this.#tokens(this.#buckets.get(key), this.#clock.now()) >= count;
  }

  /** Filled up to now, and kept from now on. */
  #bucket(key: string): Bucket {
    const now = this.#clock.now();
    const kept = this.#buckets.get(key);
    const bucket = kept ?? { tokens: this.#rate.burst, at: now };
    if (!kept) this.#buckets.set(key, bucket);
    bucket.tokens = this.#tokens(bucket, now);
    bucket.at = now;
    return bucket;
  }
  #tokens(bucket: Bucket | undefined, now: number): number {
    const { burst, perSecond } = this.#rate;
    return bucket ? Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond) : burst;
  }
  #deleteFull(): void {
    const now = this.#clock.now();
    for (const [key, bucket] of this.#buckets)
      if (this.#tokens(bucket, now) >= this.#rate.burst) this.#buckets.delete(key);
  }
}

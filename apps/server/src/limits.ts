import type { Clock } from './clock.ts';
import { capacityOf, findResources, REQUEST_CONNECTIONS } from './socket/capacity.ts';

/** A burst, then a number per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Limits of the server. They allow a school class behind one address, but not a script. */
export interface ServerLimits {
  /** Bytes of one message or request. */
  readonly messageBytes: number;
  /** Bytes queued for a client that doesn't read, before it is disconnected. */
  readonly backlogBytes: number;
  /** Interval of pings; a connection without an answer since the last one is closed. */
  readonly heartbeatMs: number;
  /** Milliseconds without a heartbeat after which another server counts as gone and its guests as away. */
  readonly peerSilenceMs: number;
  /** Milliseconds clients have for the closing handshake when the server closes. */
  readonly farewellMs: number;
  /** Milliseconds in which a whole request, or the first byte on a connection, must arrive. */
  readonly requestMs: number;
  readonly firstByteMs: number;
  readonly connections: {
    /** Sockets; by default as many as there are memory and files for. */
    readonly total: number;
    readonly perAddress: number;
    readonly perGuest: number;
    /** Connections of any kind, including those that never send a request. */
    readonly lines: number;
    readonly linesPerAddress: number;
  };
  /** Tables in memory; beyond that no new one is made. */
  readonly tables: number;
  /** Of those, tables loaded for guests of one address. */
  readonly tablesPerAddress: number;
  /** Waiting or running tables of one host. */
  readonly tablesPerGuest: number;
  /** Bytes in the store of all tables of one host, without their logs. */
  readonly storedBytesPerGuest: number;
  /** Queued requests for bot moves, in all and for one guest's tables. The latter is more than all their seats. */
  readonly thoughts: number;
  readonly thoughtsPerGuest: number;
  readonly rates: {
    /** Socket messages of one guest, including pings and pongs; a long one counts as several. */
    readonly messages: Rate;
    /** Chat messages of one guest, at all tables together. */
    readonly chat: Rate;
    /** Bytes one guest sends over sockets, including frames that never complete a message. */
    readonly bytes: Rate;
    /** New connections and sockets per address; beyond that it is ignored for a while. */
    readonly lines: Rate;
    readonly sockets: Rate;
    /** Requests per address. Every rate of an address has a larger one for the wider networks around it. */
    readonly requests: Rate;
    /** New tables per address and per guest, including rematches and repeated deals. */
    readonly tables: Rate;
    readonly newTablesPerGuest: Rate;
    /** Codes in lists, per address, of tables where the guest has no seat. */
    readonly listedCodes: Rate;
    /** Requests for public games per address. */
    readonly publicGames: Rate;
    /** Wrong codes per guest, and per address, which may be a school. */
    readonly wrongCodes: Rate;
    readonly wrongCodesPerAddress: Rate;
    /** Bytes of new tables and of commands, which may be stored, per address and per guest. */
    readonly writtenBytes: Rate;
    readonly writtenBytesPerGuest: Rate;
    /** Lists of legal moves per address: each takes some milliseconds to find. */
    readonly legalMoves: Rate;
    /** Answers to daily tasks per address. */
    readonly answers: Rate;
    /** Guests per address whose answers count in a day's statistics. */
    readonly countedGuests: Rate;
    /** Other writes per address: new names, subscriptions, signed-off devices. */
    readonly notes: Rate;
  };
}

const CAPACITY = capacityOf(findResources());

export const DEFAULT_LIMITS: ServerLimits = {
  // The longest content is a list of 5,000 words.
  messageBytes: 96 * 1024,
  backlogBytes: 1024 * 1024,
  heartbeatMs: 30_000,
  peerSilenceMs: 7000,
  farewellMs: 2000,
  requestMs: 30_000,
  firstByteMs: 5000,
  connections: {
    total: CAPACITY.sockets,
    perAddress: 200,
    perGuest: 12,
    lines: CAPACITY.connections,
    linesPerAddress: 400,
  },
  // Most tables have two people or more, and those that nobody looks at leave memory.
  tables: Math.max(5000, Math.ceil(CAPACITY.sockets / 2)),
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
    legalMoves: { burst: 200, perSecond: 10 },
    answers: { burst: 150, perSecond: 0.5 },
    countedGuests: { burst: 10, perSecond: 1 / 300 },
    notes: { burst: 150, perSecond: 0.2 },
  },
};

/** The limits of connections for an operator's own number of sockets. */
export const connectionsFor = (sockets: number): ServerLimits['connections'] => ({
  ...DEFAULT_LIMITS.connections,
  total: sockets,
  lines: sockets + REQUEST_CONNECTIONS,
});

const UNLIMITED: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: 0 };
/** For a server that only programs of its own operator use. */
export const NO_RATE_LIMITS: Partial<ServerLimits> = {
  // Every rate by its name, which fromEntries forgets.
  rates: Object.fromEntries(
    Object.keys(DEFAULT_LIMITS.rates).map((name) => [name, UNLIMITED]),
  ) as ServerLimits['rates'],
  tablesPerGuest: Number.POSITIVE_INFINITY,
  storedBytesPerGuest: Number.POSITIVE_INFINITY,
  connections: { ...DEFAULT_LIMITS.connections, perGuest: DEFAULT_LIMITS.connections.total },
};

const CLEAN_UP_EVERY = 1000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets, one for each key; full ones are deleted. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #refused: (key: string) => void;
  readonly #buckets = new Map<string, Bucket>();
  #checks = 0;

  /** @param refused is called each time that a key has too few tokens */
  constructor(rate: Rate, clock: Clock, refused: (key: string) => void = () => undefined) {
    this.#rate = rate;
    this.#clock = clock;
    this.#refused = refused;
  }

  /** Takes `count` tokens; false if there are too few. */
  take(key: string, count = 1): boolean {
    if (++this.#checks % CLEAN_UP_EVERY === 0) this.#deleteFull();
    const bucket = this.#bucket(key);
    const enough = bucket.tokens >= count;
    if (enough) bucket.tokens -= count;
    else this.#refused(key);
    return enough;
  }
  /** Returns one token. */
  refund(key: string): void {
    const bucket = this.#bucket(key);
    bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + 1);
  }
  /** True if there are `count` tokens. */
  has(key: string, count = 1): boolean {
    return this.#tokens(this.#buckets.get(key), this.#clock.now()) >= count;
  }

  /** The bucket of a key, refilled up to now and stored. */
  #bucket(key: string): Bucket {
    const now = this.#clock.now();
    const existing = this.#buckets.get(key);
    const bucket = existing ?? { tokens: this.#rate.burst, at: now };
    if (!existing) this.#buckets.set(key, bucket);
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

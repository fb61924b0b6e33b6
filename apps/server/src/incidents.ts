import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';

/** Log messages about what strangers do, by kind. docs/operations.md explains each. */
const MESSAGES = {
  'rate-limit': 'a rate limit was reached',
  connections: 'connections were refused',
  flood: 'clients that sent too much were disconnected',
  banned: 'banned clients were refused',
  'bad-origin': 'pages of another site were refused',
  'bad-host': 'requests for another host name were refused',
} as const;
export type IncidentKind = keyof typeof MESSAGES;

/** Time from one line of a kind to the next. */
const SUMMED_UP_FOR_MS = 60_000;
/** Addresses counted one by one, and those of them in a line. */
const MAX_COUNTED = 1000;
const MAX_NAMED = 5;
const MAX_EXAMPLES = 3;
/** Characters of each. */
const MAX_WHAT = 200;

/** What has happened since the last line. */
interface Summary {
  count: number;
  readonly addresses: Map<string, number>;
  readonly examples: Set<string>;
}

const newSummary = (): Summary => ({ count: 0, addresses: new Map(), examples: new Set() });

/**
 * Logs abuse and wrong configuration: the first time at once, then at most once a minute for each kind, summed up. An
 * address is what limits and bans count by: all of IPv4, or the /64 of IPv6.
 */
export class Incidents {
  readonly #clock: Clock;
  readonly #log: Logger;
  /** Kinds that were logged less than a minute ago. */
  readonly #open = new Map<IncidentKind, { readonly summary: Summary; cancel(): void }>();

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Notes one incident.
   *
   * @param what what exactly: the name of a limit, the origin of a request. It may come from a stranger
   */
  note(kind: IncidentKind, address: string, what = ''): void {
    const known = this.#open.get(kind);
    if (known) return add(known.summary, address, what);
    const first = newSummary();
    add(first, address, what);
    this.#write(kind, first);
    this.#await(kind);
  }

  /** Logs what hasn't been logged yet. */
  close(): void {
    for (const [kind, { summary, cancel }] of this.#open) {
      cancel();
      if (summary.count > 0) this.#write(kind, summary);
    }
    this.#open.clear();
  }

  #await(kind: IncidentKind): void {
    const cancel = this.#clock.setTimer(SUMMED_UP_FOR_MS, () => {
      const summary = this.#open.get(kind)?.summary;
      this.#open.delete(kind);
      if (!summary || summary.count === 0) return;
      this.#write(kind, summary);
      this.#await(kind);
    });
    this.#open.set(kind, { summary: newSummary(), cancel });
  }

  #write(kind: IncidentKind, { count, addresses, examples }: Summary): void {
    const most = [...addresses].sort((a, b) => b[1] - a[1]);
    const named = most.slice(0, MAX_NAMED);
    const fields = {
      incident: kind,
      count,
      addresses: Object.fromEntries(named),
      ...(most.length > named.length && { moreAddresses: most.length - named.length }),
      ...(examples.size > 0 && { what: [...examples] }),
    };
    this.#log.warn(fields, MESSAGES[kind]);
  }
}

function add(summary: Summary, address: string, what: string): void {
  const { addresses, examples } = summary;
  summary.count += 1;
  if (addresses.has(address) || addresses.size < MAX_COUNTED) addresses.set(address, (addresses.get(address) ?? 0) + 1);
  if (what !== '' && examples.size < MAX_EXAMPLES) examples.add(what.slice(0, MAX_WHAT));
}

import type { ServerRefusal } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { TableClient } from '../tables/connections.ts';
import type { Tables } from '../tables/tables.ts';

const CHECK_EVERY_MS = 1000;
/**
 * Proxies check servers every few seconds, and want to see a fault twice. A client sent away before that would be
 * brought back here.
 */
const PROXIES_NOTICE_MS = 15_000;

export interface DrainOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly tables: Pick<Tables, 'loaded' | 'hasReadyPeer' | 'announceDraining'>;
  /** Called when new matches begin or cease to be refused. */
  onNews(): void;
}

/**
 * A server that is about to stop. If another server can take over, this one asks proxies to send new visitors there and
 * does so with the clients of tables without a match in play, but serves everyone who is sent here all the same: a
 * proxy may not have noticed yet, or have no choice. If there is no other server, it makes no tables and starts no
 * matches. Matches in play go on to their end.
 */
export class Drain {
  readonly #options: DrainOptions;
  #checking: Repetition | null = null;
  #toldRefusing = false;
  /** Since when another server could take over; null if none can. */
  #sendsSince: number | null = null;
  /** Each is sent away once; later ones come from a proxy that has no choice. Null until proxies have noticed. */
  #toSendAway: WeakSet<TableClient> | null = null;

  constructor(options: DrainOptions) {
    this.#options = options;
  }

  get isDraining(): boolean {
    return this.#checking !== null;
  }
  /** True if there is another server, so that a proxy should send new visitors there. */
  get sendsElsewhere(): boolean {
    return this.isDraining && this.#options.tables.hasReadyPeer;
  }
  /** True if no table can be made and no match can start here, because there is no other server to do it. */
  get refusesMatches(): boolean {
    return this.isDraining && !this.#options.tables.hasReadyPeer;
  }
  /** The refusal of a new table or match; undefined if it may begin. */
  readonly refusal = (): ServerRefusal | undefined => (this.refusesMatches ? refuse('draining') : undefined);

  begin(): void {
    if (this.#checking) return;
    const { clock, log, tables } = this.#options;
    const failed = (error: unknown): void => log.error({ err: error }, 'sending guests to another server failed');
    this.#checking = repeat(clock, CHECK_EVERY_MS, () => this.#check(), failed);
    tables.announceDraining(true);
    this.#tellPages();
  }
  end(): void {
    if (!this.#checking) return;
    this.close();
    this.#options.tables.announceDraining(false);
    this.#tellPages();
  }
  close(): void {
    void this.#checking?.stop();
    this.#checking = null;
    this.#sendsSince = null;
    this.#toSendAway = null;
  }

  #tellPages(): void {
    if (this.refusesMatches === this.#toldRefusing) return;
    this.#toldRefusing = this.refusesMatches;
    this.#options.onNews();
  }

  async #check(): Promise<void> {
    this.#tellPages();
    if (!this.sendsElsewhere) {
      this.#sendsSince = null;
      this.#toSendAway = null;
      return;
    }
    const now = this.#options.clock.now();
    this.#sendsSince ??= now;
    if (now - this.#sendsSince >= PROXIES_NOTICE_MS) await this.#sendIdleElsewhere();
  }

  /** Disconnects clients of tables without a match in play. They reconnect by themselves. */
  async #sendIdleElsewhere(): Promise<void> {
    const tables = await this.#options.tables.loaded();
    // Draining may have ended meanwhile.
    if (!this.sendsElsewhere) return;
    this.#toSendAway ??= new WeakSet(tables.flatMap((table) => [...table.clients]));
    const clients = this.#toSendAway;
    for (const table of tables)
      if (table.state.status !== 'playing') table.dismissClients(refuse('closing'), (client) => clients.has(client));
  }
}

import type { ServerRefusal } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { Tables } from '../tables/tables.ts';

const MOVE_EVERY_MS = 1000;

export interface DrainOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly tables: Pick<Tables, 'loaded' | 'hasReadyPeer' | 'announceDraining'>;
  /** Called when draining begins or ends. */
  onNews(): void;
}

/**
 * A server that is about to stop makes no tables and starts no matches. Matches in play go on to their end. If another
 * server can take over, it sends everyone else there.
 */
export class Drain {
  readonly #options: DrainOptions;
  #moving: Repetition | null = null;

  constructor(options: DrainOptions) {
    this.#options = options;
  }

  get isDraining(): boolean {
    return this.#moving !== null;
  }
  /** The refusal of a new table or match; undefined if it may begin. */
  readonly refusal = (): ServerRefusal | undefined => (this.isDraining ? refuse('draining') : undefined);
  /** True if a proxy should send new visitors elsewhere, and there is another server for them. */
  get sendsElsewhere(): boolean {
    return this.isDraining && this.#options.tables.hasReadyPeer;
  }

  begin(): void {
    if (this.#moving) return;
    const { clock, log } = this.#options;
    const failed = (error: unknown): void => log.error({ err: error }, 'sending guests to another server failed');
    this.#moving = repeat(clock, MOVE_EVERY_MS, () => this.#sendIdleElsewhere(), failed);
    this.#changed();
  }
  end(): void {
    if (!this.#moving) return;
    this.close();
    this.#changed();
  }
  close(): void {
    void this.#moving?.stop();
    this.#moving = null;
  }

  #changed(): void {
    const { tables, onNews } = this.#options;
    tables.announceDraining(this.isDraining);
    onNews();
  }

  /** Disconnects the clients of all tables without a match in play. They reconnect by themselves. */
  async #sendIdleElsewhere(): Promise<void> {
    for (const table of await this.#options.tables.loaded())
      if (this.sendsElsewhere && table.state.status !== 'playing') table.dismissClients(refuse('closing'));
  }
}

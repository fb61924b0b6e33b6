import type { ServerRefusal } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { FOR_GOOD } from '../storage/notes.ts';
import type { Ban, StoredBans } from '../storage/stored-bans.ts';
import { RangeIndex } from './address-range.ts';

export interface BanListOptions {
  readonly bans: StoredBans;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when a ban may have been added. */
  onNews(): void;
}

/** The bans in force, in memory, because they are looked up with every request. */
export class BanList {
  readonly #options: BanListOptions;
  #guests = new Map<string, Ban>();
  #ranges = new RangeIndex<Ban>();
  #known = '';

  constructor(options: BanListOptions) {
    this.#options = options;
  }

  /** Reads the bans of the store, which another server may have changed. */
  async read(): Promise<void> {
    const { bans, clock, log, onNews } = this.#options;
    const current = await bans.current(clock.now());
    const guests = new Map<string, Ban>();
    const ranges = new RangeIndex<Ban>();
    for (const ban of current)
      if (!isRange(ban.subject)) guests.set(ban.subject, ban);
      else if (!ranges.add(ban.subject, ban)) log.warn({ subject: ban.subject }, 'ignored a damaged ban');
    [this.#guests, this.#ranges] = [guests, ranges];
    const known = JSON.stringify(current);
    const isNews = known !== this.#known;
    this.#known = known;
    if (isNews) onNews();
  }

  /** The refusal for this address; undefined if it may come in. */
  refusalOfAddress(address: string): ServerRefusal | undefined {
    return this.#refusalOf(this.#ranges.find(address));
  }
  refusalOfGuest(who: string): ServerRefusal | undefined {
    return this.#refusalOf(this.#guests.get(who));
  }
  get hasGuests(): boolean {
    return this.#guests.size > 0;
  }

  #refusalOf(ban: Ban | undefined): ServerRefusal | undefined {
    // It may have ended since the bans were read.
    if (!ban || ban.until < this.#options.clock.now()) return undefined;
    const of = isRange(ban.subject) ? 'network' : 'guest';
    return { code: 'banned', of, until: ban.until === FOR_GOOD ? null : ban.until };
  }
}

/** A guest's id has no slash. */
export const isRange = (subject: string): boolean => subject.includes('/');

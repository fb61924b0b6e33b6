import type { Picture } from '@wordhoard/protocol';
import type { Clock } from './clock.ts';
import type { Storage } from './storage/storage.ts';

const DAY = 86_400_000;
/** A cookie lasts a year from when it was last shown: after that nobody can come back as that guest. */
const FORGOTTEN_AFTER = 366 * DAY;

/** What guests go by, as long as they may come back. */
export class GuestBook {
  readonly #storage: Storage;
  readonly #clock: Clock;
  #prunedAt = Number.NEGATIVE_INFINITY;

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  async guest(who: string): Promise<{ name: string; picture: Picture | null } | undefined> {
    const found = await this.#storage.guest(who);
    if (!found) return undefined;
    const { name, picture, seen } = found;
    const now = this.#clock.now();
    if (now - seen > DAY) await this.#storage.saveGuest(who, { name }, now);
    return { name, picture };
  }

  forget(who: string): Promise<void> {
    return this.#storage.deleteGuest(who);
  }

  async saveGuest(who: string, guest: { readonly name: string; readonly picture?: Picture }): Promise<void> {
    const now = this.#clock.now();
    await this.#storage.saveGuest(who, guest, now);
    // Whoever adds one makes room, once a day.
    if (now - this.#prunedAt < DAY) return;
    this.#prunedAt = now;
    await this.#storage.deleteGuests(now - FORGOTTEN_AFTER);
  }
}

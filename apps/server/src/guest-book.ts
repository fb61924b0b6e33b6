import type { Picture } from '@wordhoard/protocol';
import type { Clock } from './clock.ts';
import type { Storage } from './storage/storage.ts';

const DAY = 86_400_000;

/** Names and pictures of guests, stored as long as their cookie lasts. */
export class GuestBook {
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor(storage: Storage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  async find(who: string): Promise<{ name: string; picture: Picture | null } | undefined> {
    const found = await this.#storage.guest(who);
    if (!found) return undefined;
    const { name, picture, seen } = found;
    const now = this.#clock.now();
    if (now - seen > DAY) await this.#storage.saveGuest(who, { name }, now);
    return { name, picture };
  }

  delete(who: string): Promise<void> {
    return this.#storage.deleteGuest(who);
  }

  save(who: string, guest: { readonly name: string; readonly picture?: Picture }): Promise<void> {
    return this.#storage.saveGuest(who, guest, this.#clock.now());
  }
}

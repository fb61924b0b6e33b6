import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { FOR_GOOD, NOTES_AT_ONCE, type Notes } from '../storage/notes.ts';

/** The guest and device that a cookie names. */
export interface GuestDevice {
  readonly who: string;
  /** '' for the guest's first device. */
  readonly device: string;
}

export interface RevocationsOptions {
  readonly notes: Notes;
  readonly clock: Clock;
  /** The key that signs the cookies. */
  readonly secret: string;
  /** How long a look-up stays valid: others may write to the same store. */
  readonly freshMs: number;
}

/** Recently checked cookies. */
const MAX_CACHED = 10_000;
/** Two notes can revoke a cookie: its device was signed off, or its guest was deleted. */
const COOKIES_AT_ONCE = NOTES_AT_ONCE / 2;

/** Revoked cookies. There may be any number of them, so they stay in the store and are looked up one by one. */
export class Revocations {
  readonly #options: RevocationsOptions;
  /** In the order of their look-ups, the oldest first. */
  readonly #cache = new Map<string, { readonly isRevoked: boolean; readonly at: number }>();
  /** Counts revocations added here. If it changes during a look-up, the answer of the store may be out of date. */
  #added = 0;

  constructor(options: RevocationsOptions) {
    this.#options = options;
  }

  async isRevoked(guest: GuestDevice): Promise<boolean> {
    const { clock, freshMs } = this.#options;
    const known = this.#cache.get(deviceId(guest));
    if (known && clock.now() - known.at < freshMs) return known.isRevoked;
    return (await this.findRevoked([guest])).length > 0;
  }

  /** Returns those of the guests whose cookie is revoked, according to the store. */
  async findRevoked(guests: readonly GuestDevice[]): Promise<GuestDevice[]> {
    const revoked: GuestDevice[] = [];
    for (let from = 0; from < guests.length; from += COOKIES_AT_ONCE)
      revoked.push(...(await this.#load(guests.slice(from, from + COOKIES_AT_ONCE))));
    return revoked;
  }

  async addDevice(guest: GuestDevice): Promise<void> {
    const { notes, clock } = this.#options;
    const { who, device } = guest;
    const value = JSON.stringify(device);
    await notes.put({ kind: 'revoked', id: deviceId(guest), who, value, until: FOR_GOOD, due: null });
    this.#added += 1;
    this.#remember(guest, true, clock.now());
  }

  /**
   * Revokes every cookie of this guest. The note doesn't name the guest, because it stays when everything else is
   * deleted.
   */
  async addGuest(who: string): Promise<void> {
    const { notes } = this.#options;
    const id = this.#guestId(who);
    await notes.put({ kind: 'revoked', id, who: '', value: '""', until: FOR_GOOD, due: null });
    this.#added += 1;
    for (const key of this.#cache.keys()) if (key.startsWith(deviceId({ who, device: '' }))) this.#cache.delete(key);
    await notes.deleteOfGuest('revoked', who);
  }

  async #load(guests: readonly GuestDevice[]): Promise<GuestDevice[]> {
    const { notes, clock } = this.#options;
    const at = clock.now();
    const added = this.#added;
    const idsOf = new Map(guests.map((guest) => [guest, [deviceId(guest), this.#guestId(guest.who)]]));
    const found = new Set((await notes.find('revoked', [...idsOf.values()].flat())).map(({ id }) => id));
    if (added !== this.#added) return this.#load(guests);
    const revoked = guests.filter((guest) => idsOf.get(guest)?.some((id) => found.has(id)));
    for (const guest of guests) this.#remember(guest, revoked.includes(guest), at);
    return revoked;
  }

  #remember(guest: GuestDevice, isRevoked: boolean, at: number): void {
    const key = deviceId(guest);
    this.#cache.delete(key);
    this.#cache.set(key, { isRevoked, at });
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
  }

  #guestId(who: string): string {
    return `guest ${createHmac('sha256', this.#options.secret).update(`forgotten ${who}`).digest('base64url')}`;
  }
}

const deviceId = ({ who, device }: GuestDevice): string => `${who} ${device}`;

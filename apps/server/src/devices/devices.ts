import { randomBytes } from 'node:crypto';
import { DEVICE_KINDS, type Device, type DeviceKind, type LinkCode } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import { isObject, parseJson } from '../json.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { Note } from '../storage/notes.ts';
import type { Storage } from '../storage/storage.ts';
import { hashOfCode, newLinkCode, readLinkCode } from './link-codes.ts';
import { type GuestDevice, Revocations } from './revocations.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Short, because a code is typed or scanned at once. */
const CODE_MS = 5 * MINUTE;
/** A device is listed as long as its cookie lasts: a year from its last use. */
const LISTED_MS = 366 * DAY;
/** Milliseconds until other processes learn that a device was signed off. */
const CHECK_EVERY_MS = 5000;
/** Devices of one guest, including those that were signed off. */
const MAX_DEVICES = 100;

/** The device a guest began with has no name in its cookie. */
const FIRST_DEVICE = '';
/** Its id in URLs. */
const FIRST_ID = 'first';

/** Fields are null if the note is damaged. The device is still listed, so that it can be signed off. */
interface LinkedDevice {
  readonly id: string;
  readonly kind: DeviceKind | null;
  readonly since: number | null;
}

export interface DevicesOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Logger;
  /** The key that signs the cookies. */
  readonly secret: string;
  /** A device is signed off: close its connections and stop its notifications. Null for all of a guest's devices. */
  onSignedOff(who: string, device: string | null): void;
  /** Guests that are connected now, with their devices. */
  connectedGuests(): Iterable<GuestDevice>;
}

/** A guest's devices, and the codes that link further ones. */
export class Devices {
  readonly #options: DevicesOptions;
  readonly #revocations: Revocations;
  #checks: Repetition | null = null;

  constructor(options: DevicesOptions) {
    const { storage, clock, secret } = options;
    this.#options = options;
    // A file belongs to one server, so no other process signs devices off.
    const freshMs = storage.self === null ? Number.POSITIVE_INFINITY : CHECK_EVERY_MS;
    this.#revocations = new Revocations({ notes: storage.notes, clock, secret, freshMs });
  }

  start(): void {
    const { storage, clock, log } = this.#options;
    if (storage.self === null) return;
    const failed = (error: unknown): void => log.error({ err: error }, 'checking for signed-off devices failed');
    this.#checks = repeat(clock, CHECK_EVERY_MS, () => this.#signOffRevoked(), failed);
  }
  close(): void {
    void this.#checks?.stop();
  }

  isRevoked(guest: GuestDevice): Promise<boolean> {
    return this.#revocations.isRevoked(guest);
  }

  /**
   * Creates a code for this guest and invalidates the one before. Only its hash is stored. Null if the guest has too
   * many devices.
   */
  async createCode(who: string): Promise<LinkCode | null> {
    const { storage, clock, secret } = this.#options;
    const [linked, revoked] = await Promise.all([
      storage.notes.ofGuest('device', who),
      storage.notes.ofGuest('revoked', who),
    ]);
    if (linked.length + revoked.length >= MAX_DEVICES) return null;
    const code = newLinkCode();
    await storage.notes.deleteOfGuest('link', who);
    const until = clock.now() + CODE_MS;
    await storage.notes.put({ kind: 'link', id: hashOfCode(secret, code), who, value: '', until, due: null });
    return { code, ms: CODE_MS };
  }

  /** Redeems a code and returns the guest and the id of the new device; null if the code is wrong, used or too old. */
  async redeemCode(text: string, kind: DeviceKind): Promise<GuestDevice | null> {
    const { storage, clock, secret } = this.#options;
    const code = readLinkCode(text);
    if (code === undefined) return null;
    const note = await storage.notes.take('link', hashOfCode(secret, code));
    if (!note || note.until < clock.now()) return null;
    const device = randomBytes(9).toString('base64url');
    await this.#saveDevice(note.who, device, JSON.stringify({ kind, since: Math.floor(clock.now()) }));
    return { who: note.who, device };
  }

  /** The guest's devices, the oldest first; `here` is the one that asks. */
  async list(who: string, here: string): Promise<Device[]> {
    const linked = (await this.#options.storage.notes.ofGuest('device', who)).map(readDevice);
    const later = linked.map((it): Device => ({ ...it, here: it.id === here }));
    later.sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
    const first: Device = { id: FIRST_ID, kind: null, since: null, here: here === FIRST_DEVICE };
    return (await this.isRevoked({ who, device: FIRST_DEVICE })) ? later : [first, ...later];
  }

  /** Signs that device off. False when this guest has no such device. */
  async revoke(who: string, id: string): Promise<boolean> {
    const device = id === FIRST_ID ? FIRST_DEVICE : id;
    if (!(await this.#hasDevice({ who, device }))) return false;
    const { notes } = this.#options.storage;
    // First: if this write fails, the device stays in the list and can be signed off again.
    await this.#revocations.addDevice({ who, device });
    await notes.take('device', device);
    // A code it may have asked for must not sign it in again.
    await notes.deleteOfGuest('link', who);
    this.#options.onSignedOff(who, device);
    return true;
  }

  /** Signs off all devices of a guest, and deletes the list of them. */
  async forget(who: string): Promise<void> {
    const { notes } = this.#options.storage;
    await this.#revocations.addGuest(who);
    await notes.deleteOfGuest('device', who);
    await notes.deleteOfGuest('link', who);
    this.#options.onSignedOff(who, null);
  }

  /** Notes that the device was used, which keeps it listed for another year. */
  async noteUse({ who, device }: GuestDevice): Promise<void> {
    if (device === FIRST_DEVICE) return;
    const { storage, clock } = this.#options;
    const [note] = await storage.notes.find('device', [device]);
    if (note && note.until < clock.now() + LISTED_MS - DAY) await this.#saveDevice(who, device, note.value);
  }

  async #hasDevice({ who, device }: GuestDevice): Promise<boolean> {
    if (device === FIRST_DEVICE) return !(await this.isRevoked({ who, device }));
    const [note] = await this.#options.storage.notes.find('device', [device]);
    return note?.who === who;
  }

  async #saveDevice(who: string, id: string, value: string): Promise<void> {
    const { storage, clock } = this.#options;
    await storage.notes.put({ kind: 'device', id, who, value, until: clock.now() + LISTED_MS, due: null });
  }

  /** Disconnects devices that another process has signed off. */
  async #signOffRevoked(): Promise<void> {
    const { connectedGuests, onSignedOff } = this.#options;
    for (const { who, device } of await this.#revocations.findRevoked([...connectedGuests()])) onSignedOff(who, device);
  }
}

function readDevice({ id, value }: Note): LinkedDevice {
  const known = parseJson(value);
  if (!isObject(known)) return { id, kind: null, since: null };
  const { kind, since } = known;
  return {
    id,
    kind: DEVICE_KINDS.find((it) => it === kind) ?? null,
    since: typeof since === 'number' ? since : null,
  };
}

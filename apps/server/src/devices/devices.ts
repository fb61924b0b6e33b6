import { randomBytes } from 'node:crypto';
import type { Device, DeviceKind, LinkCode } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { Storage } from '../storage/storage.ts';
import { hashOfCode, newLinkCode, readLinkCode } from './link-codes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A code is typed or scanned at once, or not at all. */
const CODE_MS = 5 * MINUTE;
/** A cookie lasts a year from when it was last shown; so long is it remembered that it is worth nothing. */
const REMEMBERED_MS = 366 * DAY;
/** How soon another process hears that a device was signed off. */
const LOOK_EVERY = 5000;

/** The device a guest began with has no name in its cookie. */
const FIRST = '';
/** In addresses. */
const FIRST_ID = 'first';

interface Kept {
  readonly kind: DeviceKind;
  readonly since: number;
}

export interface DevicesOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Logger;
  /** What signs the cookies. */
  readonly secret: string;
  /** A device is signed off: whoever is connected from it has to go, and it is not called any more. */
  signedOff(who: string, device: string): void;
}

/** The devices on which a guest is the same guest, and the codes that bring another. */
export class Devices {
  readonly #options: DevicesOptions;
  /** Small: it grows only when somebody signs a device off. Looked at for every request. */
  #revoked = new Set<string>();
  #looking: Repetition | null = null;

  constructor(options: DevicesOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#look();
    // The file is one server's alone: there nobody else signs anything off.
    if (this.#options.storage.self !== null) this.#lookAgain();
  }
  close(): void {
    void this.#looking?.stop();
  }

  isRevoked(who: string, device: string): boolean {
    return this.#revoked.size > 0 && this.#revoked.has(key(who, device));
  }

  /** A new code for this guest; the one before is worth nothing any more. Only what it hashes to is kept. */
  async code(who: string): Promise<LinkCode> {
    const { storage, clock, secret } = this.#options;
    const code = newLinkCode();
    await storage.notes.dropOf('link', who);
    const until = clock.now() + CODE_MS;
    await storage.notes.put({ kind: 'link', id: hashOfCode(secret, code), who, value: '', until });
    return { code, ms: CODE_MS };
  }

  /** Whose device this becomes by the code, under which name; null for one that is wrong, used or too old. */
  async claim(text: string, kind: DeviceKind): Promise<{ readonly who: string; readonly device: string } | null> {
    const { storage, clock, secret } = this.#options;
    const code = readLinkCode(text);
    if (code === undefined) return null;
    const note = await storage.notes.take('link', hashOfCode(secret, code));
    if (!note || note.until < clock.now()) return null;
    const device = randomBytes(9).toString('base64url');
    await this.#keep(note.who, device, { kind, since: Math.floor(clock.now()) });
    return { who: note.who, device };
  }

  /** All on which this guest may come back, the first first; `here` is the one that asks. */
  async list(who: string, here: string): Promise<Device[]> {
    const linked = await this.#linked(who);
    const later = linked.map(({ id, kind, since }): Device => ({ id, kind, since, here: id === here }));
    later.sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
    const first: Device = { id: FIRST_ID, kind: null, since: null, here: here === FIRST };
    return this.isRevoked(who, FIRST) ? later : [first, ...later];
  }

  /** That device is somebody else from now on. False when this guest has no such device. */
  async revoke(who: string, id: string): Promise<boolean> {
    const linked = await this.#linked(who);
    const isFirst = id === FIRST_ID && !this.isRevoked(who, FIRST);
    if (!isFirst && !linked.some((it) => it.id === id)) return false;
    await this.#revoke(who, isFirst ? FIRST : id);
    return true;
  }

  /** All of this guest's are somebody else from now on, and nothing is left of which there were. */
  async forget(who: string): Promise<void> {
    const { notes } = this.#options.storage;
    const linked = await this.#linked(who);
    if (linked.length === 0) return notes.dropOf('link', who);
    for (const { id } of linked) await this.#revoke(who, id);
    if (!this.isRevoked(who, FIRST)) await this.#revoke(who, FIRST);
  }

  /** It was used: its cookie lasts a year from now, and so does what is known of it. */
  async seen(who: string, device: string): Promise<void> {
    if (device === FIRST) return;
    const { clock } = this.#options;
    const known = (await this.#linked(who)).find(({ id }) => id === device);
    if (known && known.until < clock.now() + REMEMBERED_MS - DAY) await this.#keep(who, device, known);
  }

  async #linked(who: string): Promise<(Kept & { readonly id: string; readonly until: number })[]> {
    const notes = await this.#options.storage.notes.of('device', who);
    // Written by `#keep`.
    return notes.map(({ id, value, until }) => ({ ...(JSON.parse(value) as Kept), id, until }));
  }

  async #keep(who: string, id: string, { kind, since }: Kept): Promise<void> {
    const { storage, clock } = this.#options;
    const until = clock.now() + REMEMBERED_MS;
    await storage.notes.put({ kind: 'device', id, who, value: JSON.stringify({ kind, since } satisfies Kept), until });
  }

  /** Remembered first: if it cannot be, the device stays in the list, and can be signed off again. */
  async #revoke(who: string, device: string): Promise<void> {
    const { storage, clock } = this.#options;
    const until = clock.now() + REMEMBERED_MS;
    await storage.notes.put({ kind: 'revoked', id: key(who, device), who, value: JSON.stringify(device), until });
    await storage.notes.take('device', device);
    // One it may have asked for brings nobody back.
    await storage.notes.dropOf('link', who);
    this.#hear(who, device);
  }

  #hear(who: string, device: string): void {
    if (this.isRevoked(who, device)) return;
    this.#revoked.add(key(who, device));
    this.#options.signedOff(who, device);
  }

  async #look(): Promise<void> {
    for (const { who, value } of await this.#options.storage.notes.all('revoked')) this.#hear(who, JSON.parse(value));
  }
  #lookAgain(): void {
    const { clock, log } = this.#options;
    const failed = (error: unknown): void => log.error({ err: error }, 'looking for signed-off devices failed');
    this.#looking = repeat(clock, LOOK_EVERY, () => this.#look(), failed);
  }
}

const key = (who: string, device: string): string => `${who} ${device}`;

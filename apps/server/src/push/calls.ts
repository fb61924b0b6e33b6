import { createHash } from 'node:crypto';
import type { PushRequest } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { Note, Notes } from '../storage/notes.ts';
import { encryptFor, type PushKeys } from './encrypt.ts';
import type { Post } from './post.ts';
import { endOfQuiet } from './quiet.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than any match by the day goes without a move. */
const KEPT_MS = 60 * DAY;
/** A device that was off for longer has no use for it. */
const TTL_SECONDS = 86_400;
const MOST_AT_ONCE = 8;
const MOST_WAITING = 1000;
/** Tables and devices of one guest together. */
const MOST_OF_ONE = 40;

/** Whom to call about which table, and what was done so far. */
interface Kept extends PushKeys {
  readonly endpoint: string;
  readonly device: string;
  readonly code: string;
  readonly game: string;
  readonly quiet: PushRequest['quiet'];
  /** The last question it was called for. */
  readonly called: number | null;
  /** Quiet hours: the question it is to be called for when they are over, and when that is. */
  readonly later: { readonly question: number; readonly at: number } | null;
}

/** A guest is asked something at a table by the day, and is not there. */
export interface Call {
  readonly code: string;
  readonly who: string;
  readonly question: number;
}

export interface CallsOptions {
  readonly notes: Notes;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: VapidKeys;
  /** Whom a push service may ask about us. */
  readonly contact: string;
  readonly post: Post;
  /** The question this guest is asked at the table now, if any. */
  asked(code: string, who: string): Promise<number | null>;
}

const read = ({ value }: Note): Kept => JSON.parse(value) as Kept; // written by `#put`
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Calls devices to tables played by the day. What is said is only which game and table: no word, no letter. */
export class Calls {
  readonly #options: CallsOptions;
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;
  #callingLater: Repetition | null = null;

  constructor(options: CallsOptions) {
    this.#options = options;
  }

  get publicKey(): string {
    return this.#options.keys.publicKey;
  }
  start(): void {
    const { clock, log } = this.#options;
    const failed = (error: unknown): void => log.error({ err: error }, 'late calls failed');
    this.#callingLater = repeat(clock, MINUTE, () => this.#callLater(), failed);
  }
  close(): void {
    void this.#callingLater?.stop();
    this.#waiting.length = 0;
  }

  /** This device of this guest wants to be called about this table. False: it has asked for too much already. */
  async add(who: string, device: string, game: string, { code, subscription, quiet }: PushRequest): Promise<boolean> {
    const { endpoint, keys } = subscription;
    const id = `${code} ${hash(endpoint)}`;
    const before = await this.#options.notes.of('push', who);
    if (before.length >= MOST_OF_ONE && !before.some((note) => note.id === id)) return false;
    // What they are asked now they have before their eyes.
    const called = await this.#options.asked(code, who);
    await this.#put(who, { ...keys, endpoint, device, code, game, quiet, called, later: null });
    return true;
  }

  /** Nobody is called any more: about a table, on a device, at an address, or at all. */
  async drop(who: string, which: Partial<Pick<Kept, 'code' | 'device' | 'endpoint'>> = {}): Promise<void> {
    for (const note of await this.#options.notes.of('push', who)) {
      const kept = read(note);
      // Keys of a `Kept`, which Object.keys forgets.
      const keys = Object.keys(which) as (keyof typeof which)[];
      if (keys.every((key) => which[key] === kept[key])) await this.#options.notes.take('push', note.id);
    }
  }

  /** Once for a question, on every device that wants it; in its quiet hours later. */
  async call({ code, who, question }: Call): Promise<void> {
    const now = this.#options.clock.now();
    for (const note of await this.#options.notes.of('push', who)) {
      const kept = read(note);
      if (kept.code !== code || kept.called === question || kept.later?.question === question) continue;
      const at = endOfQuiet(kept.quiet, now);
      if (at !== null) await this.#put(who, { ...kept, later: { question, at } });
      else await this.#ring(who, kept, question);
    }
  }

  async #callLater(): Promise<void> {
    const now = this.#options.clock.now();
    for (const note of await this.#options.notes.all('push')) {
      const kept = read(note);
      if (!kept.later || kept.later.at > now) continue;
      const question = await this.#options.asked(kept.code, note.who);
      if (question === kept.later.question) await this.#ring(note.who, kept, question);
      else await this.#put(note.who, { ...kept, later: null });
    }
  }

  async #ring(who: string, kept: Kept, question: number): Promise<void> {
    // First: whatever becomes of it, nobody is called twice for the same.
    await this.#put(who, { ...kept, called: question, later: null });
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(() => this.#send(who, kept));
    this.#next();
  }
  #next(): void {
    while (this.#running < MOST_AT_ONCE) {
      const work = this.#waiting.shift();
      if (!work) return;
      this.#running += 1;
      void work().finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #send(who: string, { endpoint, p256dh, auth, code, game }: Kept): Promise<void> {
    const { keys, contact, clock, log, post } = this.#options;
    try {
      const headers = {
        authorization: vapidHeader(keys, endpoint, contact, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
        urgency: 'normal',
        // One that has not been delivered is replaced by the next about the same table.
        topic: hash(code).slice(0, 32),
      };
      const body = encryptFor({ p256dh, auth }, JSON.stringify({ type: 'turn', game, code }));
      const status = await post({ endpoint, headers, body });
      // The device says no, for good.
      if (status === 404 || status === 410) await this.drop(who, { endpoint });
    } catch (error) {
      // Whose service it is, is nobody's business; that it failed is ours.
      log.warn({ why: error instanceof Error ? error.message : 'unknown' }, 'a call failed');
    }
  }

  async #put(who: string, kept: Kept): Promise<void> {
    const until = this.#options.clock.now() + KEPT_MS;
    const id = `${kept.code} ${hash(kept.endpoint)}`;
    await this.#options.notes.put({ kind: 'push', id, who, value: JSON.stringify(kept), until });
  }
}

import type { PushRequest } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { NOTES_AT_ONCE, type Note, type Notes } from '../storage/notes.ts';
import { CallBudget } from './call-budget.ts';
import { encryptFor } from './encrypt.ts';
import type { Post } from './post.ts';
import { endOfQuiet } from './quiet.ts';
import { hash, noteOf, readSubscription, type Subscription } from './subscription.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

const MINUTE = 60_000;
/** A device that was off for longer has no use for it. */
const TTL_SECONDS = 86_400;
const MOST_AT_ONCE = 8;
const MOST_WAITING = 1000;
/** Tables and devices of one guest together. */
const MOST_OF_ONE = 40;
/** Devices of one guest that are called about one table. */
const MOST_AT_TABLE = 5;
/** Pages of late calls in one minute; the rest follow in the next. */
const MOST_PAGES = 5;
/** A late call that was begun, by a process that ended meanwhile, is made after so long. */
const LEASE_MS = 10 * MINUTE;

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
  /** Contact for push services. */
  readonly contact: string;
  readonly post: Post;
  /** The question this guest is asked at the table now, if any. */
  asked(code: string, who: string): Promise<number | null>;
}

/** Calls devices to tables played by the day. What is said is only which game and table: no word, no letter. */
export class Calls {
  readonly #options: CallsOptions;
  readonly #budget: CallBudget;
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;
  #callingLater: Repetition | null = null;

  constructor(options: CallsOptions) {
    this.#options = options;
    this.#budget = new CallBudget(options.clock);
  }

  get publicKey(): string {
    return this.#options.keys.publicKey;
  }
  start(): void {
    const { clock, log } = this.#options;
    const failed = (error: unknown): void => log.error({ err: error }, 'retrying notifications failed');
    this.#callingLater = repeat(clock, MINUTE, () => this.#callLater(), failed);
  }
  close(): void {
    void this.#callingLater?.stop();
    this.#waiting.length = 0;
  }

  /**
   * This device of this guest wants to be called about this table; of too many there, the one used longest ago is not
   * called any more. False: it has asked for too much already.
   */
  async add(who: string, device: string, game: string, { code, subscription, quiet }: PushRequest): Promise<boolean> {
    const { notes, asked, clock } = this.#options;
    const { endpoint, keys } = subscription;
    const others = (await this.#at(who, code)).filter((it) => it.subscription.endpoint !== endpoint);
    for (const { note } of others.slice(MOST_AT_TABLE - 1)) await notes.take('push', note.id);
    // The player has the current question on the screen.
    const called = await asked(code, who);
    const made = { ...keys, endpoint, device, code, game, quiet, called, later: null };
    return notes.put(noteOf(who, made, clock.now()), MOST_OF_ONE);
  }

  /** Stops notifications: about a table, on a device, at an address, or all of a guest's. */
  async drop(who: string, which: Partial<Pick<Subscription, 'code' | 'device' | 'endpoint'>> = {}): Promise<void> {
    const { notes } = this.#options;
    // Keys of a `Subscription`, which Object.keys forgets.
    const keys = Object.keys(which) as (keyof typeof which)[];
    if (keys.length === 0) return notes.dropOf('push', who);
    for (const { note, subscription } of await this.#of(who))
      if (keys.every((key) => which[key] === subscription[key])) await notes.take('push', note.id);
  }

  /** Once for a question, on every device that wants it; in its quiet hours later. */
  async call({ code, who, question }: Call): Promise<void> {
    const now = this.#options.clock.now();
    for (const { subscription } of (await this.#at(who, code)).slice(0, MOST_AT_TABLE)) {
      if (subscription.called === question || subscription.later?.question === question) continue;
      const at = endOfQuiet(subscription.quiet, now);
      if (at !== null) await this.#put(who, { ...subscription, later: { question, at } });
      else await this.#ring(who, subscription, question);
    }
  }

  async #callLater(): Promise<void> {
    const { notes, clock } = this.#options;
    for (let page = 0; page < MOST_PAGES; page++) {
      const now = clock.now();
      const due = await notes.takeDue('push', now, now + LEASE_MS);
      for (const note of due) await this.#callNow(note);
      if (due.length < NOTES_AT_ONCE) return;
    }
  }
  async #callNow(note: Note): Promise<void> {
    const subscription = await this.#read(note);
    if (!subscription) return;
    const question = await this.#options.asked(subscription.code, note.who);
    if (question !== null && question === subscription.later?.question)
      await this.#ring(note.who, subscription, question);
    else await this.#put(note.who, { ...subscription, later: null });
  }

  async #of(who: string): Promise<{ readonly note: Note; readonly subscription: Subscription }[]> {
    const found: { note: Note; subscription: Subscription }[] = [];
    for (const note of await this.#options.notes.of('push', who)) {
      const subscription = await this.#read(note);
      if (subscription) found.push({ note, subscription });
    }
    return found;
  }
  /** Subscriptions to one table, the last used first. */
  async #at(who: string, code: string): Promise<{ readonly note: Note; readonly subscription: Subscription }[]> {
    const found = (await this.#of(who)).filter(({ subscription }) => subscription.code === code);
    return found.sort((a, b) => b.note.until - a.note.until);
  }
  /** One that is damaged is deleted, so that it is told once. */
  async #read(note: Note): Promise<Subscription | undefined> {
    const { notes, log } = this.#options;
    const subscription = readSubscription(note);
    if (subscription) return subscription;
    log.warn({}, 'deleted a damaged push subscription');
    await notes.take('push', note.id);
    return undefined;
  }

  async #ring(who: string, subscription: Subscription, question: number): Promise<void> {
    // First, so that whatever happens, no question is notified twice.
    await this.#put(who, { ...subscription, called: question, later: null });
    if (this.#waiting.length >= MOST_WAITING || !this.#budget.take(who, subscription.endpoint)) return;
    this.#waiting.push(() => this.#send(who, subscription));
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

  async #send(who: string, { endpoint, p256dh, auth, code, game }: Subscription): Promise<void> {
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
      // The guest's push service stays private; its failure is ours to log.
      log.warn({ why: error instanceof Error ? error.message : 'unknown' }, 'sending a notification failed');
    }
  }

  async #put(who: string, subscription: Subscription): Promise<void> {
    const { notes, clock } = this.#options;
    await notes.put(noteOf(who, subscription, clock.now()));
  }
}

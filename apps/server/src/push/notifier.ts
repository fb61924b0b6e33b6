import type { PushRequest } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { NOTES_AT_ONCE, type Note, type Notes } from '../storage/notes.ts';
import { encryptFor } from './encrypt.ts';
import { NotificationBudget } from './notification-budget.ts';
import type { Post } from './post.ts';
import { endOfQuietHours } from './quiet-hours.ts';
import { hash, readSubscription, type Subscription, subscriptionNote } from './subscription.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

const MINUTE = 60_000;
/** Seconds after which an undelivered notification is of no use. */
const TTL_SECONDS = 86_400;
const MAX_SENDING = 8;
const MAX_WAITING = 1000;
/** Tables and devices of one guest together. */
const MAX_PER_GUEST = 40;
/** Devices of one guest that are notified about one table. */
const MAX_PER_TABLE = 5;
/** Pages of delayed notifications sent per minute; the rest follow in the next. */
const MAX_PAGES = 5;
/** Milliseconds after which a delayed notification is tried again, if the process that took it has ended. */
const LEASE_MS = 10 * MINUTE;

export type PushResult = 'sent' | 'gone' | 'failed' | 'dropped';

/** Says that a guest is asked something at a correspondence game while away. */
export interface TurnNotice {
  readonly code: string;
  readonly who: string;
  readonly question: number;
}

export interface NotifierOptions {
  readonly notes: Notes;
  readonly clock: Clock;
  readonly log: Logger;
  readonly keys: VapidKeys;
  /** Contact for push services. */
  readonly contact: string;
  readonly post: Post;
  /** Called with what has become of a notification. */
  readonly report?: (result: PushResult) => void;
  /** The question this guest is asked at the table now, if any. */
  openQuestion(code: string, who: string): Promise<number | null>;
}

/**
 * Notifies devices about correspondence games. A notification names only the game and the table, no words or letters.
 */
export class Notifier {
  readonly #options: NotifierOptions;
  readonly #budget: NotificationBudget;
  readonly #waiting: (() => Promise<void>)[] = [];
  #sending = 0;
  #delayed: Repetition | null = null;

  constructor(options: NotifierOptions) {
    this.#options = options;
    this.#budget = new NotificationBudget(options.clock);
  }

  /** Number of notifications that wait or are being sent. */
  get waiting(): number {
    return this.#waiting.length + this.#sending;
  }
  get publicKey(): string {
    return this.#options.keys.publicKey;
  }
  start(): void {
    const { clock, log } = this.#options;
    const failed = (error: unknown): void => log.error({ err: error }, 'retrying notifications failed');
    this.#delayed = repeat(clock, MINUTE, () => this.#notifyDelayed(), failed);
  }
  close(): void {
    void this.#delayed?.stop();
    this.#waiting.length = 0;
  }

  /**
   * Subscribes a device to a table. If the guest has too many devices there, the least recently used one is dropped.
   * False if the guest has too many subscriptions.
   */
  async subscribe(
    who: string,
    device: string,
    game: string,
    { code, subscription, quiet }: PushRequest,
  ): Promise<boolean> {
    const { notes, openQuestion, clock } = this.#options;
    const { endpoint, keys } = subscription;
    const others = (await this.#subscriptionsAt(who, code)).filter((it) => it.subscription.endpoint !== endpoint);
    for (const { note } of others.slice(MAX_PER_TABLE - 1)) await notes.take('push', note.id);
    // The player sees the current question on the screen.
    const called = await openQuestion(code, who);
    const made = { ...keys, endpoint, device, code, game, quiet, called, later: null };
    return notes.put(subscriptionNote(who, made, clock.now()), MAX_PER_GUEST);
  }

  /** Stops notifications: about a table, on a device, at an address, or all of a guest's. */
  async unsubscribe(
    who: string,
    which: Partial<Pick<Subscription, 'code' | 'device' | 'endpoint'>> = {},
  ): Promise<void> {
    const { notes } = this.#options;
    // Keys of a `Subscription`, which Object.keys forgets.
    const keys = Object.keys(which) as (keyof typeof which)[];
    if (keys.length === 0) return notes.deleteOfGuest('push', who);
    for (const { note, subscription } of await this.#subscriptionsOf(who))
      if (keys.every((key) => which[key] === subscription[key])) await notes.take('push', note.id);
  }

  /** Notifies every subscribed device once for a question; during its quiet hours, after they end. */
  async notify({ code, who, question }: TurnNotice): Promise<void> {
    const now = this.#options.clock.now();
    for (const { subscription } of (await this.#subscriptionsAt(who, code)).slice(0, MAX_PER_TABLE)) {
      if (subscription.called === question || subscription.later?.question === question) continue;
      const at = endOfQuietHours(subscription.quiet, now);
      if (at !== null) await this.#save(who, { ...subscription, later: { question, at } });
      else await this.#enqueue(who, subscription, question);
    }
  }

  async #notifyDelayed(): Promise<void> {
    const { notes, clock } = this.#options;
    for (let page = 0; page < MAX_PAGES; page++) {
      const now = clock.now();
      const due = await notes.takeDue('push', now, now + LEASE_MS);
      for (const note of due) await this.#notifyIfAsked(note);
      if (due.length < NOTES_AT_ONCE) return;
    }
  }
  async #notifyIfAsked(note: Note): Promise<void> {
    const subscription = await this.#read(note);
    if (!subscription) return;
    const question = await this.#options.openQuestion(subscription.code, note.who);
    if (question !== null && question === subscription.later?.question)
      await this.#enqueue(note.who, subscription, question);
    else await this.#save(note.who, { ...subscription, later: null });
  }

  async #subscriptionsOf(who: string): Promise<{ readonly note: Note; readonly subscription: Subscription }[]> {
    const found: { note: Note; subscription: Subscription }[] = [];
    for (const note of await this.#options.notes.ofGuest('push', who)) {
      const subscription = await this.#read(note);
      if (subscription) found.push({ note, subscription });
    }
    return found;
  }
  /** Subscriptions to one table, the last used first. */
  async #subscriptionsAt(
    who: string,
    code: string,
  ): Promise<{ readonly note: Note; readonly subscription: Subscription }[]> {
    const found = (await this.#subscriptionsOf(who)).filter(({ subscription }) => subscription.code === code);
    return found.sort((a, b) => b.note.until - a.note.until);
  }
  /** Reads a subscription; deletes a damaged one, so that it is logged once. */
  async #read(note: Note): Promise<Subscription | undefined> {
    const { notes, log } = this.#options;
    const subscription = readSubscription(note);
    if (subscription) return subscription;
    log.warn({}, 'deleted a damaged push subscription');
    await notes.take('push', note.id);
    return undefined;
  }

  async #enqueue(who: string, subscription: Subscription, question: number): Promise<void> {
    // Saved first, so that no question is notified twice.
    await this.#save(who, { ...subscription, called: question, later: null });
    if (this.#waiting.length >= MAX_WAITING || !this.#budget.take(who, subscription.endpoint))
      return this.#options.report?.('dropped');
    this.#waiting.push(() => this.#send(who, subscription));
    this.#sendNext();
  }
  #sendNext(): void {
    while (this.#sending < MAX_SENDING) {
      const work = this.#waiting.shift();
      if (!work) return;
      this.#sending += 1;
      void work().finally(() => {
        this.#sending -= 1;
        this.#sendNext();
      });
    }
  }

  async #send(who: string, { endpoint, p256dh, auth, code, game }: Subscription): Promise<void> {
    const { keys, contact, clock, log, post, report } = this.#options;
    try {
      const headers = {
        authorization: vapidHeader(keys, endpoint, contact, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
        urgency: 'normal',
        // An undelivered notification is replaced by the next about the same table.
        topic: hash(code).slice(0, 32),
      };
      const body = encryptFor({ p256dh, auth }, JSON.stringify({ type: 'turn', game, code }));
      const status = await post({ endpoint, headers, body });
      // The device has unsubscribed.
      const isGone = status === 404 || status === 410;
      report?.(isGone ? 'gone' : status < 300 ? 'sent' : 'failed');
      if (isGone) await this.unsubscribe(who, { endpoint });
    } catch (error) {
      report?.('failed');
      // The guest's push service stays out of the log.
      log.warn({ why: error instanceof Error ? error.message : 'unknown' }, 'sending a notification failed');
    }
  }

  async #save(who: string, subscription: Subscription): Promise<void> {
    const { notes, clock } = this.#options;
    await notes.put(subscriptionNote(who, subscription, clock.now()));
  }
}

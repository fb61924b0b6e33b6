import { randomUUID } from 'node:crypto';
import type { Broadcast } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import { isObject, parseJson } from '../json.ts';
import type { ServerStorage } from '../storage/storage.ts';

/** The operator's message as it is stored. All servers of a database show the same one. */
interface StoredBroadcast {
  readonly id: string;
  readonly text: string;
  /** Time of the event that it announces, in ms since 1970. */
  readonly at: number | null;
  /** When it is shown no more. */
  readonly until: number;
}

const STORED_AS = 'broadcast';
/** A message with a time stays this long after it, for those who wonder why nothing works. */
const AFTER_EVENT_MS = 2 * 60_000;
/** A message without a time. */
const SHOWN_MS = 60 * 60_000;

export interface BroadcastRequest {
  readonly text: string;
  /** Milliseconds until the event that it announces. */
  readonly inMs?: number;
  /** Milliseconds for which it is shown. */
  readonly forMs?: number;
}

/** The operator's message to everyone, if there is one. */
export class CurrentBroadcast {
  readonly #storage: Pick<ServerStorage, 'getValue' | 'setValue'>;
  readonly #clock: Clock;
  readonly #onNews: () => void;
  #stored: StoredBroadcast | null = null;

  /** @param onNews is called when there is another message, or none any more */
  constructor(storage: Pick<ServerStorage, 'getValue' | 'setValue'>, clock: Clock, onNews: () => void) {
    this.#storage = storage;
    this.#clock = clock;
    this.#onNews = onNews;
  }

  /** As a page that asks now should show it. */
  get(): Broadcast | null {
    if (!this.#stored) return null;
    const { id, text, at, until } = this.#stored;
    const now = this.#clock.now();
    const shown = Math.round(until - now);
    return shown <= 0 ? null : { id, text, left: at === null ? null : Math.max(0, Math.round(at - now)), shown };
  }

  /** Reads the stored message, which another server may have changed. */
  async read(): Promise<void> {
    this.#use(readStored(await this.#storage.getValue(STORED_AS)));
  }

  /** Stores another message. It is shown once it is read again. */
  async set({ text, inMs, forMs }: BroadcastRequest): Promise<void> {
    const now = this.#clock.now();
    const until = now + (forMs ?? (inMs === undefined ? SHOWN_MS : inMs + AFTER_EVENT_MS));
    await this.#store({ id: randomUUID().slice(0, 8), text, at: inMs === undefined ? null : now + inMs, until });
  }
  clear(): Promise<void> {
    return this.#store(null);
  }

  #store(broadcast: StoredBroadcast | null): Promise<void> {
    return this.#storage.setValue(STORED_AS, JSON.stringify(broadcast));
  }
  #use(broadcast: StoredBroadcast | null): void {
    const isNews = broadcast?.id !== this.#stored?.id;
    this.#stored = broadcast;
    if (isNews) this.#onNews();
  }
}

/** Null if there is none, or if it is damaged. */
function readStored(text: string | undefined): StoredBroadcast | null {
  const value = parseJson(text ?? 'null');
  if (!isObject(value)) return null;
  const { id, text: said, at, until } = value;
  if (typeof id !== 'string' || typeof said !== 'string' || typeof until !== 'number') return null;
  return { id, text: said, at: typeof at === 'number' ? at : null, until };
}

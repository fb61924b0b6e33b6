import { entryAt } from '@wordhoard/kernel';
import type { LogEntry } from '@wordhoard/table';
import { Client, type ClientConfig } from 'pg';
import { holdServerLock } from './postgres-schema.ts';
import type { StorageListener } from './storage.ts';

export const CHANNEL = 'wordhoard';

/** A notice between processes: its sender, its table, and one of three contents. */
export interface Notice {
  readonly from: string;
  readonly code: string;
  /** The first of the entries that were written. */
  readonly seq?: number;
  /** The entries with their commands, so that no process has to read them. Missing if they are too long. */
  readonly lines?: readonly (readonly [command: string | null, entry: LogEntry['entry']])[];
  readonly revision?: number;
  readonly word?: unknown;
}

/** A notice must be shorter than 8000 bytes. */
const MAX_NOTICE_BYTES = 7900;

/** The notice of a write to a log, with the entries if they fit. */
export function writeNotice(from: string, code: string, lines: readonly LogEntry[]): string {
  const brief: Notice = { from, code, seq: entryAt(lines, 0).seq };
  const whole = JSON.stringify({ ...brief, lines: lines.map(({ command, entry }) => [command, entry]) });
  return Buffer.byteLength(whole) <= MAX_NOTICE_BYTES ? whole : JSON.stringify(brief);
}

/** Interval of queries that detect a dead connection. */
const CHECK_MS = 5000;
const RETRY_MS = 200;
const LONGEST_RETRY_MS = 5000;

/**
 * A connection that every server holds for itself. It holds the lock that shows that a server runs, and receives
 * notices of other processes. It reconnects by itself and reports that.
 */
export class Listener {
  readonly #config: ClientConfig;
  readonly #self: string;
  #listener: StorageListener | null = null;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #retry = RETRY_MS;
  #closed = false;

  constructor(config: ClientConfig, self: string) {
    this.#config = config;
    this.#self = self;
  }

  /** Resolves when it receives notices. Fails if the schema has another version. */
  async open(): Promise<void> {
    const client = new Client({ ...this.#config, query_timeout: CHECK_MS });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#onNotice(payload ?? ''));
    client.on('error', () => this.#onDisconnect(client));
    client.on('end', () => this.#onDisconnect(client));
    await client.connect();
    await holdServerLock(client);
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.#closed) return client.end();
    this.#retry = RETRY_MS;
    this.#timer = setInterval(() => client.query('SELECT 1').catch(() => this.#onDisconnect(client)), CHECK_MS);
  }
  get isOpen(): boolean {
    return this.#client !== null;
  }
  /** Sets the listener for notices from now on. */
  setListener(hearer: StorageListener): void {
    this.#listener = hearer;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#disconnect();
    await client?.end().catch(() => undefined);
  }

  #disconnect(): Client | null {
    const client = this.#client;
    this.#client = null;
    clearInterval(this.#timer);
    clearTimeout(this.#timer);
    return client;
  }

  #onDisconnect(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#disconnect();
    void client.end().catch(() => undefined);
    this.#reconnect();
  }

  #reconnect(): void {
    this.#timer = setTimeout(() => {
      this.open().then(
        () => this.#listener?.onGap(),
        () => {
          const failed = this.#disconnect();
          void failed?.end().catch(() => undefined);
          if (!this.#closed) this.#reconnect();
        },
      );
    }, this.#retry);
    this.#retry = Math.min(LONGEST_RETRY_MS, this.#retry * 2);
  }

  #onNotice(payload: string): void {
    // Written by another of our processes; anyone else with write access could do anything.
    const { from, code, seq, lines, revision, word } = JSON.parse(payload) as Notice;
    if (from === this.#self) return;
    if (seq !== undefined && lines)
      this.#listener?.onWrite(code, {
        seq,
        lines: lines.map(([command, entry], i) => ({ seq: seq + i, command, entry })),
      });
    else if (seq !== undefined) this.#listener?.onWrite(code, { seq });
    else if (revision !== undefined) this.#listener?.onWrite(code, { revision });
    else this.#listener?.onMessage(code, word, from);
  }
}

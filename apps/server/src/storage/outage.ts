import { DatabaseError } from 'pg';
import type { Logger } from '../logger.ts';

/** The store can't be reached or doesn't answer. The operation may or may not have been done. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** PostgreSQL's error codes for shutting down, starting up, full, too slow or read-only. */
const UNAVAILABLE = /^(08...|57P0.|57014|53...|25P03|25006)$/;

/** Errors without a code of PostgreSQL's own are those of the connection. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable || !(error instanceof DatabaseError) || UNAVAILABLE.test(error.code ?? '');

/** Log messages at the beginning and the end of an outage. */
export interface OutageMessages {
  readonly gone: string;
  readonly back: string;
}
const UNREACHABLE: OutageMessages = {
  gone: 'the database does not answer; moves cannot be saved until it does',
  back: 'the database answers again',
};

/** Logs once that the store can't be used, and once that it is back, however many operations fail. */
export class Outage {
  readonly #log: Logger;
  readonly #isUnavailable: (error: unknown) => boolean;
  readonly #messages: OutageMessages;
  #since: number | null = null;

  constructor(
    log: Logger,
    isCause: (error: unknown) => boolean = isUnavailable,
    messages: OutageMessages = UNREACHABLE,
  ) {
    this.#log = log;
    this.#isUnavailable = isCause;
    this.#messages = messages;
  }

  get isOver(): boolean {
    return this.#since === null;
  }

  /**
   * Runs an operation on the store and notes whether that could do it.
   *
   * @param writes true if it has written something: a full disk can still be read
   */
  async watch<T>(work: () => Promise<T>, writes: boolean): Promise<T> {
    try {
      const result = await work();
      if (writes) this.#isBack();
      return result;
    } catch (error) {
      if (!this.#isUnavailable(error)) throw error;
      this.#isGone(error);
      throw new StoreUnavailable(this.#messages.gone, { cause: error });
    }
  }

  #isGone(error: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#log.error({ err: error }, this.#messages.gone);
  }
  #isBack(): void {
    if (this.#since === null) return;
    const seconds = Math.round((performance.now() - this.#since) / 1000);
    this.#since = null;
    this.#log.warn({ seconds }, this.#messages.back);
  }
}

/** A log without errors that `Outage` has logged already: one line for each cause, not for each table. */
export const withoutOutages = (log: Logger): Logger => ({
  info: (what, message) => log.info(what, message),
  warn(what, message) {
    if (!isOutage(what)) log.warn(what, message);
  },
  error(what, message) {
    if (!isOutage(what)) log.error(what, message);
  },
});

const isOutage = (what: object): boolean => 'err' in what && what.err instanceof StoreUnavailable;

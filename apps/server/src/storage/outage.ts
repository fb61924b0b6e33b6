import { DatabaseError } from 'pg';
import type { Logger } from '../logger.ts';

/** The store can't be reached or doesn't answer. The operation may or may not have been done. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** PostgreSQL's error codes for shutting down, starting up, full or too slow. */
const UNAVAILABLE = /^(08...|57P0.|57014|53...|25P03)$/;

/** Errors without a code of PostgreSQL's own are those of the connection. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable || !(error instanceof DatabaseError) || UNAVAILABLE.test(error.code ?? '');

/** Logs once that the store can't be reached, and once that it is back, however many operations fail. */
export class Outage {
  readonly #log: Logger;
  #since: number | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Runs an operation on the store and notes whether it could be reached. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.#isBack();
      return result;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.#isGone(error);
      throw new StoreUnavailable('the database does not answer', { cause: error });
    }
  }

  #isGone(error: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#log.error({ err: error }, 'the database does not answer; moves cannot be saved until it does');
  }
  #isBack(): void {
    if (this.#since === null) return;
    const seconds = Math.round((performance.now() - this.#since) / 1000);
    this.#since = null;
    this.#log.warn({ seconds }, 'the database answers again');
  }
}

/** A log without errors that `Outage` has logged already: one line for each cause, not for each table. */
export const withoutOutages = (log: Logger): Logger => ({
  info: (what, message) => log.info(what, message),
  warn: (what, message) => log.warn(what, message),
  error(what, message) {
    if (!('err' in what && what.err instanceof StoreUnavailable)) log.error(what, message);
  },
});

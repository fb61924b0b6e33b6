import { DatabaseError } from 'pg';
import type { Logger } from '../logger.ts';

/** The store cannot be reached, or does not answer: whatever was asked of it may or may not have been done. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Errors by which PostgreSQL says that it is going away, not there yet, full or too slow. */
const UNAVAILABLE = /^(08...|57P0.|57014|53...|25P03)$/;

/** Errors without a code of PostgreSQL's own are those of the connection. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable || !(error instanceof DatabaseError) || UNAVAILABLE.test(error.code ?? '');

/** Says once that the store cannot be reached, and once that it is back, however many ask meanwhile. */
export class Outage {
  readonly #log: Logger;
  #since: number | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Does this with the store, and notes whether that could be reached. */
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

/** A log without what `Outage` has said already: one cause is one line, not one for each table. */
export const withoutOutages = (log: Logger): Logger => ({
  info: (what, message) => log.info(what, message),
  warn: (what, message) => log.warn(what, message),
  error(what, message) {
    if (!('err' in what && what.err instanceof StoreUnavailable)) log.error(what, message);
  },
});

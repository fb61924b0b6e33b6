import type { RateLimiter } from './limits.ts';

export interface Visitor {
  /** Undefined for who has no cookie. */
  readonly who: string | undefined;
  readonly address: string;
}

/** Codes must not be found by trying: a try is paid for before anything is looked up, and paid back if it was right. */
export class Tries {
  readonly #perGuest: RateLimiter;
  readonly #perAddress: RateLimiter;
  constructor(perGuest: RateLimiter, perAddress: RateLimiter) {
    this.#perGuest = perGuest;
    this.#perAddress = perAddress;
  }

  pay({ who, address }: Visitor): boolean {
    if (!this.#perAddress.has(address) || (who !== undefined && !this.#perGuest.take(who))) return false;
    return this.#perAddress.take(address);
  }
  payBack({ who, address }: Visitor): void {
    if (who !== undefined) this.#perGuest.give(who);
    this.#perAddress.give(address);
  }
}

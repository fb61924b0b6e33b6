import type { RateLimiter } from './limits.ts';
import type { NetworkLimiter } from './networks.ts';

export interface RequestSource {
  /** Undefined for a visitor without a cookie. */
  readonly who: string | undefined;
  readonly address: string;
}

/** A rate limit for a guest and their address together: for wrong codes, new tables and stored bytes. */
export class VisitorBudget {
  readonly #perGuest: RateLimiter;
  readonly #perAddress: NetworkLimiter;
  constructor(perGuest: RateLimiter, perAddress: NetworkLimiter) {
    this.#perGuest = perGuest;
    this.#perAddress = perAddress;
  }

  /** Charges both before the work is done; false, with neither charged, if one has too little left. */
  charge({ who, address }: RequestSource, count = 1): boolean {
    const isGuestWithin = (): boolean => who === undefined || this.#perGuest.take(who, count);
    if (this.#perAddress.has(address, count) && !isGuestWithin()) return false;
    // Charges the address, or notes that it has too little left.
    return this.#perAddress.take(address, count);
  }
  /** Returns the charge for a code that was right. */
  refund({ who, address }: RequestSource): void {
    if (who !== undefined) this.#perGuest.refund(who);
    this.#perAddress.refund(address);
  }
}

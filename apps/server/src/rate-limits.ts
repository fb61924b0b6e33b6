import type { RateLimiter } from './limits.ts';
import type { NetworkLimiter } from './networks.ts';

export interface RequestSource {
  /** Undefined for who has no cookie. */
  readonly who: string | undefined;
  readonly address: string;
}

/** A budget that a guest and the address they come from pay from: for tries of codes, new tables, bytes on the disk. */
export class VisitorBudget {
  readonly #perGuest: RateLimiter;
  readonly #perAddress: NetworkLimiter;
  constructor(perGuest: RateLimiter, perAddress: NetworkLimiter) {
    this.#perGuest = perGuest;
    this.#perAddress = perAddress;
  }

  /** Before anything is done for it; false when either has too little left, and then neither pays. */
  charge({ who, address }: RequestSource, count = 1): boolean {
    if (!this.#perAddress.has(address, count) || (who !== undefined && !this.#perGuest.take(who, count))) return false;
    return this.#perAddress.take(address, count);
  }
  /** It was right: a try costs nothing then. */
  refund({ who, address }: RequestSource): void {
    if (who !== undefined) this.#perGuest.refund(who);
    this.#perAddress.refund(address);
  }
}

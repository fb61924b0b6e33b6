import { entryAt } from '@wordhoard/kernel';
import type { Clock } from './clock.ts';
import { type Rate, RateLimiter } from './limits.ts';
import { Tally } from './tally.ts';

/**
 * Prefixes by which an address of version 6 is counted, and how many times the budget of a single /64 each of them has.
 * Providers give a household a /56 and a company, or an attacker with a rented server, a /48; but some give each phone a
 * /64 out of a /48 that thousands share. So wider networks may do more, and far less than all their parts together.
 */
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 8 },
] as const;

const NARROWEST = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})::\/64$/;
const LAST_BYTE = 0xff;

/** The networks of an address, narrowest first; an IPv4 address has only itself. Takes the result of `addressOf`. */
export function networksAround(address: string): readonly string[] {
  // Asked several times for every message.
  if (!address.endsWith('/64')) return [address];
  const [, site, subnet] = NARROWEST.exec(address) ?? [];
  if (site === undefined || subnet === undefined) return [address];
  const household = (Number.parseInt(subnet, 16) & ~LAST_BYTE).toString(16);
  return [address, `${site}:${household}::/56`, `${site}::/48`];
}

/** A rate limit for each address, and a larger one for each wider network around it. Every one of them is charged. */
export class NetworkLimiter {
  readonly #limiters: readonly RateLimiter[];
  readonly #refused: (address: string) => void;

  /** @param refused is called each time that an address has too few tokens */
  constructor({ burst, perSecond }: Rate, clock: Clock, refused: (address: string) => void = () => undefined) {
    this.#refused = refused;
    this.#limiters = WIDTHS.map(
      ({ times }) => new RateLimiter({ burst: times * burst, perSecond: times * perSecond }, clock),
    );
  }

  /** Takes `count` tokens from every network of the address; none if one of them has too few. */
  take(address: string, count = 1): boolean {
    const isEnough = this.has(address, count);
    if (isEnough) this.#forEachNetwork(address, (limiter, network) => limiter.take(network, count));
    else this.#refused(address);
    return isEnough;
  }
  /** Returns one token to every network of the address. */
  refund(address: string): void {
    this.#forEachNetwork(address, (limiter, network) => limiter.refund(network));
  }
  has(address: string, count = 1): boolean {
    return networksAround(address).every((network, i) => entryAt(this.#limiters, i).has(network, count));
  }

  #forEachNetwork(address: string, then: (limiter: RateLimiter, network: string) => void): void {
    // There are as many limiters as widths, and never more networks around an address.
    for (const [i, network] of networksAround(address).entries()) then(entryAt(this.#limiters, i), network);
  }
}

/** Counts by address, and by each of the wider networks around it. */
export class NetworkCounts {
  readonly #counts = new Tally();

  count(address: string): number {
    return this.#counts.count(address);
  }
  add(address: string): void {
    for (const network of networksAround(address)) this.#counts.add(network);
  }
  remove(address: string): void {
    for (const network of networksAround(address)) this.#counts.remove(network);
  }
  /** True if one more fits, with `perAddress` allowed for one address. */
  hasRoom(address: string, perAddress: number): boolean {
    return networksAround(address).every(
      (network, i) => this.#counts.count(network) < perAddress * entryAt(WIDTHS, i).times,
    );
  }
}

import ipaddr from 'ipaddr.js';

/** Wider ranges than these are a slip: they hold the customers of many providers. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
/** Limits count a household's /64 as one address, and so do bans. */
const NARROWEST_IPV6 = 64;

export interface AddressRange {
  /** In the one form in which it is stored: 203.0.113.0/24, 2001:db8:7::/48. */
  readonly range: string;
}
type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address or a range, such as 203.0.113.7 or 2001:db8::/48; undefined if the text is neither. */
export function readRange(text: string): AddressRange | { readonly fault: string } | undefined {
  const parsed = parse(text);
  if (!parsed) return undefined;
  const { address, bits } = parsed;
  if (bits < WIDEST[address.kind()])
    return { fault: `${text} is too wide; ban at most a /${WIDEST.ipv4} of IPv4 or a /${WIDEST.ipv6} of IPv6.` };
  const kept = address.kind() === 'ipv6' ? Math.min(bits, NARROWEST_IPV6) : bits;
  const range = `${textOf(masked(address, kept))}/${kept}`;
  if (LOOPBACK.some((it) => contains({ range }, it)))
    return {
      fault: `${text} is this machine itself: all guests, if a proxy runs here and WORDHOARD_TRUST_PROXY is 0.`,
    };
  return { range };
}
const LOOPBACK = ['127.0.0.1', '::1'];

function parse(text: string): { readonly address: Address; readonly bits: number } | undefined {
  // With a prefix, or else the whole address; never the short forms 10.1 and 167772161.
  if (ipaddr.isValidCIDR(text)) {
    const [address, bits] = ipaddr.parseCIDR(text);
    return address.kind() === 'ipv4' && !ipaddr.IPv4.isValidFourPartDecimal(text.split('/', 1)[0]!)
      ? undefined
      : { address, bits };
  }
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  return { address, bits: 8 * address.toByteArray().length };
}

function textOf(bytes: readonly number[]): string {
  const address = ipaddr.fromByteArray([...bytes]);
  return 'toRFC5952String' in address ? address.toRFC5952String() : address.toString();
}

/** The bytes of an address, with zeros after the first `bits`. */
const masked = (address: Address, bits: number): number[] =>
  address.toByteArray().map((byte, i) => byte & (0xff << (8 - Math.min(8, Math.max(0, bits - 8 * i)))) & 0xff);

function contains({ range }: AddressRange, address: string): boolean {
  const index = new RangeIndex<true>();
  index.add(range, true);
  return index.find(address) === true;
}

/** Finds the range that holds an address, however many ranges there are: one look-up for each length of prefix. */
export class RangeIndex<T> {
  readonly #values = new Map<string, T>();
  readonly #lengths = { ipv4: new Set<number>(), ipv6: new Set<number>() };

  /** Adds a range in the form that `readRange` returns; false if it is none. */
  add(range: string, value: T): boolean {
    if (!ipaddr.isValidCIDR(range)) return false;
    const [, bits] = ipaddr.parseCIDR(range);
    this.#values.set(range, value);
    this.#lengths[range.includes(':') ? 'ipv6' : 'ipv4'].add(bits);
    return true;
  }

  /** Takes what limits count by (`addressOf`): an address of version 4, or the /64 around one of version 6. */
  find(address: string): T | undefined {
    if (this.#values.size === 0) return undefined;
    const plain = address.split('/', 1)[0]!;
    if (!ipaddr.isValid(plain)) return undefined;
    const parsed = ipaddr.process(plain);
    for (const bits of this.#lengths[parsed.kind()]) {
      const found = this.#values.get(`${textOf(masked(parsed, bits))}/${bits}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

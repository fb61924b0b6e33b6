import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only public range of IPv6; `range` knows the reserved parts of it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for a public internet address. Nothing else may be contacted: it could be a machine of the operator's. Addresses
 * that embed a version 4 address (mapped ones, 6to4, Teredo, NAT64) don't count as public either.
 */
export function isPublic(address: string): boolean {
  // The library also accepts 2130706433 and 0x7f.1, which no look-up returns.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

const LONGEST = 1024;

/** True if this may be a push service: https, a host name, no password and no port. */
export function isEndpoint(text: string): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName;
}

/**
 * Resolves a host to public addresses only, at the moment of the connection, so that the name can't change in between.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const isSafe = found.length > 0 && found.every(({ address }) => isPublic(address));
    if (!isSafe) return callback(new Error('push endpoint resolves to a private address'), []);
    const [first] = found;
    return options.all ? callback(null, found) : callback(null, first!.address, first!.family);
  });
};

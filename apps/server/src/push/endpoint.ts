import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only addresses of version 6 that are public; what was set apart within them, `range` knows. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for a public internet address. Nothing else may be contacted: it could be a machine of the operator's. Addresses
 * that embed a version 4 address (mapped ones, 6to4, Teredo, NAT64) don't count as public either.
 */
export function isPublic(address: string): boolean {
  // The library also reads 2130706433 and 0x7f.1, which no look-up gives.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

const LONGEST = 1024;

/** May this be called at all? By https, by name, without a password or a port of its own. */
export function isEndpoint(text: string): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName;
}

/** For a connection: gives public addresses only, looked up when it is made, so that a name cannot change in between. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const isSafe = found.length > 0 && found.every(({ address }) => isPublic(address));
    if (!isSafe) return callback(new Error('push endpoint resolves to a private address'), []);
    const [first] = found;
    return options.all ? callback(null, found) : callback(null, first!.address, first!.family);
  });
};

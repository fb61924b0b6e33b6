import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Nobody's push service, but perhaps somebody's own machines: this house must not be made to call them. */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6');

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Is this address of the world outside? */
export function isOutside(address: string): boolean {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  // Written otherwise, an address of version 4 within one of version 6 is nobody's push service either.
  if (/^::ffff:/i.test(plain)) return false;
  const version = isIP(plain);
  return version !== 0 && !INSIDE.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

const LONGEST = 1024;

/** May this be called at all? By https, by name, without a password or a port of its own. */
export function isEndpoint(text: string): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && username === '' && password === '' && port === '' && isName;
}

/** For a connection: gives only addresses outside, looked up at that very moment, so that no name can change its mind. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const inside = found.some(({ address }) => !isOutside(address));
    if (inside || found.length === 0) return callback(new Error('an address that must not be called'), []);
    const [first] = found;
    return options.all ? callback(null, found) : callback(null, first!.address, first!.family);
  });
};

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { entryAt } from '@wordhoard/kernel';

const HOST = /^[\w.[\]:-]+$/;

/** How the server is reached from outside. */
export interface HostConfig {
  /** Further origins of our pages, besides the requested host. */
  readonly origins: readonly string[];
  /** Host names the server answers to; empty for any. */
  readonly hosts: readonly string[];
  /** Number of proxies in front, each of which appends the address of its client. */
  readonly proxies: number;
}

/** True if the request names one of our hosts, with or without a port. */
export function isKnownHost(request: IncomingMessage, { hosts }: Pick<HostConfig, 'hosts'>): boolean {
  if (hosts.length === 0) return true;
  const host = hostOf(request)?.toLowerCase();
  return host !== undefined && (hosts.includes(host) || hosts.includes(host.replace(/:\d+$/, '')));
}

/**
 * True if the request comes from one of our pages. Browsers name the origin on every POST and every socket; a client
 * that names none isn't a browser, and sends no other person's cookie.
 */
export function isKnownOrigin(request: IncomingMessage, { origins }: Pick<HostConfig, 'origins'>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

/** For the log: the origin that was refused, and the host that would have been right. */
export const describeOrigin = (request: IncomingMessage): string =>
  `${request.headers.origin} instead of ${hostOf(request) ?? 'the requested host'}`;
export const describeHost = (request: IncomingMessage, { hosts }: Pick<HostConfig, 'hosts'>): string =>
  `${request.headers.host ?? 'none'} instead of ${hosts.join(' or ')}`;

export function hostOf(request: IncomingMessage): string | undefined {
  const { host } = request.headers;
  return host !== undefined && HOST.test(host) ? host : undefined;
}

/** The client's address, by which limits count. */
export const addressOf = (request: IncomingMessage, hostConfig: Pick<HostConfig, 'proxies'>): string =>
  networkOf(forwarded(request, 'x-forwarded-for', hostConfig) || (request.socket.remoteAddress ?? ''));

/**
 * The entry of the outermost proxy. Every proxy appends one, so it stands as far from the end as there are proxies;
 * entries before it can be forged. A client that bypassed some proxies has a shorter list.
 */
function forwarded(
  { headers }: IncomingMessage,
  name: 'x-forwarded-for' | 'x-forwarded-proto',
  { proxies }: Pick<HostConfig, 'proxies'>,
): string | undefined {
  if (proxies === 0) return undefined;
  const list = headers[name]?.toString().split(',') ?? [];
  return (list.at(-proxies) ?? list[0])?.trim();
}

/** True if a proxy seems to be in front of a server that trusts none. Anyone can send these headers. */
export const hasUntrustedProxy = ({ headers }: IncomingMessage, { proxies }: Pick<HostConfig, 'proxies'>): boolean =>
  proxies === 0 && (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-proto'] !== undefined);

const GROUPS = 8;
const MAPPED = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;
/** Longer than any address. */
const ADDRESS_LENGTH = 45;

/**
 * The part of an address that stands for one household: all of IPv4, or the /64 of IPv6, all of which one device can
 * have.
 */
export function networkOf(address: string): string {
  const four = MAPPED.exec(address)?.[1];
  if (four !== undefined) return four;
  const plain = entryAt(address.split('%'), 0);
  if (!isIPv6(plain)) return address.slice(0, ADDRESS_LENGTH);
  const [left, right = []] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - left!.length - right.length) }, () => '0');
  const network = [...left!, ...zeros, ...right].slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** True for https, according to the proxy if there is one. */
export const isSecure = (request: IncomingMessage, hostConfig: Pick<HostConfig, 'proxies'>): boolean =>
  forwarded(request, 'x-forwarded-proto', hostConfig) === 'https';

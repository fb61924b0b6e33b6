import type { IncomingMessage } from 'node:http';

const HOST = /^[\w.[\]:-]+$/;

/**
 * Did a page of ours ask? Browsers name the origin on every POST and every socket; who names none is no browser, and
 * carries nobody else's cookie.
 */
export function isOurs(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request);
}

export function hostOf(request: IncomingMessage): string | undefined {
  const { host } = request.headers;
  return host !== undefined && HOST.test(host) ? host : undefined;
}

/** Where the request comes from. Behind a proxy, the last address it wrote down; what stands before can be made up. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? '');
}

/** Through a proxy that says so, or directly. */
export function isSecure(request: IncomingMessage, trustProxy: boolean): boolean {
  return trustProxy && request.headers['x-forwarded-proto'] === 'https';
}

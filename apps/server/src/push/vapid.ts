import { createPrivateKey, generateKeyPairSync, sign, type webcrypto } from 'node:crypto';

/** Keys that identify this server to push services (RFC 8292). */
export interface VapidKeys {
  /** For the pages: an uncompressed point of P-256, in base64url. */
  readonly publicKey: string;
  readonly jwk: webcrypto.JsonWebKey;
}

/** Long enough to tolerate a wrong clock; services allow a day. */
const VALID_SECONDS = 12 * 3600;

/** Generates keys, in the form in which they are stored. */
export function newVapidKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

export function readVapidKeys(stored: string): VapidKeys {
  // Written by `newVapidKeys`.
  const jwk = JSON.parse(stored) as webcrypto.JsonWebKey;
  const part = (it: string | undefined): Buffer => Buffer.from(it ?? '', 'base64url');
  return { publicKey: Buffer.concat([Buffer.from([4]), part(jwk.x), part(jwk.y)]).toString('base64url'), jwk };
}

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The Authorization header of a request to this endpoint. `now` is in ms. */
export function vapidHeader({ publicKey, jwk }: VapidKeys, endpoint: string, contact: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + VALID_SECONDS, sub: contact };
  const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}

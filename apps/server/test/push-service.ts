import type { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

const { subtle } = crypto;
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text));
const concat = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.concat(parts));
const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

/**
 * The browser's side of a subscription, with the platform's own cryptography: it shares no code with the encryption.
 */
export interface Receiver {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Uint8Array): Promise<string>;
}

export async function createReceiver(
  privateJwk: webcrypto.JsonWebKey,
  point: Uint8Array<ArrayBuffer>,
  auth: string,
): Promise<Receiver> {
  const key = await subtle.importKey('jwk', privateJwk, P256, false, ['deriveBits']);
  const derive = async (
    from: Uint8Array<ArrayBuffer>,
    salt: Uint8Array<ArrayBuffer>,
    info: Uint8Array<ArrayBuffer>,
    length: number,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const base = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
    return new Uint8Array(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, base, length * 8));
  };
  return {
    keys: { p256dh: Buffer.from(point).toString('base64url'), auth },
    async read(body) {
      const salt = concat(body.subarray(0, 16));
      const length = body[20]!;
      const theirs = concat(body.subarray(21, 21 + length));
      const sender = await subtle.importKey('raw', theirs, P256, false, []);
      const shared = new Uint8Array(await subtle.deriveBits({ name: 'ECDH', public: sender }, key, 256));
      const secret = await derive(shared, bytes(auth), concat(utf8('WebPush: info\0'), point, theirs), 32);
      const aes = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
      const iv = await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
      const opened = await subtle.decrypt(
        { name: 'AES-GCM', iv },
        await subtle.importKey('raw', aes, 'AES-GCM', false, ['decrypt']),
        concat(body.subarray(21 + length)),
      );
      const plain = Buffer.from(opened);
      const end = plain.lastIndexOf(2);
      return plain.toString('utf8', 0, end);
    },
  };
}

export async function newReceiver(): Promise<Receiver> {
  const { privateKey, publicKey } = await subtle.generateKey(P256, true, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', publicKey));
  const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  return createReceiver(await subtle.exportKey('jwk', privateKey), point, auth);
}

/** The signer and the claims; throws if the signature is wrong. */
async function claimsOf(
  authorization: string,
): Promise<{ key: string; claims: { aud: string; exp: number; sub: string } }> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const signer = await subtle.importKey('raw', bytes(key), ecdsa, false, ['verify']);
  if (!(await subtle.verify(ecdsa, signer, bytes(signature), utf8(`${head}.${claims}`)))) throw new Error('forged');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

export interface ReceivedPush {
  readonly path: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

/** A local push service that decrypts every message as its browser would. */
export async function startPushService(): Promise<{
  readonly url: string;
  readonly pushed: ReceivedPush[];
  add(path: string, receiver: Receiver): void;
  /** Makes this device unsubscribed from now on. */
  gone(path: string): void;
  /** Resolves when this many have arrived. */
  until(count: number): Promise<void>;
}> {
  const receivers = new Map<string, Receiver>();
  const pushed: ReceivedPush[] = [];
  const faults: unknown[] = [];
  let notify: () => void = () => {};
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const there = receivers.get(path);
    void (async () => {
      const body = await buffer(request);
      try {
        const signed = await claimsOf(request.headers.authorization ?? '');
        if (there) pushed.push({ path, text: await there.read(body), headers: request.headers, ...signed });
      } catch (fault) {
        faults.push(fault);
      }
      response.writeHead(there ? 201 : 410).end();
      notify();
    })();
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    add: (path, it) => void receivers.set(path, it),
    gone: (path) => void receivers.delete(path),
    async until(count) {
      while (pushed.length < count) {
        if (faults.length > 0) throw faults[0];
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
  };
}

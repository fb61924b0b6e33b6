import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A device's keys: their holder can write to the device, and only the device can read it. */
export interface PushKeys {
  /** Its public key: an uncompressed point of P-256, in base64url. */
  readonly p256dh: string;
  /** 16 secret bytes shared by the device and the server. */
  readonly auth: string;
}

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
/** One record is enough, because messages are far shorter. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** True if these keys can be used for encryption. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    return false;
  const trial = createECDH(CURVE);
  trial.generateKeys();
  try {
    // Fails for a point that is not on the curve.
    trial.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** The body of a message that only this device can read (RFC 8291, in the encoding of RFC 8188). */
export function encryptFor({ p256dh, auth }: PushKeys, text: string): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH(CURVE);
  const point = ours.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, point]);
  const shared = derive(ours.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([point.length]), point, sealed]);
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ConfigurationError } from '../configuration-error.ts';
import type { GuestDevice } from '../devices/revocations.ts';

const COOKIE = 'wordhoard';
/** Browsers accept this name only from this host over https, so a sibling domain can't replace the cookie. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const YEAR_SECONDS = 365 * 86_400;
const WHO = /^[\w-]{16}$/;
const DEVICE = /^[\w-]{0,12}$/;

const MIN_SECRET_LENGTH = 16;
const MIN_DIFFERENT = 8;

/** Refuses a secret that can be guessed: with it, an attacker could sign in as any guest. */
export function requireStrongSecret(what: string, secret: string): void {
  if (secret.length < MIN_SECRET_LENGTH || new Set(secret).size < MIN_DIFFERENT)
    throw new ConfigurationError(
      `${what} must have at least ${MIN_SECRET_LENGTH} characters, ${MIN_DIFFERENT} of them different; it has ${secret.length}`,
    );
}

const cookieHeader = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Over https, sets the host-only cookie and clears the older one; without https, browsers refuse the host-only name. */
const cookieHeaders = (value: string, seconds: number, secure: boolean): string[] =>
  secure
    ? [cookieHeader(HOST_COOKIE, value, seconds, secure), cookieHeader(COOKIE, '', 0, secure)]
    : [cookieHeader(COOKIE, value, seconds, secure)];

/** Finds a cookie in a header. */
const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Identifies guests, who have no accounts, by a signed cookie. Only `who` is public. */
export class Guests {
  readonly #secret: string;
  readonly #isRevoked: (guest: GuestDevice) => Promise<boolean>;
  constructor(secret: string, isRevoked: (guest: GuestDevice) => Promise<boolean>) {
    requireStrongSecret('WORDHOARD_SECRET', secret);
    this.#secret = secret;
    this.#isRevoked = isRevoked;
  }

  /** Never begins with a hyphen, so that commands don't take it for an option. */
  newId(): string {
    const id = randomBytes(12).toString('base64url');
    return id.startsWith('-') ? this.newId() : id;
  }

  /** Returns the guest of this cookie header, if the signature is right and the device is not signed off. */
  async readId(cookieHeader: string | undefined): Promise<string | undefined> {
    return (await this.readDevice(cookieHeader))?.who;
  }

  /** Also returns the device: '' for the guest's first one. */
  async readDevice(cookieHeader: string | undefined): Promise<GuestDevice | undefined> {
    // The older cookie counts until the guest has the host-only one.
    const cookie = readCookie(cookieHeader, HOST_COOKIE) ?? readCookie(cookieHeader, COOKIE);
    const [who, ...rest] = cookie?.split('.') ?? [];
    const mac = rest.pop();
    const device = rest.pop() ?? '';
    if (who === undefined || mac === undefined || rest.length > 0) return undefined;
    if (!WHO.test(who) || !DEVICE.test(device)) return undefined;
    const given = Buffer.from(mac, 'base64url');
    const right = this.#mac(who, device);
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    return isOurs && !(await this.#isRevoked({ who, device })) ? { who, device } : undefined;
  }

  /** Returns the guest of this cookie header, or a new one. */
  async readOrCreate(cookieHeader: string | undefined): Promise<GuestDevice> {
    return (await this.readDevice(cookieHeader)) ?? { who: this.newId(), device: '' };
  }

  /** Makes Set-Cookie headers. Scripts can't read the cookie, and other sites' forms don't send it. */
  setCookie(who: string, secure: boolean, device: string): string[] {
    const parts = [who, ...(device === '' ? [] : [device]), this.#mac(who, device).toString('base64url')];
    return cookieHeaders(parts.join('.'), YEAR_SECONDS, secure);
  }
  /** Makes Set-Cookie headers that remove the cookie. */
  clearCookie(secure: boolean): string[] {
    return cookieHeaders('', 0, secure);
  }

  #mac(who: string, device: string): Buffer {
    const whose = device === '' ? who : `${who} ${device}`;
    return createHmac('sha256', this.#secret).update(`guest ${whose}`).digest();
  }
}

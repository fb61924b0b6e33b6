import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GuestDevice } from '../devices/revocations.ts';

const COOKIE = 'wordhoard';
/** A browser takes it only from this very host over https, so that no neighbouring site can put another in its place. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const YEAR_SECONDS = 365 * 86_400;
const WHO = /^[\w-]{16}$/;
const DEVICE = /^[\w-]{0,12}$/;

const FEWEST_LETTERS = 16;
const FEWEST_DIFFERENT = 8;

/** A secret that can be guessed is none: whoever knows it is everybody. */
export function needStrong(what: string, secret: string): void {
  if (secret.length < FEWEST_LETTERS || new Set(secret).size < FEWEST_DIFFERENT)
    throw new Error(`${what} needs ${FEWEST_LETTERS} letters or more, ${FEWEST_DIFFERENT} of them different`);
}

const header = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Over https under the name of the host alone, which replaces the cookie of before; a browser refuses that name elsewhere. */
const headers = (value: string, seconds: number, secure: boolean): string[] =>
  secure
    ? [header(HOST_COOKIE, value, seconds, secure), header(COOKIE, '', 0, secure)]
    : [header(COOKIE, value, seconds, secure)];

/** What a cookie header says under this name. */
const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Guests have no account: a cookie nobody else can make says who they are. What is public of it is `who`. */
export class Guests {
  readonly #secret: string;
  readonly #isRevoked: (guest: GuestDevice) => Promise<boolean>;
  constructor(secret: string, isRevoked: (guest: GuestDevice) => Promise<boolean>) {
    needStrong('the secret that signs cookies', secret);
    this.#secret = secret;
    this.#isRevoked = isRevoked;
  }

  newcomer(): string {
    return randomBytes(12).toString('base64url');
  }

  /** Whom this cookie header is of, if it was made here and its device has not been signed off. */
  async read(header: string | undefined): Promise<string | undefined> {
    return (await this.whose(header))?.who;
  }

  /** The same, and on which of their devices: '' for the one they began with. */
  async whose(header: string | undefined): Promise<GuestDevice | undefined> {
    // Whoever comes with the cookie of before is known by it, until they have the one that counts.
    const cookie = readCookie(header, HOST_COOKIE) ?? readCookie(header, COOKIE);
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

  /** The same; whoever comes without a cookie is somebody new. */
  async received(header: string | undefined): Promise<GuestDevice> {
    return (await this.whose(header)) ?? { who: this.newcomer(), device: '' };
  }

  /** For headers Set-Cookie. Scripts cannot read it, and other sites' forms do not send it. */
  cookie(who: string, secure: boolean, device: string): string[] {
    const parts = [who, ...(device === '' ? [] : [device]), this.#mac(who, device).toString('base64url')];
    return headers(parts.join('.'), YEAR_SECONDS, secure);
  }
  /** Takes it away again. */
  noCookie(secure: boolean): string[] {
    return headers('', 0, secure);
  }

  #mac(who: string, device: string): Buffer {
    const whose = device === '' ? who : `${who} ${device}`;
    return createHmac('sha256', this.#secret).update(`guest ${whose}`).digest();
  }
}

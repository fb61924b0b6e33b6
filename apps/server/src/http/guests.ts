import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE = 'wordhoard';
const YEAR_SECONDS = 365 * 86_400;
const WHO = /^[\w-]{16}$/;

/** Guests have no account: a cookie nobody else can make says who they are. What is public of it is `who`. */
export class Guests {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }

  newcomer(): string {
    return randomBytes(12).toString('base64url');
  }

  /** Whom this cookie header is of, if it was made here. */
  read(header: string | undefined): string | undefined {
    const cookie = header
      ?.split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    const [who, mac] = cookie?.split('.') ?? [];
    if (who === undefined || mac === undefined || !WHO.test(who)) return undefined;
    const given = Buffer.from(mac, 'base64url');
    const right = this.#mac(who);
    return given.length === right.length && timingSafeEqual(given, right) ? who : undefined;
  }

  /** For the header Set-Cookie. Scripts cannot read it, and other sites' forms do not send it. */
  cookie(who: string, secure: boolean): string {
    const value = `${who}.${this.#mac(who).toString('base64url')}`;
    const flags = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    return `${COOKIE}=${value}; ${flags}`;
  }

  #mac(who: string): Buffer {
    return createHmac('sha256', this.#secret).update(`guest ${who}`).digest();
  }
}

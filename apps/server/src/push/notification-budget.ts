import type { Clock } from '../clock.ts';
import { type Rate, RateLimiter } from '../limits.ts';

/** The push services of common browsers, which most guests use and which expect many requests. */
const LARGE_SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** More than a player with many tables needs, and too few to annoy anyone. */
const PER_GUEST: Rate = { burst: 40, perSecond: 0.1 };
const PER_LARGE_SERVICE: Rate = { burst: 1000, perSecond: 50 };
/** Strict, because the guest names the address, which may be a victim's. */
const PER_OTHER_HOST: Rate = { burst: 10, perSecond: 0.2 };

/** Limits notifications to one guest, and requests to one host. */
export class NotificationBudget {
  readonly #guests: RateLimiter;
  readonly #services: RateLimiter;
  readonly #others: RateLimiter;

  constructor(clock: Clock) {
    this.#guests = new RateLimiter(PER_GUEST, clock);
    this.#services = new RateLimiter(PER_LARGE_SERVICE, clock);
    this.#others = new RateLimiter(PER_OTHER_HOST, clock);
  }

  /** False if the notification must not be sent. */
  take(who: string, endpoint: string): boolean {
    const { hostname } = new URL(endpoint);
    const service = LARGE_SERVICES.find((it) => hostname === it || hostname.endsWith(`.${it}`));
    const mayCallHost = service === undefined ? this.#others.take(hostname) : this.#services.take(service);
    return mayCallHost && this.#guests.take(who);
  }
}

import { news as strings } from '#strings/news.ts';
import { refusalText } from '#strings/refusals.ts';
import type { HeardNews } from '../net/operator-news.ts';

/** A message that was closed comes back when so much time is left. */
const SOON_MS = 60_000;

export interface ShownNews {
  /** The same while nothing new is said: what was closed stays closed. */
  readonly key: string;
  readonly texts: readonly string[];
  /** Time left until what is announced; null for none. */
  readonly left: string | null;
  readonly isUrgent: boolean;
}

/** The message that a page shows at this time; null for none. */
export function newsAt({ broadcast, draining, banned }: HeardNews, now: number): ShownNews | null {
  if (banned)
    return { key: `banned ${JSON.stringify(banned)}`, texts: [refusalText(banned)], left: null, isUrgent: true };
  const current = broadcast && now < broadcast.until ? broadcast : null;
  if (!current && !draining) return null;
  const ms = current?.at == null ? null : current.at - now;
  const isUrgent = ms !== null && ms <= SOON_MS;
  return {
    key: [current?.id ?? '', draining ? 'draining' : '', isUrgent ? 'soon' : ''].join(' '),
    texts: [...(current ? [current.text] : []), ...(draining ? [strings.draining] : [])],
    left: ms === null ? null : strings.left(ms),
    isUrgent,
  };
}

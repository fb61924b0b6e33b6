import { createHash } from 'node:crypto';
import { read } from '@wordhoard/kernel';
import { type PushRequest, pushRequest } from '@wordhoard/protocol';
import { isObject, parseJson } from '../json.ts';
import type { Note } from '../storage/notes.ts';
import type { PushKeys } from './encrypt.ts';

/** A device to notify about a table, and what was sent so far. */
export interface Subscription extends PushKeys {
  readonly endpoint: string;
  readonly device: string;
  readonly code: string;
  readonly game: string;
  readonly quiet: PushRequest['quiet'];
  /** The last question it was notified about. */
  readonly called: number | null;
  /** During quiet hours: the question to notify about when they end, and that time. */
  readonly later: { readonly question: number; readonly at: number } | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than a correspondence game goes without a move. */
const RETENTION_MS = 60 * DAY;

export const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const subscriptionNote = (who: string, subscription: Subscription, now: number): Note => ({
  kind: 'push',
  id: `${subscription.code} ${hash(subscription.endpoint)}`,
  who,
  value: JSON.stringify(subscription),
  until: now + RETENTION_MS,
  due: subscription.later?.at ?? null,
});

/** Reads what `subscriptionNote` wrote; undefined if the note is damaged. */
export function readSubscription({ value }: Pick<Note, 'value'>): Subscription | undefined {
  const found = parseJson(value);
  if (!isObject(found)) return undefined;
  const { endpoint, p256dh, auth, code, quiet, device, game, called, later } = found;
  const request = read(pushRequest, { code, subscription: { endpoint, keys: { p256dh, auth } }, quiet });
  if (!request || typeof device !== 'string' || typeof game !== 'string' || !isQuestion(called)) return undefined;
  if (later !== null && !isLater(later)) return undefined;
  const { subscription } = request;
  const { keys } = subscription;
  return {
    ...keys,
    endpoint: subscription.endpoint,
    code: request.code,
    quiet: request.quiet,
    device,
    game,
    called,
    later,
  };
}

const isQuestion = (value: unknown): value is number | null => value === null || typeof value === 'number';

const isLater = (value: unknown): value is NonNullable<Subscription['later']> =>
  isObject(value) && typeof value['question'] === 'number' && typeof value['at'] === 'number';

import type { PushKey, PushRequest } from '@wordhoard/protocol';
import { call } from '../net/api.ts';
import { rememberAsked } from './asked-calls.ts';

/** 'blocked': the browser or the person refused. 'failed': the browser, its push service or our server couldn't. */
export type PushOutcome = 'done' | 'blocked' | 'failed';

const QUIET = { from: 22, to: 8 } as const;

/** The server's key for push services; null where it sends no notifications or can't be reached. */
export async function fetchPushKey(): Promise<string | null> {
  const answer = await call<PushKey>('/push');
  return answer.ok ? answer.value.key : null;
}

/** Asks the person, the browser and the server, in this order, to notify this device about a correspondence game. */
export async function subscribe(code: string, quiet: boolean): Promise<PushOutcome> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
    return (await request(code, quiet)) ? 'done' : 'failed';
  } catch {
    return 'failed';
  }
}

async function request(code: string, quiet: boolean): Promise<boolean> {
  const key = await fetchPushKey();
  if (key === null) return false;
  // The service worker may not be installed yet: a player who wants notifications gets it now.
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return false;
  const body: PushRequest = {
    code,
    subscription: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } },
    quiet: quiet ? { ...QUIET, offset: new Date().getTimezoneOffset() } : null,
  };
  return (await call('/me/push', body)).ok;
}

/** Requests made in the form for a new table, by its code: the table itself says how they went. */
const requested = new Map<string, Promise<PushOutcome>>();

/** The person has agreed already; the table opens meanwhile. */
export function subscribeInBackground(code: string, quiet: boolean): void {
  rememberAsked(code);
  requested.set(code, subscribe(code, quiet));
}

/** Undefined if nothing was requested. It is told once. */
export function takeRequested(code: string): Promise<PushOutcome> | undefined {
  const outcome = requested.get(code);
  requested.delete(code);
  return outcome;
}

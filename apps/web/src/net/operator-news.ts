import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyRefusal, OperatorNews } from '@wordhoard/protocol';
import { isPageVisible, onVisibilityChange } from '../device/visibility.ts';
import { call } from './api.ts';

/** The operators' message with times by this device's clock. */
export interface HeardBroadcast {
  readonly id: string;
  readonly text: string;
  /** When what it announces happens; null if it names no time. */
  readonly at: number | null;
  /** Until when it is shown. */
  readonly until: number;
}
export interface HeardNews {
  readonly broadcast: HeardBroadcast | null;
  readonly draining: boolean;
  /** The server lets nobody in from here. */
  readonly banned: AnyRefusal | null;
}

const NOTHING: HeardNews = { broadcast: null, draining: false, banned: null };
const heard: Signal<HeardNews> = signal(NOTHING);
/** The latest news from the operators of the server; pages without a table have them too. */
export const operatorNews: ReadonlySignal<HeardNews> = heard;

export const hasNews: ReadonlySignal<boolean> = computed(() => heard.value !== NOTHING);

/** Sockets that are open: the server sends its news over these. */
let sockets = 0;

/** Takes news as the server sent them just now. */
export function hearNews({ broadcast, draining }: OperatorNews): void {
  const now = Date.now();
  if (!broadcast && !draining) heard.value = NOTHING;
  else
    heard.value = {
      broadcast: broadcast && {
        id: broadcast.id,
        text: broadcast.text,
        at: broadcast.left === null ? null : now + broadcast.left,
        until: now + broadcast.shown,
      },
      draining,
      banned: null,
    };
}

/** Notes that a socket has opened, until the returned function is called. */
export function countSocket(): () => void {
  sockets += 1;
  // The server says at once if there are news, but not that there are none any more.
  if (hasNews.peek()) void askForNews();
  let isOpen = true;
  return () => {
    if (isOpen) sockets -= 1;
    isOpen = false;
  };
}

const ASK_EVERY_MS = 60_000;
/** The page has more urgent things to fetch first. */
const FIRST_AFTER_MS = 2000;
/** A page that comes back to the foreground asks again, but not more often than this. */
const SOONEST_MS = 5000;

/** Pages without a socket ask from time to time, while somebody looks at them. */
export function startAskingForNews(): void {
  let askedAt = 0;
  const ask = (): void => {
    if (!isPageVisible() || !navigator.onLine || sockets > 0 || Date.now() - askedAt < SOONEST_MS) return;
    askedAt = Date.now();
    void askForNews();
  };
  setTimeout(ask, FIRST_AFTER_MS);
  setInterval(ask, ASK_EVERY_MS);
  onVisibilityChange(ask);
}

async function askForNews(): Promise<void> {
  const answer = await call<OperatorNews>('/news');
  if (answer.ok) hearNews(answer.value);
  else if (answer.refusal.code === 'banned') heard.value = { ...NOTHING, banned: answer.refusal };
  // No network, or an older server: what was heard before stays until its time is over.
}

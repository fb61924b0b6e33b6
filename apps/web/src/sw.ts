/// <reference lib="webworker" />
import { GAMES, isGameId } from '@wordhoard/catalog';
import { call } from '#strings/notifications.ts';
import { isMetered, type ToServiceWorker } from './app/service-worker.ts';

// A service worker's `self` is of this type; TypeScript knows only the window's.
declare const self: ServiceWorkerGlobalScope;
/** Written in by scripts/service-worker.ts. */
declare const __WORDHOARD_BUILD__: { readonly version: string; readonly files: readonly string[] };

const build = __WORDHOARD_BUILD__;
/** The pages of this version, all or none. */
const PAGES = `pages-${build.version}`;
/** Things named by their content that some game needed: the dictionary. They outlive a version. */
const KEPT = 'kept';

self.addEventListener('install', (event) => {
  event.waitUntil(fetchPages().then(() => self.skipWaiting()));
});

/** Number of files fetched at a time: few, so that a page opened meanwhile gets most of the bandwidth. */
const AT_ONCE = 2;

/**
 * Fetches all pages of this version for offline use, after everything else. Files that an earlier version had are not
 * fetched again. On a metered connection nothing is, and the browser tries again another time.
 */
async function fetchPages(): Promise<void> {
  if (isMetered()) throw new Error('the pages are kept another time: bytes are counted here');
  const cache = await caches.open(PAGES);
  const files = [...build.files];
  const next = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const had = isNamedByContent(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      await (had ? cache.put(file, had) : cache.add(requestFor(file)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

const isNamedByContent = (file: string): boolean => file.startsWith('/assets/');

/** What is named by its content may come from the browser's own cache; the rest is asked for again. */
const requestFor = (file: string): Request =>
  new Request(file, { cache: isNamedByContent(file) ? 'default' : 'reload', priority: 'low' });

self.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== PAGES && name !== KEPT).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  // Only our own pages can post here.
  const message = event.data as ToServiceWorker;
  if (message.type === 'keep') event.waitUntil(keep(message.urls));
});

/** Keeps these and, of the same kind, nothing else: an old dictionary is no use to the new pages. */
async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  const wanted = urls.map((url) => new URL(url, self.location.origin).href);
  for (const request of await cache.keys()) if (!wanted.includes(request.url)) await cache.delete(request);
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|ws|healthz|readyz|metrics|lexicon)(\/|$)/.test(url.pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});

/** Every address is the same page. From the network while there is one, so that a new version is seen at once. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    // Not found is an answer too: the page says so.
    if (response.ok || response.status === 404) return response;
  } catch {
    // No network: below.
  }
  return (await caches.match('/', { ignoreVary: true })) ?? Response.error();
}

/** Named by their content, so what is kept is right. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: true });
  return kept ?? fetch(request);
}

/** A notification from the server names the game and the table, and nothing about the match. */
self.addEventListener('push', (event) => {
  event.waitUntil(tellTurn(event.data));
});

async function tellTurn(data: PushMessageData | null): Promise<void> {
  // Written by our own server, and sealed for this device.
  const { game = '', code = '' } = (data?.json() ?? {}) as { readonly game?: string; readonly code?: string };
  const title = isGameId(game) ? GAMES[game].title : call.site;
  const options = { body: call.turn(code), tag: code, icon: '/icon-192.png', badge: '/icon-192.png', data: { code } };
  await self.registration.showNotification(title, options);
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge().catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { code = '' }: { readonly code?: string } = event.notification.data ?? {};
  event.waitUntil(goTo(`/t/${encodeURIComponent(code)}`));
});

/** A window that is there already, if it will have it; else another. */
async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/// <reference lib="webworker" />
import type { ToServiceWorker } from './shell/service-worker.ts';

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
  event.waitUntil(
    caches
      .open(PAGES)
      .then((cache) => cache.addAll(build.files.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

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
  if (/^\/(api|ws|healthz|metrics|lexicon)(\/|$)/.test(url.pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});

/** Every address is the same page. From the network while there is one, so that a new version is seen at once. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
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

/** Fetched addresses that the pages need to work without a network; the worker keeps what it is told to. */
export type ToServiceWorker = { readonly type: 'keep'; readonly urls: readonly string[] };

/** Milliseconds without a request before all other pages are fetched for later. */
const QUIET_MS = 3000;

/**
 * In development there is none: its cache would hide every change. It fetches all pages of all games, so it waits until
 * the page is quiet, and isn't installed at all where data is costly.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isMetered()) return;
  whenQuiet(() => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Without it everything works but offline play; there is nothing the player could do about it.
    });
  });
}

/** Reports requests that a worker makes out of the page's sight: the page isn't quiet before they are done. */
export function notQuietUntil(done: Promise<unknown>): void {
  fetching += 1;
  const end = (): void => {
    fetching -= 1;
  };
  void done.then(end, end);
}
let fetching = 0;

function whenQuiet(act: () => void): void {
  let last = performance.now();
  const observer = new PerformanceObserver(() => {
    last = performance.now();
  });
  observer.observe({ type: 'resource' });
  const look = (): void => {
    const rest = last + QUIET_MS - performance.now();
    if (document.readyState !== 'complete' || fetching > 0 || rest > 0)
      return void setTimeout(look, Math.max(rest, 500));
    observer.disconnect();
    act();
  };
  setTimeout(look, QUIET_MS);
}

/** Asks for these to be there next time, network or not. */
export async function keepForOffline(urls: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', urls } satisfies ToServiceWorker);
}

/** Network information of browsers that have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/** True if data is costly or slow. Then only requested data is fetched. */
export function isMetered(
  connection: Connection | undefined = (navigator as { readonly connection?: Connection }).connection, // not in TypeScript's DOM
): boolean {
  if (!connection) return false;
  const { saveData, effectiveType = '', type } = connection;
  return saveData === true || type === 'cellular' || /2g|3g/.test(effectiveType);
}

/** Fetched addresses that the pages need to work without a network; the worker keeps what it is told to. */
export type ToServiceWorker = { readonly type: 'keep'; readonly urls: readonly string[] };

/** In development there is none: its cache would hide every change. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Without it everything works but offline play; there is nothing the player could do about it.
    });
  });
}

/** Asks for these to be there next time, network or not. */
export async function keepForOffline(urls: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', urls } satisfies ToServiceWorker);
}

import { type ReadonlySignal, signal } from '@preact/signals';

const place = signal(typeof location === 'undefined' ? '/' : location.pathname);

/** The path of the current address, always without its last slash. */
export const path: ReadonlySignal<string> = place;

/** The way to the current page: the browser loaded it, one of our links was followed, or 'back' was pressed. */
type Arrival = 'load' | 'link' | 'history';
let arrival: Arrival = 'load';
export const cameBy = (): Arrival => arrival;

export const tidy = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  arrival = 'link';
  place.value = tidy(location.pathname);
}

/** Takes over plain clicks on our own links; everything else (new tab, download, other sites) stays the browser's. */
export function startRouter(): void {
  place.value = tidy(location.pathname);
  addEventListener('popstate', () => {
    arrival = 'history';
    place.value = tidy(location.pathname);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Parameters of an address: `match('/t/:code', '/t/FOX-37')` gives `{ code: 'FOX-37' }`. */
export function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const have = given[i]!;
    if (want.startsWith(':')) {
      if (have === '') return undefined;
      try {
        parts[want.slice(1)] = decodeURIComponent(have);
      } catch {
        return undefined;
      }
    } else if (want !== have) return undefined;
  }
  return parts;
}

export interface PageProps {
  /** The named parts of the address. */
  readonly params: Readonly<Record<string, string>>;
}

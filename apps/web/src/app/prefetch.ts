import { loadGamePage } from '../games/load.ts';
import { prepareWorker } from '../offline/start-worker.ts';
import { isMetered } from './line.ts';
import { match } from './router.ts';
import { findRoute } from './routes.ts';

/** A failed prefetch is requested again when needed, and reported then. */
const quietly = (fetched: Promise<unknown>): void => void fetched.catch(() => {});

const pages = new Set<string>();

/** Prefetches the page behind an address, and for a game the page of that game. */
function fetchPage(path: string): void {
  if (pages.has(path)) return;
  pages.add(path);
  quietly(findRoute(path).load());
  const { game } = match('/play/:game', path) ?? {};
  if (game !== undefined) quietly(loadGamePage(game));
}

const linkAt = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null;
};

/**
 * Fetches what lies behind a link before it is followed: all of it under a finger that is down and will be lifted in a
 * moment; the page alone under a pointer that may pass on, and nothing then where bytes are counted.
 */
export function lookAhead(): void {
  document.addEventListener('pointerdown', (event) => {
    const link = linkAt(event);
    if (!link) return;
    fetchPage(link.pathname);
    const { game } = match('/play/:game', link.pathname) ?? {};
    if (game !== undefined) prepareWorker(game);
  });
  const perhaps = (event: Event): void => {
    const link = linkAt(event);
    if (link && !isMetered()) fetchPage(link.pathname);
  };
  document.addEventListener('pointerover', perhaps);
  document.addEventListener('focusin', perhaps);
}

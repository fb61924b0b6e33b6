import type { ComponentType } from 'preact';
import { loadGamePage } from '../games/load.ts';
import { prepareWorker } from '../offline/start-worker.ts';
import { match, type PageProps } from './router.ts';
import { isMetered } from './service-worker.ts';

interface PageModule {
  readonly default: ComponentType<PageProps>;
}

type Route = readonly [pattern: string, load: () => Promise<PageModule>];

/** Every page is a chunk of its own: a reader of the rules doesn't load the table. */
const ROUTES: readonly Route[] = [
  ['/', () => import('../pages/landing/landing.tsx')],
  ['/new/:game', () => import('../pages/make/make.tsx')],
  ['/t/:code', () => import('../pages/table.tsx')],
  ['/play/:game', () => import('../pages/practice.tsx')],
  ['/learn/:game', () => import('../pages/learn/learn.tsx')],
  ['/learn/:game/:lesson', () => import('../pages/learn/lesson.tsx')],
  ['/games', () => import('../pages/my-games/my-games.tsx')],
  ['/games/:id', () => import('../pages/my-games/past-game.tsx')],
  ['/game/:id', () => import('../pages/game.tsx')],
  ['/review', () => import('../pages/review/review.tsx')],
  ['/review/:of', () => import('../pages/review/review.tsx')],
  ['/today', () => import('../pages/today/today.tsx')],
  ['/today/:day', () => import('../pages/today/today.tsx')],
  ['/today/:day/:game', () => import('../pages/today/task.tsx')],
  ['/deal', () => import('../pages/deal/deal.tsx')],
  ['/deal/:code', () => import('../pages/deal/deal.tsx')],
  ['/beside/:first', () => import('../pages/deal/compare.tsx')],
  ['/beside/:first/:second', () => import('../pages/deal/compare.tsx')],
  ['/rules/:game', () => import('../pages/rules.tsx')],
  ['/words/:game', () => import('../pages/words.tsx')],
  ['/lab', () => import('../pages/lab/lab.tsx')],
  ['/lab/:game', () => import('../pages/lab/lab.tsx')],
  ['/lab/game/:players/:game', () => import('../pages/lab/game.tsx')],
  ['/settings', () => import('../pages/settings/settings.tsx')],
  ['/link', () => import('../pages/settings/link.tsx')],
  ['/about', () => import('../pages/about.tsx')],
];

interface MatchedRoute extends PageProps {
  readonly load: () => Promise<PageModule>;
}

export function findRoute(path: string): MatchedRoute {
  for (const [pattern, load] of ROUTES) {
    const params = match(pattern, path);
    if (params) return { load, params };
  }
  return { load: () => import('../pages/not-found.tsx'), params: {} };
}

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
export function startPrefetching(): void {
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

import type { ComponentType } from 'preact';
import { match, type PageProps } from './router.ts';

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
  ['/games/:id', () => import('../pages/my-games/past.tsx')],
  ['/game/:id', () => import('../pages/game/game.tsx')],
  ['/review', () => import('../pages/review/review.tsx')],
  ['/review/:of', () => import('../pages/review/review.tsx')],
  ['/today', () => import('../pages/today/today.tsx')],
  ['/today/:day', () => import('../pages/today/today.tsx')],
  ['/today/:day/:game', () => import('../pages/today/task.tsx')],
  ['/deal', () => import('../pages/deal/deal.tsx')],
  ['/deal/:code', () => import('../pages/deal/deal.tsx')],
  ['/beside/:first', () => import('../pages/deal/beside.tsx')],
  ['/beside/:first/:second', () => import('../pages/deal/beside.tsx')],
  ['/rules/:game', () => import('../pages/rules/rules.tsx')],
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

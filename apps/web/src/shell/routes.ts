import type { ComponentType } from 'preact';
import { match } from './router.ts';

export interface PageProps {
  /** The named parts of the address. */
  readonly params: Readonly<Record<string, string>>;
}

export interface PageModule {
  readonly default: ComponentType<PageProps>;
}

/** Every page is a chunk of its own: whoever reads the rules does not fetch the table. */
const ROUTES: readonly (readonly [pattern: string, load: () => Promise<PageModule>])[] = [
  ['/', () => import('../pages/landing/landing.tsx')],
  ['/new/:game', () => import('../pages/make/make.tsx')],
  ['/t/:code', () => import('../pages/table.tsx')],
  ['/play/:game', () => import('../pages/practice.tsx')],
  ['/rules/:game', () => import('../pages/rules/rules.tsx')],
  ['/settings', () => import('../pages/settings.tsx')],
  ['/about', () => import('../pages/about.tsx')],
];

export interface Found extends PageProps {
  readonly load: () => Promise<PageModule>;
}

export function findRoute(path: string): Found {
  for (const [pattern, load] of ROUTES) {
    const params = match(pattern, path);
    if (params) return { load, params };
  }
  return { load: () => import('../pages/not-found.tsx'), params: {} };
}

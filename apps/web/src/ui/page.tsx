import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { shell } from '#strings/shell.ts';
import { Icon } from './icon.tsx';

/** The strip over pages that are read or filled in. */
export const Bar = ({ children }: { readonly children?: ComponentChildren }): JSX.Element => (
  <header class="bar">
    <a class="icon-btn" href="/" aria-label={shell.back}>
      <Icon name="back" />
    </a>
    <span class="wordmark" aria-hidden="true">
      {shell.name}
    </span>
    <span class="space" />
    {children}
    <a class="icon-btn" href="/settings" aria-label={shell.settings}>
      <Icon name="settings" />
    </a>
  </header>
);

/** Names the window, and says which game's colours it wears. */
export function useHead(title: string | null, game?: string): void {
  useEffect(() => {
    document.title = title === null ? shell.title : `${title} · ${shell.name}`;
  }, [title]);
  useEffect(() => {
    const root = document.documentElement.dataset;
    if (game === undefined) delete root['game'];
    else root['game'] = game;
  }, [game]);
}

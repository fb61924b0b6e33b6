import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { shell } from '#strings/shell.ts';
import { Tile } from '../table-kit/tiles/tile.tsx';
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

/** A page with one thing to say. */
export const Notice = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <main class="notice" id="main">
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </main>
);

/** Tiles that will not lie still, while something is fetched. */
export const Shuffling = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    <Bar />
    <main class="notice" id="main" aria-busy="true">
      <span class="shuffling" aria-hidden="true">
        {['W', 'O', 'R', 'D'].map((letter) => (
          <Tile key={letter} letter={letter} />
        ))}
      </span>
      <p role="status">{text}</p>
    </main>
  </>
);

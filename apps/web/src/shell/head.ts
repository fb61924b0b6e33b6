import { useEffect } from 'preact/hooks';
import { shell } from '#strings/shell.ts';

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

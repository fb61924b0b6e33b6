import type { Saved } from './local-table.ts';

/** One game of each kind is kept on this device while it is under way. */
const key = (game: string): string => `wordhoard.game.${game}`;

/** Is there a game of this kind to go on with? */
export function isKept(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    return false;
  }
}

/** Written by ourselves; what a newer version cannot go on with, the worker refuses. */
export function keptGame(game: string): Saved | null {
  try {
    const kept: Saved | null = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return kept?.wanted && Array.isArray(kept.entries) ? kept : null;
  } catch {
    return null;
  }
}

export function keepGame(game: string, saved: Saved | null): void {
  try {
    if (saved) localStorage.setItem(key(game), JSON.stringify(saved));
    else localStorage.removeItem(key(game));
  } catch {
    // No storage: the game lasts as long as the page.
  }
}

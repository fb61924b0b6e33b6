import type { Saved } from './local-table.ts';

/** One game of each kind is kept on this device: while it is under way, and with its end until another begins. */
const key = (game: string): string => `wordhoard.game.${game}`;
/** How far it has got, in words. */
const progressKey = (game: string): string => `wordhoard.progress.${game}`;

/** Written by ourselves; what a newer version cannot go on with, the worker refuses. */
export function keptGame(game: string): Saved | null {
  try {
    const kept: Saved | null = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return kept?.wanted && Array.isArray(kept.entries) ? kept : null;
  } catch {
    return null;
  }
}

/** A game of this kind that is under way. */
export function gameUnderWay(game: string): Saved | null {
  const kept = keptGame(game);
  return kept?.over ? null : kept;
}

/** '' when it is not known. */
export function keptProgress(game: string): string {
  try {
    return localStorage.getItem(progressKey(game)) ?? '';
  } catch {
    return '';
  }
}

export function keepProgress(game: string, sub: string): void {
  try {
    localStorage.setItem(progressKey(game), sub);
  } catch {
    // No storage: then it is not named.
  }
}

export function keepGame(game: string, saved: Saved | null): void {
  try {
    if (saved) return localStorage.setItem(key(game), JSON.stringify(saved));
    localStorage.removeItem(key(game));
    localStorage.removeItem(progressKey(game));
  } catch {
    // No storage: the game lasts as long as the page.
  }
}

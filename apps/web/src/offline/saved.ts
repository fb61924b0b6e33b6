import type { SavedMatch } from './local-table.ts';

/**
 * Games on this device that have not come to their end. Of each kind one is open: it is what `/play/<game>` goes on with,
 * and stays with its end until another begins. Any number of others lie on the shelf (`my-games/shelf.ts`).
 */
export const openKey = (game: string): string => `wordhoard.game.${game}`;
/** Progress of the open game, in words. */
const progressKey = (game: string): string => `wordhoard.progress.${game}`;

export const isSaved = (it: SavedMatch | null | undefined): it is SavedMatch =>
  Array.isArray(it?.entries) && 'wanted' in it;

/** Written by ourselves; what a newer version cannot go on with, the worker refuses. */
export function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when there is no room, or nothing is stored at all. */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function remove(...keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // No storage: nothing to remove.
  }
}

/** The open game of this kind, be it over. */
export function keptGame(game: string): SavedMatch | null {
  const kept = read<SavedMatch>(openKey(game));
  return isSaved(kept) ? kept : null;
}

/** '' when it is not known. */
export function keptProgress(game: string): string {
  try {
    return localStorage.getItem(progressKey(game)) ?? '';
  } catch {
    return '';
  }
}

export const keepProgress = (game: string, sub: string): boolean => write(progressKey(game), sub);

/** Deletes the open game. */
export const deleteOpenGame = (game: string): void => remove(openKey(game), progressKey(game));

import { readJson, writeJson, writeText } from '../device/storage.ts';
import type { SavedMatch } from '../offline/saved-match.ts';
import { deleteOpenGame, isSaved, keepProgress, keptGame, keptProgress, openKey } from '../offline/saved-match.ts';

/** Storage key of a game put aside for another of its kind. */
export const shelfKey = (game: string, id: string): string => `wordhoard.shelf.${game}.${id}`;

export interface ShelvedGame {
  readonly saved: SavedMatch;
  readonly progress: string;
  /** When it was put there, in ms since 1970. */
  readonly at: number;
}

// Only this page writes it.
export const shelvedAt = (key: string): ShelvedGame | null => readJson(key) as ShelvedGame | null;

/** The bots' luck is drawn for every game, also for one that repeats a shuffle, so it serves as an id. */
export const idOf = ({ luck }: SavedMatch): string => luck;

/** True if a person has moved. A game that was only dealt isn't missed. */
const isPlayed = ({ wanted, places, entries }: SavedMatch): boolean =>
  entries.some(
    ({ seat }) => seat !== undefined && (places ? places[seat]?.who !== null : seat <= wanted.others.length),
  );

/**
 * Makes room for another game of this kind: the open one goes to the shelf, unless it is over or unplayed. False when
 * there is no room for it there; then it stays open.
 */
export function putAside(game: string): boolean {
  const kept = keptGame(game);
  const progress = keptProgress(game);
  deleteOpenGame(game);
  if (!kept || kept.over || !isPlayed(kept)) return true;
  const shelved: ShelvedGame = { saved: kept, progress, at: Date.now() };
  if (writeJson(shelfKey(game, idOf(kept)), shelved) === null) return true;
  writeJson(openKey(game), kept);
  keepProgress(game, progress);
  return false;
}

/**
 * Keeps a game as it stands: the open one, or, if another has been opened in another window, the one on the shelf. False
 * when there is no room.
 */
export function keepGame(game: string, saved: SavedMatch): boolean {
  const open = keptGame(game);
  const key = shelfKey(game, idOf(saved));
  const shelved = shelvedAt(key);
  if (open ? idOf(open) === idOf(saved) || (open.over && !shelved) : !shelved)
    return writeJson(openKey(game), saved) === null;
  if (!saved.over)
    return writeJson(key, { progress: '', ...shelved, saved, at: Date.now() } satisfies ShelvedGame) === null;
  // It is among the finished ones from now on.
  writeText(key, null);
  return true;
}

/** Opens a game from the shelf again; nothing happens where it is not there any more. */
export function takeFromShelf(game: string, id: string): void {
  const found = shelvedAt(shelfKey(game, id));
  if (!found || !isSaved(found.saved) || !putAside(game)) return;
  writeText(shelfKey(game, id), null);
  writeJson(openKey(game), found.saved);
  keepProgress(game, found.progress);
}

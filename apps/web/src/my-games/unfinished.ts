import type { Level } from '@wordhoard/kernel';
import { keysWith, writeJson, writeText } from '../device/storage.ts';
import type { SavedMatch } from '../offline/saved-match.ts';
import { deleteOpenGame, isSaved, keptGame, keptProgress, openKey } from '../offline/saved-match.ts';
import { idOf, putAside, type ShelvedGame, shelfKey, shelvedAt } from './shelf.ts';

/** A game on this device that can be gone on with. */
export interface UnfinishedGame {
  readonly game: string;
  /** Tells it from others of its kind. */
  readonly id: string;
  readonly saved: SavedMatch;
  /** '' when it is not known. */
  readonly progress: string;
  readonly isOpen: boolean;
}

/** All of them: of each kind the open one first, then those on the shelf, the last one first. */
export function unfinishedGames(games: readonly string[]): readonly UnfinishedGame[] {
  return games.flatMap((game) => {
    const kept = keptGame(game);
    const open: UnfinishedGame[] =
      kept && !kept.over ? [{ game, id: idOf(kept), saved: kept, progress: keptProgress(game), isOpen: true }] : [];
    const shelved = shelfOf(game)
      .filter(({ saved }) => !open.some(({ id }) => id === idOf(saved)))
      .map(({ saved, progress }) => ({ game, id: idOf(saved), saved, progress, isOpen: false }));
    return [...open, ...shelved];
  });
}

const shelfOf = (game: string): readonly ShelvedGame[] =>
  keysWith(shelfKey(game, ''))
    .flatMap((key) => shelvedAt(key) ?? [])
    .filter(({ saved }) => isSaved(saved))
    .sort((a, b) => b.at - a.at);

/** Opens this game in place of the one that was open, which is put aside. */
export const openGame = (game: string, saved: SavedMatch): boolean =>
  putAside(game) && writeJson(openKey(game), saved) === null;

/** Deletes a game that has not come to its end, for good. */
export function deleteGame(game: string, id: string): void {
  const open = keptGame(game);
  if (open && idOf(open) === id) deleteOpenGame(game);
  writeText(shelfKey(game, id), null);
}

/** The other players of a game on this device: names of people, and levels of bots. */
export interface LocalOpponents {
  readonly people: readonly string[];
  readonly levels: readonly Level[];
}

export function opponentsIn({ wanted, places }: SavedMatch): LocalOpponents {
  if (!places) return { people: wanted.others, levels: wanted.bots };
  const people = places.flatMap((it) => (it.who === null ? [] : [it.name]));
  return { people: people.slice(1), levels: places.flatMap((it) => (it.who === null && it.level ? [it.level] : [])) };
}

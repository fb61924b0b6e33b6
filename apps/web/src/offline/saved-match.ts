import type { AnyEntry, AnyMatchSetup, SealedRecord } from '@wordhoard/kernel';
import type { EarlyEnd, NewTable } from '@wordhoard/protocol';
import type { Place } from '@wordhoard/table';
import { readJson, readText, writeText } from '../device/storage.ts';

/** Enough to go on after the page was closed: the match from its first moment, and who plays it. */
export interface SavedMatch {
  readonly wanted: NewTable;
  /** Places of a game taken up from a record; missing for a newly made table. */
  readonly places?: readonly Place[];
  readonly table: AnyMatchSetup;
  readonly nonce: string;
  readonly luck: string;
  readonly rules: number;
  readonly words: string;
  readonly entries: readonly AnyEntry[];
  /** The same shuffle was played before, like this. */
  readonly sameAs?: SealedRecord;
  /** It has come to its end, and is kept only to be looked at. */
  readonly over?: true;
  /** The ending before the rules' own. */
  readonly ended?: EarlyEnd;
}

/**
 * Games on this device that have not come to their end. Of each kind one is open: it is what `/play/<game>` goes on with,
 * and stays with its end until another begins. Any number of others lie on the shelf (`my-games/shelf.ts`).
 */
export const openKey = (game: string): string => `wordhoard.game.${game}`;
/** Progress of the open game, in words. */
const progressKey = (game: string): string => `wordhoard.progress.${game}`;

export const isSaved = (it: SavedMatch | null | undefined): it is SavedMatch =>
  Array.isArray(it?.entries) && 'wanted' in it;

/** The open game of this kind, be it over. */
export function keptGame(game: string): SavedMatch | null {
  // Only this page writes it; what a newer version cannot go on with, the worker refuses.
  const kept = readJson(openKey(game)) as SavedMatch | null;
  return isSaved(kept) ? kept : null;
}

/** '' when it is not known. */
export const keptProgress = (game: string): string => readText(progressKey(game)) ?? '';

export const keepProgress = (game: string, sub: string): boolean => writeText(progressKey(game), sub) === null;

/** Deletes the open game. */
export function deleteOpenGame(game: string): void {
  for (const key of [openKey(game), progressKey(game)]) writeText(key, null);
}

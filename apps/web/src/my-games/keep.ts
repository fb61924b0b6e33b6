import type { MatchResult } from '@wordhoard/kernel';
import type { MyTable, TableInfo } from '@wordhoard/protocol';
import { isStorageUsable, readText, type StorageFault, writeText } from '../device/storage.ts';
import type { SavedMatch } from '../offline/local-table.ts';
import { asMyTable, type PastGame, pastAtTable, pastOnDevice } from './past-game.ts';
import { addGames } from './store.ts';

/** A failure to store a game is shown where the player looks for it. */
const FAULT_KEY = 'wordhoard.games.fault';

export function keepFault(): StorageFault | null {
  const fault = readText(FAULT_KEY);
  if (fault === 'full' || fault === 'unavailable') return fault;
  return isStorageUsable() ? null : 'unavailable';
}

async function keep(game: PastGame): Promise<void> {
  const kept = await addGames([game]);
  writeText(FAULT_KEY, typeof kept === 'string' ? kept : null);
}

/** A game on this device has come to its end. */
export const keepFinished = (saved: SavedMatch, result: MatchResult | null): Promise<void> =>
  keep(pastOnDevice(saved, result, Date.now()));

/** Stores a finished game of an online table. */
export const keepOver = (table: TableInfo, you: string): Promise<void> => keepTable(asMyTable(table, you));

/** The same, of one in a list. */
export const keepTable = (table: MyTable): Promise<void> => keep(pastAtTable(table, Date.now()));

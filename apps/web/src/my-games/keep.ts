import type { MadeWord, MatchResult } from '@wordhoard/kernel';
import type { MyTable, TableInfo } from '@wordhoard/protocol';
import { DEFAULT_MEASURE, type DecisionFinding, summaryOf } from '@wordhoard/review';
import { isStorageUsable, readText, type StorageFault, writeText } from '../device/storage.ts';
import type { SavedMatch } from '../offline/saved-match.ts';
import type { Source } from '../pages/review/review.tsx';
import { asMyTable, idOf, type PastGame, pastAtTable, pastOnDevice } from './past-game.ts';
import { addGames, noteReviewed } from './store.ts';

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

/** Stores the result of reviewing the guest's own game, for My games. */
export async function noteReview(
  { record, mine, code }: Source,
  findings: readonly DecisionFinding[],
  words: readonly MadeWord[],
): Promise<void> {
  if (mine === null) return;
  const { found, bestWord } = summaryOf(findings, words, mine, DEFAULT_MEASURE);
  if (found === null) return;
  const word = bestWord && { text: bestWord.word, worth: bestWord.points };
  await noteReviewed(code ?? idOf(record), { found, word });
}

import type { MadeWord, MatchResult } from '@wordhoard/kernel';
import type { MyTable, TableInfo } from '@wordhoard/protocol';
import { DEFAULT_MEASURE, type DecisionFinding, summaryOf } from '@wordhoard/review';
import { isStorageUsable, readText, type StorageFault, storageFault, writeText } from '../device/storage.ts';
import type { SavedMatch } from '../offline/saved-match.ts';
import type { Source } from '../pages/review/review.tsx';
import { asMyTable, idOf, type PastGame, pastAtTable, pastOnDevice, type ReviewSummary } from './past-game.ts';

const STORE = 'games';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('wordhoard', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
  return answer(request);
}

/** One piece of work on the games, all of it or nothing. */
async function withGames<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    const transaction = db.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [value] = await Promise.all([work(transaction.objectStore(STORE)), done]);
    return value;
  } finally {
    db.close();
  }
}

/** Adds those that are not there yet; one that is there keeps its date. Gives how many are new. */
export async function addGames(added: readonly PastGame[]): Promise<number | StorageFault> {
  try {
    return await withGames('readwrite', async (games) => {
      const known = new Set(await answer(games.getAllKeys()));
      const fresh = added.filter(({ id }) => !known.has(id));
      await Promise.all(fresh.map((game) => answer(games.add(game))));
      return fresh.length;
    });
  } catch (why) {
    return storageFault(why);
  }
}

/** The latest first. What lies there was written by this file. */
export async function allGames(): Promise<PastGame[]> {
  const games: PastGame[] = await withGames('readonly', (store) => answer(store.getAll())).catch(() => []);
  return games.sort((a, b) => b.at - a.at);
}

export async function pastGame(id: string): Promise<PastGame | undefined> {
  return withGames('readonly', (games) => answer<PastGame | undefined>(games.get(id))).catch(() => undefined);
}

/** Of a game that is not among them nothing is noted. */
async function noteReviewed(id: string, reviewed: ReviewSummary): Promise<void> {
  await withGames('readwrite', async (games) => {
    const game = await answer<PastGame | undefined>(games.get(id));
    if (game) await answer(games.put({ ...game, reviewed }));
  }).catch(() => {});
}

export async function deleteGames(): Promise<void> {
  await withGames('readwrite', (games) => answer(games.clear()));
}

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

import { readRecord } from '@wordhoard/kernel';
import { forgetMe, myName } from '../device/me.ts';
import { keysWith, type StorageFault, writeText } from '../device/storage.ts';
import { saveText } from '../files/files.ts';
import { api } from '../net/api.ts';
import { gamesFile, readGamesFile } from './export-file.ts';
import type { PastGame } from './past-game.ts';
import { addGames, allGames, deleteGames } from './store.ts';

/** Settings aren't personal, and no trace of a game. */
const SETTINGS_KEY = 'wordhoard.settings';

/** With the record of each table that the server still has, so that the file needs no server. */
async function withRecord(past: PastGame): Promise<PastGame> {
  if (past.record !== null || past.code === null) return past;
  const answer = await api.record(past.code);
  return { ...past, record: (answer.ok && readRecord(answer.value)) || null };
}

/** Puts a file with all of them among the downloads. Gives how many. */
export async function saveAll(): Promise<number> {
  const games: PastGame[] = [];
  // One after the other: a server is not asked for hundreds at once.
  for (const past of await allGames()) games.push(await withRecord(past));
  const text = JSON.stringify(gamesFile(myName.peek(), games, Date.now()));
  saveText(text, `wordhoard-games-${new Date().toISOString().slice(0, 10)}.json`, 'application/json');
  return games.length;
}

/** Adds what is in a file and not here yet. Gives how many, or what was wrong. */
export async function loadAll(file: File): Promise<number | StorageFault | 'no-file'> {
  try {
    const games = readGamesFile(JSON.parse(await file.text()));
    return games ? await addGames(games) : 'no-file';
  } catch {
    return 'no-file';
  }
}

/**
 * The server first: who has no network has lost nothing then, and can try again. Then all that this device remembers
 * but the settings.
 */
export async function deleteAll(): Promise<'deleted' | 'not-deleted' | 'not-deleted-here'> {
  const answer = await api.forgetMe();
  if (!answer.ok) return 'not-deleted';
  try {
    await deleteGames();
    const keys = keysWith('wordhoard.').filter((key) => key !== SETTINGS_KEY);
    if (keys.some((key) => writeText(key, null) !== null)) return 'not-deleted-here';
    sessionStorage.clear();
  } catch {
    return 'not-deleted-here';
  }
  forgetMe();
  return 'deleted';
}

import { type MatchResult, readRecord } from '@wordhoard/kernel';
import type { EarlyEnd } from '@wordhoard/protocol';
import { forgetMe, myName } from '../device/me.ts';
import { clearSessionStorage, keysWith, type StorageFault, writeText } from '../device/storage.ts';
import { saveText } from '../files/files.ts';
import { api } from '../net/api.ts';
import { idOf, type PastGame, type ReviewSummary } from './past-game.ts';
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
  } catch {
    return 'not-deleted-here';
  }
  const keys = keysWith('wordhoard.').filter((key) => key !== SETTINGS_KEY);
  const faults = [...keys.map((key) => writeText(key, null)), clearSessionStorage()];
  if (faults.some((fault) => fault !== null)) return 'not-deleted-here';
  forgetMe();
  return 'deleted';
}

/** A device's memory of a guest's games, as one file: docs/my-games.md. */
interface GamesFile {
  readonly format: 'wordhoard-games';
  readonly version: 1;
  /** When it was written, in ms since 1970. */
  readonly at: number;
  readonly name: string;
  readonly games: readonly PastGame[];
}

export const gamesFile = (name: string, games: readonly PastGame[], at: number): GamesFile => ({
  format: 'wordhoard-games',
  version: 1,
  at,
  name,
  games,
});

/** The games in such a file, or undefined when it is none. What in it is no game is left out. */
export function readGamesFile(json: unknown): PastGame[] | undefined {
  if (!isObject(json) || json['format'] !== 'wordhoard-games' || json['version'] !== 1) return undefined;
  const { games } = json;
  return Array.isArray(games) ? games.flatMap((game) => readGame(game) ?? []) : undefined;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (it: unknown): it is Json => typeof it === 'object' && it !== null && !Array.isArray(it);
const isWhole = (it: unknown): it is number => Number.isSafeInteger(it);
const allOf = <T>(it: unknown, is: (one: unknown) => one is T): it is T[] => Array.isArray(it) && it.every(is);

const isSeat = (it: unknown): it is PastGame['seats'][number] =>
  isObject(it) && typeof it['name'] === 'string' && (it['bot'] === null || isWhole(it['bot']));

const isGroup = (it: unknown): it is number[] => allOf(it, isWhole);

/** Every seat has a score and one place. */
function readResult(it: unknown, seats: number): MatchResult | null {
  if (!isObject(it)) return null;
  const { scores, places } = it;
  if (!allOf(scores, isWhole) || scores.length !== seats || !allOf(places, isGroup)) return null;
  const placed = places.flat().sort((a, b) => a - b);
  return placed.length === seats && placed.every((seat, i) => seat === i) ? { scores, places } : null;
}

/** Left out where it is none: a review can be made again. */
function readReviewed(it: unknown): { reviewed?: ReviewSummary } {
  if (!isObject(it)) return {};
  const { found, word } = it;
  if (typeof found !== 'number' || !(found >= 0 && found <= 1)) return {};
  if (word === null) return { reviewed: { found, word } };
  if (!isObject(word)) return {};
  const { text, worth } = word;
  return typeof text === 'string' && typeof worth === 'number' ? { reviewed: { found, word: { text, worth } } } : {};
}

/** The ending of a game without a result; missing if unknown. */
function readEnded(it: unknown, seats: number): { ended?: EarlyEnd } {
  if (!isObject(it)) return {};
  const { code, by } = it;
  if (code === 'stalled' || code === 'agreed') return { ended: { code } };
  const isSeatThere = isWhole(by) && by >= 0 && by < seats;
  return (code === 'resigned' || code === 'left') && isSeatThere ? { ended: { code, by } } : {};
}

function readGame(it: unknown): PastGame | null {
  if (!isObject(it)) return null;
  const { game, at, seats, mine, code, tried } = it;
  const record = it['record'] === null ? null : (readRecord(it['record']) ?? null);
  if (typeof game !== 'string' || !isWhole(at) || !allOf(seats, isSeat)) return null;
  if (mine !== null && !(isWhole(mine) && mine >= 0 && mine < seats.length)) return null;
  if (code !== null && !(typeof code === 'string' && /^[A-Z0-9-]{3,40}$/.test(code))) return null;
  // A game that can neither be shown nor fetched is of no use.
  if (code === null && record?.game !== game) return null;
  const id = code ?? idOf(record!);
  const result = readResult(it['result'], seats.length);
  const sat = seats.map(({ name, bot }) => ({ name, bot }));
  return {
    id,
    game,
    at,
    seats: sat,
    mine,
    result,
    code,
    record,
    ...readEnded(it['ended'], seats.length),
    ...(it['resigned'] === true && { resigned: true as const }),
    ...readReviewed(it['reviewed']),
    ...(tried === true && { tried }),
  };
}

import { type Result, readRecord } from '@wordhoard/kernel';
import type { Ended } from '@wordhoard/protocol';
import { idOf, type PastGame, type Reviewed } from './past-game.ts';

/** All that a device remembers of somebody's games, as one file: docs/my-games.md. */
export interface GamesFile {
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
function readResult(it: unknown, seats: number): Result | null {
  if (!isObject(it)) return null;
  const { scores, places } = it;
  if (!allOf(scores, isWhole) || scores.length !== seats || !allOf(places, isGroup)) return null;
  const placed = places.flat().sort((a, b) => a - b);
  return placed.length === seats && placed.every((seat, i) => seat === i) ? { scores, places } : null;
}

/** Left out where it is none: a review can be made again. */
function readReviewed(it: unknown): { reviewed?: Reviewed } {
  if (!isObject(it)) return {};
  const { found, word } = it;
  if (typeof found !== 'number' || !(found >= 0 && found <= 1)) return {};
  if (word === null) return { reviewed: { found, word } };
  if (!isObject(word)) return {};
  const { text, worth } = word;
  return typeof text === 'string' && typeof worth === 'number' ? { reviewed: { found, word: { text, worth } } } : {};
}

/** How a game without a result was ended; left out where it is not known. */
function readEnded(it: unknown, seats: number): { ended?: Ended } {
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
  // What can neither be shown nor asked for is of no use.
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

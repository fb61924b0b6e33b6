import { GAMES, type GameId, isGameId, levelsOf } from '@wordhoard/catalog';
import type { Level } from '@wordhoard/kernel';
import type { NewTable, TableOptions } from '@wordhoard/protocol';
import { myName, sentPicture } from './me.ts';
import { settings } from './settings.ts';
import { readText, writeText } from './storage.ts';

/** In the address of a game on this device: its end is asked for, not another game. */
export const END_HASH = '#end';

/** In the address of a game on this device: the one on the shelf with the id that follows is to be opened. */
export const SHELF_HASH = '#game=';

/** The table that was asked for on the way here; only the next game in this page is played at it. */
let wanted: NewTable | null = null;

export function wantPractice(table: NewTable): void {
  wanted = table;
}

export function takeWanted(game: string): NewTable | null {
  const table = wanted?.options.game === game ? wanted : null;
  wanted = null;
  return table;
}

/** Limits that are off where no one waits at another device. */
export const unhurried = (game: string): Readonly<Record<string, null>> =>
  Object.fromEntries(((isGameId(game) && GAMES[game].waitingLimits) || []).map((name) => [name, null]));

/** Changes to a live table at which no player waits for another; a chosen chess clock keeps running. */
export function withoutHurry({ game, limits, bank }: TableOptions): Partial<TableOptions> {
  const isTimed = isGameId(game) && GAMES[game].timedAlone === true;
  if (isTimed || bank !== null) return { limits: { ...limits, ...unhurried(game) } };
  return { pace: 'relaxed' };
}

const levelKey = (game: string): string => `wordhoard.level.${game}`;

/** Level of the bot behind 'Play now': a beginner, until the player chooses another. */
export const keptLevel = (game: string): Level =>
  levelsOf(game).find((level) => String(level) === readText(levelKey(game))) ?? 1;

export const keepLevel = (game: string, level: Level): void => void writeText(levelKey(game), String(level));

/**
 * The table of 'Play now' without any choices: one bot, and no clock for a player who may still be learning, unless the
 * clock is the game.
 */
export const quickTable = (game: GameId, nobody: string): NewTable => ({
  options: {
    game,
    // The game's own defaults.
    config: null,
    pace: GAMES[game].timedAlone ? 'live' : 'relaxed',
    limits: unhurried(game),
    bank: null,
    visibility: 'link',
    watching: false,
    seats: 2,
    botSpeed: settings.peek().botSpeed,
    hints: true,
  },
  name: myName.peek() || nobody,
  ...sentPicture(),
  bots: [keptLevel(game)],
  others: [],
  start: true,
});

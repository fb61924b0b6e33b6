import { GAMES, type GameId } from '@wordhoard/catalog';
import type { NewTable } from '@wordhoard/protocol';
import { myName } from './me.ts';

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

/**
 * What 'Play now' lays out when nobody has chosen anything: one bot of middling strength, and no clock for somebody
 * who may still be finding out how it goes, unless the clock is the game.
 */
export const quickTable = (game: GameId, nobody: string): NewTable => ({
  options: {
    game,
    // The game's own defaults.
    config: null,
    pace: GAMES[game].timedAlone ? 'live' : 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats: 2,
  },
  name: myName.peek() || nobody,
  bots: [3],
  others: [],
  start: true,
});

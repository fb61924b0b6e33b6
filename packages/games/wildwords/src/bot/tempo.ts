import { entryAt, type Seat } from '@wordhoard/kernel';
import { parsePlay } from '../notation.ts';
import { ALL_TILES, TRAY_SIZE } from '../tiles.ts';
import type { TurnLine } from '../types.ts';

/**
 * Strong players lay seven tiles almost every turn, so the number of tiles left to draw tells who will have the last
 * turn, which is worth about a hundred points. A short play at the right time changes that.
 */
export interface Tempo {
  /**
   * Points that a player who has just moved will gain on the average opponent from here to the end of the game.
   * @param held number of tiles in the player's tray; it matters when the pot is empty
   */
  afterTurn(pot: number, held: number): number;
  /** The most promising number of tiles below seven. */
  bestShortSize(pot: number): number;
}

/** Points of a play with this many tiles (ours): a full tray's from 500 games of a quick bot, the others are rough. */
const SCORES = [0, 18, 26, 33, 40, 47, 54, 97] as const;
/** Points of the first turn after the pot is empty, and of going out for each tile another player holds; same games. */
const LAST_SCORE = 75;
const POINTS_PER_TILE = 6;
/** Share of plays with a full tray among strong players, and how many plays of a game this assumption counts for. */
const USUAL_BOMBS = 0.92;
const PRIOR_PLAYS = 6;

/** @param bombs share of the others' plays that lay a full tray; all shorter sizes are equally likely */
export function makeTempo(players: number, bombs: number): Tempo {
  const others = players - 1;
  const sizes = SCORES.map((_, size) => size).slice(1);
  const shareOf = (size: number): number => (size === TRAY_SIZE ? bombs : (1 - bombs) / (TRAY_SIZE - 1));
  /** By pot, then by how many others move before the player: the points gained from there on. */
  const table: number[][] = [];
  const gainAfter = (pot: number, size: number, before: number): number =>
    pot > size ? entryAt(entryAt(table, pot - size), before) : emptyPotGain(players, TRAY_SIZE - size + pot, before);
  for (let pot = 1; pot < ALL_TILES.length; pot++) {
    // The player chooses the number of tiles, the others don't think about it.
    const own = Math.max(...sizes.map((size) => entryAt(SCORES, size) + gainAfter(pot, size, others)));
    const rest = Array.from({ length: others }, (_, before) =>
      sizes.reduce(
        (sum, size) => sum + shareOf(size) * (gainAfter(pot, size, before) - entryAt(SCORES, size) / others),
        0,
      ),
    );
    table[pot] = [own, ...rest];
  }
  const valueWith = (pot: number, size: number): number => entryAt(SCORES, size) + gainAfter(pot, size, others);
  return {
    afterTurn: (pot, held) => (pot > 0 ? entryAt(entryAt(table, pot), others) : emptyPotGain(players, held, others)),
    bestShortSize: (pot) =>
      sizes.slice(0, -1).reduce((best, size) => (valueWith(pot, size) > valueWith(pot, best) ? size : best)),
  };
}

/** With an empty pot the next player usually goes out. `held`: the tiles of the player who has just moved. */
function emptyPotGain(players: number, held: number, before: number): number {
  const scored = LAST_SCORE + (players === 2 ? POINTS_PER_TILE : POINTS_PER_TILE / 3) * held;
  return before === 0 ? scored : -scored / (players - 1);
}

/** Share of full trays among the others' plays, estimated from the log. */
export function bombShare(turns: readonly TurnLine[], seat: Seat): number {
  const sizes = turns.flatMap((line) => (line.type === 'play' && line.seat !== seat ? laidCount(line.play) : []));
  const bombs = sizes.filter((size) => size === TRAY_SIZE).length;
  return (bombs + USUAL_BOMBS * PRIOR_PLAYS) / (sizes.length + PRIOR_PLAYS);
}

function laidCount(play: string): number {
  const written = parsePlay(play);
  return 'code' in written ? 0 : written.squares.filter((square) => 'laid' in square).length;
}

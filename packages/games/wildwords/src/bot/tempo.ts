import { entryAt, type Seat } from '@wordhoard/kernel';
import { parsePlay } from '../notation.ts';
import { TRAY_SIZE } from '../tiles.ts';
import type { TurnLine } from '../types.ts';
import { LAST_SCORE, NO_PLAY, POINTS_PER_TILE, SCORE_ROWS } from './planning-data.ts';

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

/** Share of plays with a full tray among strong players, and how many plays of a game this assumption counts for. */
const USUAL_BOMBS = 0.92;
const PRIOR_PLAYS = 6;

const SIZES: readonly number[] = Array.from({ length: TRAY_SIZE }, (_, i) => i + 1);

/** @param bombs share of the others' plays that lay a full tray; all shorter sizes are equally likely */
export function makeTempo(players: number, bombs: number): Tempo {
  const others = players - 1;
  /** By pot, then by how many others move before the player: the points gained from there on. */
  const table: number[][] = [[]];
  const gainAfter = (pot: number, size: number, before: number): number =>
    pot > size ? entryAt(entryAt(table, pot - size), before) : emptyPotGain(players, TRAY_SIZE - size + pot, before);
  const shares = SIZES.map((size) => (size === TRAY_SIZE ? bombs : (1 - bombs) / (TRAY_SIZE - 1)));
  /** Fills the table as far as it is needed, because the champion thinks about one pot at a time. */
  const gainFrom = (pot: number): number => {
    for (let next = Math.max(1, table.length); next <= pot; next++) {
      // The player chooses the number of tiles, the others don't think about it.
      const own = valueOfChoice(next, (size) => gainAfter(next, size, others));
      const rest = Array.from({ length: others }, (_, before) =>
        mean(
          SIZES.map((size) => gainAfter(next, size, before) - entryAt(USUAL_SCORES, size) / others),
          shares,
        ),
      );
      table[next] = [own, ...rest];
    }
    return entryAt(entryAt(table, pot), others);
  };
  const valueWith = (pot: number, size: number): number => {
    if (pot > size) gainFrom(pot - size);
    return entryAt(USUAL_SCORES, size) + gainAfter(pot, size, others);
  };
  return {
    afterTurn: (pot, held) => (pot > 0 ? gainFrom(pot) : emptyPotGain(players, held, others)),
    bestShortSize: (pot) =>
      SIZES.slice(0, -1).reduce((best, size) => (valueWith(pot, size) > valueWith(pot, best) ? size : best)),
  };
}

/** The mean points of a turn and of what follows, if the player trades trays that are worse than the average. */
function valueOfChoice(pot: number, gainAfter: (size: number) => number): number {
  const gains = SIZES.map(gainAfter);
  const values = SCORE_ROWS.map((row) =>
    row.reduce(
      (best, score, i) => (score === NO_PLAY ? best : Math.max(best, score + entryAt(gains, i))),
      Number.NEGATIVE_INFINITY,
    ),
  );
  const average = mean(values);
  const gain = mean(values.map((value) => Math.max(0, average - value)));
  // With few tiles left, a new tray has many of the old tiles.
  return average + gain * Math.min(1, pot / TRAY_SIZE);
}

/** By number of tiles: the mean score of a play. A poor tray is traded before a full one is laid. */
const USUAL_SCORES: readonly number[] = [0, ...SIZES].map((size) => {
  if (size === 0) return 0;
  const scores = SCORE_ROWS.map((row) => entryAt(row, size - 1)).filter((score) => score !== NO_PLAY);
  return size === TRAY_SIZE ? mean(scores.map((score) => Math.max(score, mean(scores)))) : mean(scores);
});

/** With an empty pot the next player usually goes out. `held`: the tiles of the player who has just moved. */
function emptyPotGain(players: number, held: number, before: number): number {
  const scored = LAST_SCORE + (players === 2 ? POINTS_PER_TILE : POINTS_PER_TILE / 3) * held;
  return before === 0 ? scored : -scored / (players - 1);
}

/** @param weights add up to one; all the same if left out */
function mean(values: readonly number[], weights?: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + value * (weights ? entryAt(weights, i) : 1 / values.length), 0);
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

import { entryAt, type Seat } from '@wordhoard/kernel';
import { type Components, PRINTED } from '../components.ts';
import { parsePlay } from '../notation.ts';
import type { TurnLine } from '../types.ts';
import { LAST_SCORE, NO_PLAY, POINTS_PER_TILE, SCORE_ROWS } from './planning-data.ts';

/**
 * Strong players lay a whole tray almost every turn, so the number of tiles left to draw tells who will have the last
 * turn, which is worth about a hundred points. A short play at the right time changes that.
 */
export interface Tempo {
  /**
   * Points that a player who has just moved will gain on the average opponent from here to the end of the game.
   * @param held number of tiles in the player's tray; it matters when the pot is empty
   */
  afterTurn(pot: number, held: number): number;
  /** The most promising number of tiles below a full tray. */
  bestShortSize(pot: number): number;
}

/** Share of plays with a full tray among strong players, and how many plays of a game this assumption counts for. */
const USUAL_BOMBS = 0.92;
const PRIOR_PLAYS = 6;

/** Points of plays with each number of tiles. */
interface ScoresBySize {
  /** 1 to a full tray. */
  readonly sizes: readonly number[];
  /** Random trays: the points of their best play with each number of tiles, or NO_PLAY. */
  readonly rows: readonly (readonly number[])[];
  /** By number of tiles: the mean score of a play. A poor tray is traded before a full one is laid. */
  readonly usual: readonly number[];
}

const scoresByComponents = new WeakMap<Components, ScoresBySize>();

function scoresBySize(components: Components): ScoresBySize {
  const known = scoresByComponents.get(components);
  if (known) return known;
  const { traySize, bombPoints } = components;
  const sizes = Array.from({ length: traySize }, (_, i) => i + 1);
  // The data are of the printed game. In a tray of another size, the same share of the tray counts.
  const printedSize = (size: number): number =>
    size === traySize
      ? PRINTED.traySize
      : Math.min(PRINTED.traySize - 1, Math.max(1, Math.round((size * PRINTED.traySize) / traySize)));
  const rows = SCORE_ROWS.map((row) =>
    sizes.map((size) => {
      const score = entryAt(row, printedSize(size) - 1);
      return score === NO_PLAY || size < traySize ? score : score + bombPoints - PRINTED.bombPoints;
    }),
  );
  const usual = [0, ...sizes].map((size) => {
    if (size === 0) return 0;
    const scores = rows.map((row) => entryAt(row, size - 1)).filter((score) => score !== NO_PLAY);
    return size === traySize ? mean(scores.map((score) => Math.max(score, mean(scores)))) : mean(scores);
  });
  const made = { sizes, rows, usual };
  scoresByComponents.set(components, made);
  return made;
}

/** @param bombs share of the others' plays that lay a full tray; all shorter sizes are equally likely */
export function makeTempo(components: Components, players: number, bombs: number): Tempo {
  const { traySize } = components;
  const { sizes, rows, usual } = scoresBySize(components);
  const others = players - 1;
  /** By pot, then by how many others move before the player: the points gained from there on. */
  const table: number[][] = [[]];
  const gainAfter = (pot: number, size: number, before: number): number =>
    pot > size ? entryAt(entryAt(table, pot - size), before) : emptyPotGain(players, traySize - size + pot, before);
  const shares = sizes.map((size) => (size === traySize ? bombs : (1 - bombs) / (traySize - 1)));
  /** Fills the table as far as it is needed, because the champion thinks about one pot at a time. */
  const gainFrom = (pot: number): number => {
    for (let next = Math.max(1, table.length); next <= pot; next++) {
      // The player chooses the number of tiles, the others don't think about it.
      const gains = sizes.map((size) => gainAfter(next, size, others));
      // With few tiles left, a new tray has many of the old tiles.
      const own = valueOfChoice(rows, gains, Math.min(1, next / traySize));
      const rest = Array.from({ length: others }, (_, before) =>
        mean(
          sizes.map((size) => gainAfter(next, size, before) - entryAt(usual, size) / others),
          shares,
        ),
      );
      table[next] = [own, ...rest];
    }
    return entryAt(entryAt(table, pot), others);
  };
  const valueWith = (pot: number, size: number): number => {
    if (pot > size) gainFrom(pot - size);
    return entryAt(usual, size) + gainAfter(pot, size, others);
  };
  return {
    afterTurn: (pot, held) => (pot > 0 ? gainFrom(pot) : emptyPotGain(players, held, others)),
    bestShortSize: (pot) =>
      sizes.slice(0, -1).reduce((best, size) => (valueWith(pot, size) > valueWith(pot, best) ? size : best)),
  };
}

/**
 * The mean points of a turn and of what follows, if the player trades trays that are worse than the average.
 * @param gains what follows a play, by its number of tiles
 * @param newTiles share of a new tray that differs from the old one
 */
function valueOfChoice(rows: ScoresBySize['rows'], gains: readonly number[], newTiles: number): number {
  const values = rows.map((row) =>
    row.reduce(
      (best, score, i) => (score === NO_PLAY ? best : Math.max(best, score + entryAt(gains, i))),
      Number.NEGATIVE_INFINITY,
    ),
  );
  const average = mean(values);
  const gain = mean(values.map((value) => Math.max(0, average - value)));
  return average + gain * newTiles;
}

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
export function bombShare({ traySize }: Components, turns: readonly TurnLine[], seat: Seat): number {
  const sizes = turns.flatMap((line) => (line.type === 'play' && line.seat !== seat ? laidCount(line.play) : []));
  const bombs = sizes.filter((size) => size === traySize).length;
  return (bombs + USUAL_BOMBS * PRIOR_PLAYS) / (sizes.length + PRIOR_PLAYS);
}

function laidCount(play: string): number {
  const written = parsePlay(play);
  return 'code' in written ? 0 : written.squares.filter((square) => 'laid' in square).length;
}

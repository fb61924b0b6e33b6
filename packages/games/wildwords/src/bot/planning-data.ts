import type { TileFace } from '../tiles.ts';

/** Made by `npx node packages/games/wildwords/scripts/fit-planning.ts 500`. All values are points. */

/** What a tile adds to the best play of a tray, more than the average tile. */
export const TILE_VALUES: Readonly<Record<TileFace, number>> = {
  '*': 8.4,
  A: -1.3,
  B: -0.7,
  C: -2.4,
  D: -1.8,
  E: -0.1,
  F: -0.7,
  G: -2.1,
  H: -2.1,
  I: -1.5,
  J: -2.7,
  K: 0.1,
  L: -0.8,
  M: -1.4,
  N: -2.1,
  O: -1.7,
  P: -2.1,
  Q: -1.3,
  R: -1.5,
  S: -0.5,
  T: -2.2,
  U: -2.1,
  V: 0,
  W: 0.6,
  X: -1.3,
  Y: 0.9,
  Z: -0.4,
};
/** What each asterisk but the first adds besides, and each letter that is held a second time. */
export const SPARE_ASTERISK = -1.7;
export const PAIR = -3.4;

/** In `SCORE_ROWS`: no play with so many tiles was found. */
export const NO_PLAY = 0;
/** Random trays on boards of games: the points of the best play with one tile, two tiles … and a full tray. */
export const SCORE_ROWS: readonly (readonly number[])[] = [
  [5, 13, 18, 20, 23, 44, 80],
  [18, 36, 39, 40, 53, 0, 62],
  [19, 44, 54, 58, 82, 96, 97],
  [22, 46, 58, 0, 61, 0, 82],
  [26, 27, 34, 46, 0, 49, 74],
  [10, 22, 30, 38, 44, 56, 109],
  [17, 38, 42, 57, 72, 72, 175],
  [20, 22, 27, 32, 34, 38, 87],
  [25, 51, 59, 0, 0, 0, 64],
  [18, 40, 47, 49, 68, 72, 80],
  [23, 53, 0, 88, 0, 92, 118],
  [14, 39, 0, 0, 0, 40, 109],
  [14, 27, 34, 0, 56, 0, 64],
  [21, 22, 23, 30, 35, 37, 77],
  [19, 41, 44, 49, 51, 0, 83],
  [14, 33, 38, 56, 0, 65, 104],
  [25, 36, 36, 42, 44, 49, 89],
  [21, 38, 53, 57, 59, 65, 84],
  [16, 32, 0, 42, 47, 54, 118],
  [16, 30, 40, 50, 50, 127, 0],
  [18, 39, 42, 45, 0, 0, 77],
  [10, 25, 29, 35, 39, 42, 81],
  [19, 42, 46, 54, 54, 64, 108],
  [14, 32, 44, 54, 60, 80, 229],
  [12, 45, 0, 0, 0, 0, 56],
  [15, 23, 39, 40, 42, 0, 70],
  [23, 48, 52, 54, 54, 0, 64],
  [15, 34, 38, 43, 45, 48, 112],
  [16, 27, 30, 66, 72, 72, 84],
  [7, 17, 21, 24, 28, 40, 80],
  [19, 21, 23, 27, 39, 43, 83],
  [8, 17, 24, 36, 42, 44, 103],
  [20, 41, 44, 57, 0, 57, 82],
  [13, 28, 35, 38, 47, 47, 88],
  [19, 26, 29, 34, 36, 44, 139],
  [15, 33, 43, 74, 78, 83, 122],
  [21, 33, 52, 92, 0, 0, 0],
  [20, 25, 32, 37, 41, 49, 94],
  [15, 28, 34, 45, 79, 0, 105],
  [17, 22, 39, 42, 59, 0, 110],
  [13, 26, 36, 42, 43, 46, 67],
  [18, 32, 48, 0, 0, 0, 75],
  [24, 51, 56, 0, 0, 0, 86],
  [16, 21, 24, 26, 30, 0, 55],
  [37, 40, 0, 41, 55, 0, 107],
  [18, 28, 36, 42, 47, 52, 96],
  [23, 50, 0, 52, 0, 0, 93],
  [13, 28, 46, 51, 54, 60, 85],
];

/** Points that the first turn with an empty pot gains to the end of the game, and more for each tile the other holds. */
export const LAST_SCORE = 79;
export const POINTS_PER_TILE = 3.4;
